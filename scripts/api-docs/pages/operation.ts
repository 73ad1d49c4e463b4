import { type Html, html } from '../../../src/platform/server/mail/html.ts';
import type { JsonSchema } from '../json-schemas.ts';
import type { ApiResponse, OpenApi, Operation, Parameter } from '../openapi.ts';
import { problems } from '../responses.ts';
import { renderKind, renderSchema } from './schema-list.ts';
import { renderExample, renderParagraphs, renderPath, renderText } from './text.ts';

export type PlacedOperation = { method: string; path: string; operation: Operation };

/** Every operation of a document, in its order. */
export const listOperations = ({ paths }: OpenApi): PlacedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

/** Method and path, as one line. */
export const renderCall = ({ method, path }: PlacedOperation): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span> <code class="path">${renderPath(path)}</code>`;

/** One endpoint with everything about it. */
export function renderOperation(placed: PlacedOperation): Html {
  const {
    operationId,
    summary,
    description,
    parameters = [],
    requestBody,
    responses,
  } = placed.operation;
  // The last paragraph says who may call it.
  const paragraphs = description.split('\n\n');
  const access = paragraphs.pop() ?? '';
  const text = paragraphs.join('\n\n');
  // A whole sentence is not repeated below the heading.
  const isSentence = text.charAt(summary.length) === '.';
  const rest = isSentence ? text.slice(summary.length + 1).trim() : text;
  return html`<section class="operation" id="${operationId}">
<h2>${renderText(summary)}</h2>
<p class="call">${renderCall(placed)}</p>
${rest && renderParagraphs(rest)}
<p class="access"><b>Who</b> ${renderText(access)}</p>
<p class="access"><b>Name</b> <code>${operationId}</code></p>
${renderParameters(parameters)}
${renderBody(requestBody)}
${renderResponses(responses)}
</section>
`;
}

function renderParameters(parameters: Parameter[]): Html | '' {
  if (parameters.length === 0) return '';
  return html`<h3>Parameters</h3>
<ul class="fields">
${parameters.map(
  ({
    name,
    in: place,
    required,
    schema,
    description,
  }) => html`<li><code class="name">${name}</code> <span class="place">${place}</span> ${renderKind(schema)}${required ? '' : html` <span class="optional">optional</span>`}${description ? html`<span class="note">${renderText(description)}</span>` : ''}</li>
`,
)}</ul>`;
}

function renderBody(body: Operation['requestBody']): Html | '' {
  if (!body) return '';
  return html`<h3>Body</h3>
${Object.entries(body.content).map(
  ([type, { schema = {}, example }]) => html`<p class="media">${type}</p>
${renderSchema(schema)}
${example !== undefined ? renderExample('Example of a body', example) : ''}`,
)}`;
}

function renderResponses(responses: Operation['responses']): Html {
  const entries = Object.entries(responses);
  const done = entries.filter(([status]) => status.startsWith('2'));
  const failed = entries.filter(([status]) => status.startsWith('4') || status.startsWith('5'));
  return html`${done.map(([status, response]) => renderSuccess(status, response))}
<details class="errors"><summary>Errors: ${failed.map(([status]) => status).join(', ')}</summary>
<table><thead><tr><th scope="col">Status</th><th scope="col">When</th></tr></thead><tbody>
${failed.map(
  ([
    status,
  ]) => html`<tr><td>${status}</td><td>${renderText(problems[Number(status)] ?? '')}</td></tr>
`,
)}</tbody></table></details>`;
}

function renderSuccess(status: string, { content, headers = {} }: ApiResponse): Html {
  const shown = Object.entries(content ?? {});
  return html`<h3>Answer ${status}</h3>
${shown.length === 0 ? html`<p class="media">No body</p>` : ''}
${Object.entries(headers).map(
  ([name, { description }]) =>
    html`<p class="media">Header <code>${name}</code>: ${renderText(description)}</p>`,
)}
${shown.map(
  ([type, { schema, example }]) => html`<p class="media">${type}</p>
${type === 'application/json' ? renderSchema(schema as JsonSchema) : ''}
${example !== undefined ? renderExample('Example of an answer', example) : ''}`,
)}`;
}
