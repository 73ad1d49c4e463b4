import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { refuseCrossSiteWrites } from './cross-site.ts';

const app = fastify();
refuseCrossSiteWrites(app, 'https://wyvernvale.example');
app.setErrorHandler((error: { status?: number }, _request, reply) =>
  reply.code(error.status ?? 500).send(),
);
app.route({
  method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
  url: '/',
  handler: async () => 'ok',
});
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

it('allows a read from another site: somebody followed a link', async () => {
  expect(await send('GET', { 'sec-fetch-site': 'cross-site' })).toBe(200);
});
