import { expect } from 'vitest';
import type { Role } from '#features/staff-accounts/limits.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { findMistakes, findOperation, type OpenApi, type Operation } from './built-documents.ts';

export type WalkCall = {
  /** Who calls: a role, or a Cookie header; default: nobody. */
  as?: Role | { cookie: string };
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** The expected status; default: the first success of the operation. */
  status?: number;
};
type RecordedExample = { body?: unknown; answer?: unknown };

/** What a test that knows its answer reads from it. */
// biome-ignore lint/suspicious/noExplicitAny: the schemas of the document judge the answers.
export type Answered = { body: any; headers: Headers };

const maxItems = 1;

/** Calls a site by its OpenAPI document, and compares all that is sent and answered with it. */
export class ApiWalk {
  readonly site: TestApp;
  readonly #document: OpenApi;
  /** By operation: what was sent and answered at its first success. */
  readonly examples: Record<string, RecordedExample> = {};
  /** Operations that have succeeded. */
  readonly called = new Set<string>();

  constructor(site: TestApp, document: OpenApi) {
    this.site = site;
    this.#document = document;
  }

  async call(operationId: string, call: WalkCall = {}): Promise<Answered> {
    const { template, method, operation } = findOperation(this.#document, operationId);
    const url = this.#writeUrl(template, operation, call);
    const { body, form, as } = call;
    const type = Object.keys(operation.requestBody?.content ?? {})[0];
    if (body !== undefined && !(call.status && call.status >= 400))
      this.#expectValid(
        operation.requestBody?.content['application/json']?.schema,
        body,
        operationId,
      );
    if (form) expect(type, operationId).toBe('multipart/form-data');
    const answer = await fetch(url, {
      method,
      headers: {
        ...(typeof as === 'string' ? await staffHeaders(this.site, as) : as),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...((body !== undefined || form) && { body: form ?? JSON.stringify(body) }),
    });
    return this.#judge(operationId, operation, call, answer);
  }

  #writeUrl(template: string, { operationId, parameters = [] }: Operation, call: WalkCall): string {
    const { params = {}, query = {} } = call;
    const known = (place: string) => parameters.filter((one) => one.in === place);
    const names = known('path').map(({ name }) => name);
    expect(Object.keys(params).sort(), operationId).toEqual(names.sort());
    for (const [name, value] of Object.entries(query)) {
      const parameter = known('query').find((one) => one.name === name);
      expect(parameter, `${operationId} has no parameter ${name}`).toBeDefined();
      this.#expectValid(parameter?.schema, value, `${operationId} ${name}`);
    }
    const path = template.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
    return `${this.site.origin}${path}${search.size > 0 ? `?${search}` : ''}`;
  }

  async #judge(
    operationId: string,
    { responses }: Operation,
    { body, status: wanted }: WalkCall,
    answer: Response,
  ): Promise<Answered> {
    const { status, headers } = answer;
    const media = headers.get('content-type')?.split(';')[0] ?? '';
    const isOpen = media === 'text/event-stream';
    if (isOpen) await answer.body?.cancel();
    const text = isOpen ? '' : await answer.text();
    const what = `${operationId} answered ${status} ${text.slice(0, 400)}`;
    expect(status, what).toBe(wanted ?? Number(Object.keys(responses)[0]));
    const response = responses[status];
    expect(response, `${what}, which the document does not list`).toBeDefined();
    const content = response?.$ref ? this.#problem() : response?.content;
    const parsed = /json$/.test(media) ? JSON.parse(text) : text;
    if (text === '' && media === '') expect(content, what).toBeUndefined();
    else {
      const documented = Object.entries(content ?? {}).find(([type]) =>
        type.endsWith('/*') ? media.startsWith(type.slice(0, -1)) : type === media,
      );
      expect(documented, `${what} as ${media}`).toBeDefined();
      if (/json$/.test(media)) this.#expectValid(documented?.[1].schema, parsed, what);
    }
    if (status < 400) this.#keep(operationId, body, /json$/.test(media) ? parsed : undefined);
    return { body: parsed, headers };
  }

  #problem() {
    return { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  }

  #expectValid(schema: object | undefined, value: unknown, what: string) {
    expect(schema, what).toBeDefined();
    expect(findMistakes(this.#document, schema ?? {}, value), what).toBe('');
  }

  #keep(operationId: string, body: unknown, answer: unknown) {
    if (this.called.has(operationId)) return;
    this.called.add(operationId);
    const example = {
      ...(body !== undefined && { body }),
      ...(answer !== undefined && { answer: shorten(answer) }),
    };
    if (Object.keys(example).length > 0) this.examples[operationId] = example;
  }
}

/** An answer with at most one item of each list, for the documents. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}
