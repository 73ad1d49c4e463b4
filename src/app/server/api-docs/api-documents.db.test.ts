import { readdir } from 'node:fs/promises';
import path from 'node:path';
import asyncApiSpecs from '@asyncapi/specs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltDocuments,
  buildApiDocs,
  findMistakes,
  listOperations,
} from '#tests/support/api-docs/built-documents.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PageRenderer } from '../pages/serve-pages.ts';

/** Routes that no program calls by a document. */
const exceptions: Record<string, RegExp> = {
  'the documents themselves': /^\/api\/docs(\/|$)/,
  'pages, and what crawlers ask for':
    /^\/(\*|robots\.txt|sitemap\.xml|\.well-known\/security\.txt)$/,
  'files of the root and of the build':
    /^\/((assets|drawings)\/|today-worker\.js$|[\w.-]+\.(svg|png|ico|webmanifest|txt|xml)$)/,
};

/** With it the app has the routes of pages too. */
const renderer: PageRenderer = {
  classifyPage: () => ({ kind: 'missing', search: '', keep: false }),
  renderPage: async () => ({ status: 200, html: '' }),
  findAssets: () => ({ start: '', entry: '', styles: [], preloads: [], font: '' }),
  style: '',
  fixedPaths: [],
};

let documents: BuiltDocuments;
let site: TestApp;
beforeAll(async () => {
  documents = await buildApiDocs();
  site = await startTestApp({
    apiDocsFolder: documents.folder,
    publicFolder: path.resolve('public'),
    renderer,
  });
});
afterAll(async () => {
  await site.close();
  await documents.remove();
});

describe('the OpenAPI document', () => {
  it('has every route, but those excepted', () => {
    const described = Object.entries(documents.openApi.paths).flatMap(([template, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${template}`),
    );
    const served = site.app
      .listRoutes()
      .flatMap(({ method, url }) => method.split(',').map((one) => ({ method: one, url })))
      .filter(({ method }) => method !== 'HEAD')
      .filter(({ url }) => !Object.values(exceptions).some((pattern) => pattern.test(url)))
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.toSorted()).toEqual(served.toSorted());
    expect(described.length).toBeGreaterThan(150);
  });

  it('says of every route who may call it, as the server does', () => {
    const accessOf = new Map(
      site.app
        .listRoutes()
        .map(({ method, url, access }) => [`${method} ${url.replace(/:(\w+)/g, '{$1}')}`, access]),
    );
    const words = {
      anyone: 'Open to anyone.',
      enrolling: 'For every staff account, even one',
      'signed-in': 'For every staff account, fitters too.',
      staff: 'For the office: support and admins.',
      admin: 'For admins.',
    };
    for (const [template, methods] of Object.entries(documents.openApi.paths))
      for (const [method, { description, responses }] of Object.entries(methods)) {
        const access = accessOf.get(`${method.toUpperCase()} ${template}`) ?? 'anyone';
        expect(description, template).toContain(words[access]);
        expect('401' in responses || access === 'anyone', template).toBe(true);
      }
  });

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(documents.openApi));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('has a summary, and a parameter for each step of a path that varies', () => {
    for (const [template, methods] of Object.entries(documents.openApi.paths))
      for (const { operationId, summary, parameters = [] } of Object.values(methods)) {
        expect(summary, operationId).toMatch(/^[A-Z].{5,}[^.:;]$/);
        const steps = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const inPath = parameters.filter((one) => one.in === 'path');
        expect(inPath.map(({ name }) => name).toSorted(), operationId).toEqual(steps.toSorted());
      }
  });

  it('has examples, each valid by its schema', () => {
    const { openApi } = documents;
    let count = 0;
    for (const { operationId, requestBody, responses } of listOperations(openApi))
      for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)])
        for (const { schema = {}, example } of Object.values(content)) {
          if (example === undefined) continue;
          count += 1;
          expect(findMistakes(openApi, schema, example), operationId).toBe('');
        }
    expect(count).toBeGreaterThan(150);
  });

  it('would be caught with a wrong example', () => {
    const { openApi } = documents;
    const schema = { $ref: '#/components/schemas/Problem' };
    const problem = { type: 'about:blank', title: 'Bad request', status: 400, requestId: 'x' };
    expect(findMistakes(openApi, schema, problem)).toContain("'detail'");
    expect(findMistakes(openApi, schema, { ...problem, detail: 'x' })).toBe('');
  });

  it('names the cookies, the key for repeating and the headers of lists', () => {
    const find = (id: string) =>
      listOperations(documents.openApi).find(({ operationId }) => operationId === id);
    expect(find('listAppointments')?.security).toEqual([{ staffSession: [] }]);
    expect(find('listProducts')?.security).toBeUndefined();
    expect(find('createEnquiry')?.parameters?.map(({ name }) => name)).toEqual(['Idempotency-Key']);
    const headers = (id: string) => Object.keys(find(id)?.responses['200']?.headers ?? {});
    expect(headers('listProducts')).toEqual(['X-Next-Cursor', 'X-WP-Total', 'X-WP-TotalPages']);
    expect(headers('listCustomers')).toEqual(['X-Next-Cursor']);
    expect(Object.keys(find('deleteAccount')?.responses ?? {})).toEqual(
      expect.arrayContaining(['204', '401', '403', '404', '409', '428', '429', '503', 'default']),
    );
  });
});

describe('the AsyncAPI document', () => {
  it('is valid AsyncAPI 3', () => {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    const schema = asyncApiSpecs.schemasWithoutId['3.0.0'];
    const validate = ajv.compile(schema as object);
    expect(validate(documents.asyncApi), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  });

  it('has an example of each kind of frame, valid by its schema', () => {
    const { messages } = documents.asyncApi.components;
    expect(Object.keys(messages)).toHaveLength(14);
    for (const [name, { payload, examples = [] }] of Object.entries(messages)) {
      expect(examples, name).toHaveLength(1);
      expect(findMistakes(documents.asyncApi, payload, examples[0]?.payload), name).toBe('');
    }
  });
});

describe('serving', () => {
  const get = (url: string, headers = {}) => site.app.inject({ url, headers });

  it('each file has a URL, a type and an ETag, and search engines leave it out', async () => {
    const files = await readdir(documents.folder);
    const types = { json: 'application/json', css: 'text/css', html: 'text/html' };
    for (const file of files) {
      const [name, ending = ''] = file.split('.');
      const url = ending === 'html' ? `/api/docs/${name}` : `/api/docs/${file}`;
      const answer = await get(url.replace('/index', ''));
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers['content-type']).toContain(types[ending as keyof typeof types]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      });
      const again = await get(url.replace('/index', ''), { 'if-none-match': answer.headers.etag });
      expect(again.statusCode, url).toBe(304);
    }
  });

  it('nothing else of the folder, and no folder above', async () => {
    for (const url of ['/api/docs/', '/api/docs/none', '/api/docs/..%2f..%2fpackage.json'])
      expect((await get(url)).statusCode, url).toBe(404);
  });

  it('pages run no script and name every endpoint', async () => {
    const overview = (await get('/api/docs')).body;
    for (const { operationId } of listOperations(documents.openApi))
      expect(overview).toContain(`#${operationId}"`);
    expect(overview).not.toMatch(/<script|style="|onclick/);
  });
});
