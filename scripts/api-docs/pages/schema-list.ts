import { type Html, html } from '../../../src/platform/server/mail/html.ts';
import type { JsonSchema } from '../json-schemas.ts';
import { renderText } from './text.ts';

const nameOfRef = ($ref: string) => $ref.split('/').at(-1) ?? '';

const choicesOf = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[];

/** The type of a schema in a few words, with a link for a schema with a name. */
function renderType(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = nameOfRef(schema.$ref);
    return html`<a href="/api/docs/schemas#${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return join(
      (schema.enum as unknown[]).map((value) => html`<code>${JSON.stringify(value)}</code>`),
    );
  const choices = choicesOf(schema);
  if (choices.length > 0) return join(choices.map(renderType));
  if (schema.type === 'array')
    return html`list of ${renderType((schema.items ?? {}) as JsonSchema)}`;
  if (Array.isArray(schema.type)) return join(schema.type.map((type) => html`${type}`));
  return html`${schema.type ?? 'any value'}`;
}

const join = (parts: Html[]): Html =>
  html`${parts.map((part, i) => (i === 0 ? part : html` or ${part}`))}`;

/** The limits of a value, such as `at most 100 characters`. */
function describeLimits(schema: JsonSchema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const range = (least: unknown, most: unknown, unit: string) => {
    if (least === undefined && most === undefined) return [];
    if (most === undefined) return [`at least ${least}${unit}`];
    return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`];
  };
  return [
    ...(typeof schema.format === 'string' ? [schema.format] : []),
    ...range(minLength, maxLength, ' characters'),
    ...range(minimum, maximum, ''),
    ...range(minItems, maxItems, ' items'),
    ...(typeof schema.pattern === 'string' ? [`pattern ${schema.pattern}`] : []),
    ...('default' in schema ? [`default ${JSON.stringify(schema.default)}`] : []),
  ];
}

/** Limits of a schema, also those of its items or of its only choice beside null. */
function limitsOf(schema: JsonSchema): string[] {
  const choices = choicesOf(schema).filter(({ type }) => type !== 'null');
  const inner = [...(choices.length === 1 ? choices : []), (schema.items ?? {}) as JsonSchema];
  return [...describeLimits(schema), ...inner.flatMap(describeLimits)];
}

/** Type and limits of a value in one line. */
export const renderKind = (schema: JsonSchema): Html => {
  const limits = limitsOf(schema);
  return html`<span class="type">${renderType(schema)}</span>${limits.length > 0 ? html`<span class="limits">, ${limits.join(', ')}</span>` : ''}`;
};

/** Schemas with fields that are written out below a value: objects, and those in lists and choices. */
function objectsWithin(schema: JsonSchema): JsonSchema[] {
  if (schema.$ref) return [];
  if (schema.properties) return [schema];
  const inner = [...choicesOf(schema), ...((schema.allOf ?? []) as JsonSchema[])];
  if (schema.items) inner.push(schema.items as JsonSchema);
  if (typeof schema.additionalProperties === 'object')
    inner.push(schema.additionalProperties as JsonSchema);
  return inner.flatMap(objectsWithin);
}

/** The fields of a schema as a nested list; empty for a value without fields. */
export function renderFields(schema: JsonSchema): Html {
  return html`${objectsWithin(schema).map(
    ({ properties = {}, required = [] }) => html`<ul class="fields">
${Object.entries(properties).map(
  ([
    name,
    value,
  ]) => html`<li><code class="name">${name}</code> ${renderKind(value)}${required.includes(name) ? '' : html` <span class="optional">optional</span>`}${value.description ? html`<span class="note">${renderText(value.description)}</span>` : ''}${renderFields(value)}</li>
`,
)}</ul>`,
  )}`;
}

/** A whole schema: its kind, unless it is a plain object, and its fields. */
export function renderSchema(schema: JsonSchema): Html {
  const kind = schema.properties ? '' : html`<p class="kind">${renderKind(schema)}</p>`;
  return html`${kind}${renderFields(schema)}`;
}
