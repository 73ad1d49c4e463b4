import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PageRenderer } from '../pages/serve-pages.ts';

type Content = Record<string, { schema: { properties?: Record<string, unknown>; items?: object } }>;
type Operation = {
  operationId?: string;
  summary: string;
  description: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};
type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Problem: { required: string[] } }; responses: Record<string, object> };
};
type AsyncApi = {
  channels: {
    chat: { messages: Record<string, { payload: { description?: string; properties?: object } }> };
  };
};

/** Routes that are no part of the API. */
const exceptions: Record<string, RegExp> = {
  'the documents themselves': /^\/api\/docs(\/|$)/,
  'pages, and what crawlers ask for':
    /^\/(\*|robots\.txt|sitemap\.xml|\.well-known\/security\.txt)$/,
  'files of the root and of the build':
    /^\/((assets|drawings)\/|today-worker\.js$|[\w.:-]+\.(svg|png|ico|css|webmanifest|txt|xml)$)/,
};

/** With it the app has the routes of pages too. */
const renderer: PageRenderer = {
  classifyPage: () => ({ kind: 'missing', search: '', keep: false }),
  renderPage: async () => ({ status: 200, html: '' }),
  findAssets: () => ({ start: '', entry: '', styles: [], preloads: [], font: '' }),
  style: '',
  fixedPaths: [],
};

const reader = { 'index.html': '<title>API</title>', 'reader.js': 'open()', 'reader.css': '' };

let site: TestApp;
let folder: string;
let openApi: OpenApi;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'api-docs-'));
  for (const [name, text] of Object.entries(reader)) await writeFile(path.join(folder, name), text);
  site = await startTestApp({
    apiDocsFolder: folder,
    publicFolder: path.resolve('public'),
    renderer,
  });
  openApi = (await get('/api/docs/openapi.json')).json();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => site.app.inject({ url, headers });

/** Every operation with its method and path, such as `GET /api/products/{id}`. */
const listOperations = () =>
  Object.entries(openApi.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${template}`,
      operation,
    })),
  );
function findOperation(id: string): Operation {
  const found = listOperations().find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`The document has no operation ${id}.`);
  return found.operation;
}
const routeName = ({ method, url }: { method: string; url: string }) =>
  `${method} ${url.replace(/:(\w+)/g, '{$1}')}`;

describe('the OpenAPI document', () => {
  it('lists every route of the API', () => {
    const served = site.app
      .listRoutes()
      .filter(({ method }) => method !== 'HEAD')
      .filter(({ url }) => !Object.values(exceptions).some((pattern) => pattern.test(url)));
    const described = listOperations().map(({ route }) => route);
    expect(described.toSorted()).toEqual(served.map(routeName).toSorted());
    expect(described.length).toBeGreaterThan(150);
    expect(openApi.openapi).toBe('3.1.0');
  });

  it('says of every endpoint what it does and who may call it', () => {
    const words = {
      anyone: 'Open to anyone.',
      enrolling: 'For every staff account, even one',
      'signed-in': 'For every staff account, fitters too.',
      staff: 'For support, office and admin accounts.',
      'manage-fitters': 'For office and admin accounts.',
      'manage-prices': 'For office and admin accounts.',
      export: 'For office and admin accounts.',
      admin: 'For admin accounts.',
    };
    const accessOf = new Map(
      site.app.listRoutes().map((route) => [routeName(route), route.access]),
    );
    for (const { route, operation } of listOperations()) {
      const { operationId, summary, description, responses } = operation;
      expect(summary, route).toMatch(/^[A-Z].{5,}[^.:;]$/);
      if (!operationId) continue;
      const access = accessOf.get(route) ?? 'anyone';
      expect(description, route).toContain(words[access]);
      expect('401' in responses || access === 'anyone', route).toBe(true);
    }
  });

  it('names the parameters of every path', () => {
    for (const { route, operation } of listOperations()) {
      const steps = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path');
      expect(inPath.map(({ name }) => name).toSorted(), route).toEqual(steps.toSorted());
    }
  });

  it('takes bodies and answers from the contracts', () => {
    const { parameters, requestBody, responses } = findOperation('createEnquiry');
    expect(parameters?.map(({ name }) => name)).toEqual(['idempotency-key']);
    const body = requestBody?.content['application/json']?.schema;
    expect(Object.keys(body?.properties ?? {})).toContain('firstName');
    const answer = responses['201']?.content?.['application/json']?.schema;
    expect(Object.keys(answer?.properties ?? {})).toEqual(['id', 'status']);
    const upload = findOperation('uploadImage').requestBody?.content['multipart/form-data'];
    expect(Object.keys(upload?.schema.properties ?? {})).toEqual(['file']);
    expect(findOperation('exportEnquiries').responses['200']?.content).toHaveProperty('text/csv');
  });

  it('lists the statuses of errors with the payload that is sent', async () => {
    const statuses = ['204', '401', '403', '404', '409', '428', '429', '503', 'default'];
    expect(Object.keys(findOperation('deleteAccount').responses)).toEqual(
      expect.arrayContaining(statuses),
    );
    for (const { operation } of listOperations())
      for (const { $ref } of Object.values(operation.responses))
        if ($ref) expect(openApi.components.responses).toHaveProperty($ref.split('/').at(-1) ?? '');
    const sent = (await get('/api/products/none')).json();
    expect(Object.keys(sent).toSorted()).toEqual(
      openApi.components.schemas.Problem.required.toSorted(),
    );
  });
});

it('the AsyncAPI document has every kind of frame with its fields', async () => {
  const asyncApi: AsyncApi = (await get('/api/docs/asyncapi.json')).json();
  const { messages } = asyncApi.channels.chat;
  expect(Object.keys(messages)).toHaveLength(16);
  expect(messages['server.joined']?.payload.description).toBe('Response to a join.');
  expect(Object.keys(messages['client.send_message']?.payload.properties ?? {})).toContain(
    'clientMessageId',
  );
});

describe('serving', () => {
  it('sends each document and each file of the reader, and keeps search engines out', async () => {
    const urls = ['', '/openapi.json', '/asyncapi.json', '/reader.js', '/reader.css'];
    for (const url of urls) {
      const { statusCode, headers } = await get(`/api/docs${url}`);
      expect(statusCode, url).toBe(200);
      expect(headers['x-robots-tag'], url).toBe('noindex');
    }
  });

  it('sends nothing else of the folder or above it', async () => {
    for (const url of ['/api/docs/', '/api/docs/none', '/api/docs/..%2f..%2fpackage.json'])
      expect((await get(url)).statusCode, url).toBe(404);
  });
});
