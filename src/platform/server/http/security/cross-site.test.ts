import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { refuseCrossSiteCalls } from './cross-site.ts';

const app = fastify();
refuseCrossSiteCalls(app, 'https://wyvernvale.example');
app.setErrorHandler((error: { status?: number }, _request, reply) =>
  reply.code(error.status ?? 500).send(),
);
app.route({
  method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
  url: '/',
  handler: async () => 'ok',
});
app.get('/api/things', async () => 'ok');
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
const send = async (method: Method, headers: Record<string, string>) =>
  (await app.inject({ method, url: '/', headers: { host: '127.0.0.1:4000', ...headers } }))
    .statusCode;

describe('a write', () => {
  it.each<[string, Record<string, string>]>([
    ['from our public address', { origin: 'https://wyvernvale.example' }],
    ['from the host that was asked', { origin: 'http://127.0.0.1:4000' }],
    ['by the browser on our own page', { 'sec-fetch-site': 'same-origin' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['by a program that is no browser', {}],
  ])('%s is allowed', async (_what, headers) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'] as const)
      expect(await send(method, headers)).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['from another port of this machine', { origin: 'http://127.0.0.1:4001' }],
    [
      'from a host whose name begins like ours',
      { origin: 'https://wyvernvale.example.evil.example' },
    ],
    ['from a sandboxed frame', { origin: 'null' }],
    ['from an origin that is none', { origin: 'wyvernvale.example' }],
    ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    [
      'that the browser calls cross-site, whatever its origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://wyvernvale.example' },
    ],
  ])('%s is refused', async (_what, headers) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'] as const)
      expect(await send(method, headers)).toBe(403);
  });
});

describe('a read that another site asked for', () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const read = async (url: string, headers: Record<string, string>) =>
    (await app.inject({ method: 'GET', url, headers })).statusCode;

  it('is allowed for a page, and where somebody followed a link', async () => {
    expect(await read('/', { ...foreign, 'sec-fetch-mode': 'no-cors' })).toBe(200);
    expect(await read('/api/things', { ...foreign, 'sec-fetch-mode': 'navigate' })).toBe(200);
  });

  it.each(['cors', 'no-cors', 'websocket'])('is refused for data in mode %s', async (mode) => {
    expect(await read('/api/things', { ...foreign, 'sec-fetch-mode': mode })).toBe(403);
    expect(await read('/api/things', { 'sec-fetch-site': 'same-origin' })).toBe(200);
  });
});
