import { type Html, html } from '../../../src/platform/server/mail/html.ts';
import type { AsyncApi, Message } from '../asyncapi.ts';
import type { JsonSchema } from '../json-schemas.ts';
import type { OpenApi } from '../openapi.ts';
import { problems, schemes } from '../responses.ts';
import { tags } from '../tags.ts';
import { type Page, renderPage, urlOf } from './layout.ts';
import { listOperations, type PlacedOperation, renderCall, renderOperation } from './operation.ts';
import { renderSchema } from './schema-list.ts';
import { renderExample, renderParagraphs, renderText } from './text.ts';

/** Renders the pages of the documents. @returns HTML by file name, without its ending */
export function renderPages(openApi: OpenApi, asyncApi: AsyncApi): Map<string, string> {
  const operations = listOperations(openApi);
  const pages: Page[] = [
    renderOverview(openApi, operations),
    ...tags.map(({ name, title, description }) => {
      const ofTag = operations.filter(({ operation }) => operation.tags.includes(name));
      return {
        name,
        title,
        main: html`<p class="lead">${description}</p>
${renderIndex(ofTag, '')}
${ofTag.map(renderOperation)}`,
      };
    }),
    renderSocket(asyncApi),
    renderSchemas({ ...asyncApi.components.schemas, ...openApi.components.schemas }),
  ];
  return new Map(pages.map((page) => [page.name || 'index', renderPage(page)]));
}

/** A list of endpoints that link to their descriptions on a page. */
const renderIndex = (operations: PlacedOperation[], url: string): Html => html`<ul class="index">
${operations.map(
  (
    placed,
  ) => html`<li><a href="${url}#${placed.operation.operationId}">${renderText(placed.operation.summary)}</a> <span class="call">${renderCall(placed)}</span></li>
`,
)}</ul>`;

function renderOverview(openApi: OpenApi, operations: PlacedOperation[]): Page {
  const { description, version } = openApi.info as { description: string; version: string };
  return {
    name: '',
    title: 'API documents',
    main: html`<p class="lead">What the website and its back office call, and what any other program may call by the same rules. Version ${version}.</p>
<ul class="downloads">
<li><a href="/api/docs/openapi.json">openapi.json</a> <span>${operations.length} endpoints, OpenAPI 3.1</span></li>
<li><a href="/api/docs/asyncapi.json">asyncapi.json</a> <span>the chat socket, AsyncAPI 3</span></li>
</ul>
<h2>Conventions</h2>
<p>${renderText(description)}</p>
<h3>Signing in</h3>
<p>Sessions are cookies, which scripts cannot read. Writes from pages of other websites are refused.</p>
<ul class="fields">
${Object.values(schemes).map(
  ({
    cookie,
    description: text,
  }) => html`<li><code class="name">${cookie}</code><span class="note">${renderText(text)}</span></li>
`,
)}</ul>
<p>Behind TLS the names of the cookies begin with <code>__Host-</code>.</p>
<h3>Lists</h3>
<p>A list with a <code>cursor</code> parameter has the header <code>X-Next-Cursor</code> as long as there is a next page: pass it on as <code>cursor</code>. The list of products also counts pages: <code>page</code>, <code>per_page</code>, <code>X-WP-Total</code>, <code>X-WP-TotalPages</code>.</p>
<h3>Repeated requests</h3>
<p>Bookings and enquiries take an <code>Idempotency-Key</code> header: after a lost answer the same request can be sent again with the same key, and nothing is stored twice.</p>
<h3>Errors</h3>
<p>Every error is a problem document: <code>application/problem+json</code>, with a sentence in <code>detail</code> that can be shown to a person, and the fields in <code>errors</code> where there are any.</p>
${renderSchema(openApi.components.schemas.Problem ?? {})}
<table><thead><tr><th scope="col">Status</th><th scope="col">When</th></tr></thead><tbody>
${Object.entries(problems).map(
  ([status, text]) => html`<tr><td>${status}</td><td>${renderText(text)}</td></tr>
`,
)}</tbody></table>
<h2>Endpoints</h2>
${tags.map(
  ({ name, title, description: text }) => html`<h3><a href="${urlOf(name)}">${title}</a></h3>
<p>${text}</p>
${renderIndex(
  operations.filter(({ operation }) => operation.tags.includes(name)),
  urlOf(name),
)}`,
)}
<h3><a href="${urlOf('socket')}">Chat socket</a></h3>
<p>The frames of <code>/ws</code>.</p>`,
  };
}

function renderSocket({ info, components }: AsyncApi): Page {
  const { description } = info as { description: string };
  const sideOf = (side: string) =>
    Object.entries(components.messages).filter(([key]) => key.startsWith(`${side}.`));
  return {
    name: 'socket',
    title: 'Chat socket',
    main: html`<p class="call"><span class="method get">WS</span> <code class="path">/ws</code></p>
<p>${renderText(description)}</p>
<h2>Frames that a client sends</h2>
${sideOf('client').map(renderMessage)}
<h2>Frames that the server sends</h2>
${sideOf('server').map(renderMessage)}`,
  };
}

const renderMessage = ([key, { name, summary, payload, examples = [] }]: [string, Message]): Html =>
  html`<section class="operation" id="${key}">
<h3><code>${name}</code></h3>
${summary && renderParagraphs(summary)}
${renderSchema(payload)}
${examples.map((example) => renderExample('Example', example.payload))}
</section>
`;

function renderSchemas(schemas: Record<string, JsonSchema>): Page {
  return {
    name: 'schemas',
    title: 'Schemas',
    main: html`<p class="lead">What requests and answers of several endpoints have in common.</p>
${Object.keys(schemas)
  .sort()
  .map((name) => ({ name, schema: schemas[name] as JsonSchema }))
  .map(
    ({ name, schema }) => html`<section class="operation" id="${name}">
<h2>${name}</h2>
${schema.description ? renderParagraphs(schema.description) : ''}
${renderSchema(schema)}
</section>
`,
  )}`,
  };
}
