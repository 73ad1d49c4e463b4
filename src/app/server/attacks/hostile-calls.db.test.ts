import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { AppOptions } from '../app-options.ts';

const pageNames: Record<string, string> = { '/': 'Home', '/404': 'Page Not Found' };
const rendered: string[] = [];
const renderer: NonNullable<AppOptions['renderer']> = {
  classifyPage: (path, search) => ({
    kind: path === '/' || path.startsWith('/area/') ? 'shared' : 'missing',
    search: search && `?${search}`,
    keep: search === '',
  }),
  fixedPaths: ['/'],
  style: '',
  findAssets: () => ({ start: '', entry: '', styles: [], preloads: [], font: '' }),
  renderPage: async ({ path, search, readPath }) => {
    await readPath('/api/service-areas');
    rendered.push(path + search);
    return { status: path === '/' ? 200 : 404, html: `<h1>${pageNames[path]}</h1>` };
  },
};

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ renderer, pages: { pagesPerMinute: 5 } });
});
afterAll(() => site.close());

const post = (path: string, body: string) =>
  fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a deeply nested body', () => {
  it.each([
    ['by itself', nest(8_190)],
    ['as deep as a body may be long', nest(120_000)],
    ['under a field', `{"rooms":${nest(8_000)}}`],
    ['under a field that no schema knows', `{"rooms":[],"more":${nest(8_000)}}`],
    ['of objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ])('%s is refused with a message that names the field', async (_, body) => {
    for (const path of ['/api/calculator/estimate', '/api/appointments', '/api/team/login']) {
      const answer = await post(path, body);
      expect(answer.status).toBe(400);
      expect((await answer.json()).detail).toMatch(/^[\w.[\]]+: must not be nested more than/);
    }
  });
});

describe('schema issues without a message get one of ours:', () => {
  it.each([
    ['a list for a body', () => post('/api/appointments', '[]'), 'body: must be an object.'],
    [
      'nothing for a body',
      () => post('/api/calculator/estimate', 'null'),
      'body: must be an object.',
    ],
    [
      'a page that is none',
      () => fetch(`${site.origin}/api/products/page/bogus`),
      /^pageLocation: must be (?!.*[|"']).+\.$/,
    ],
  ])('%s', async (_, send, sentence) => {
    const answer = await send();
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toMatch(sentence);
  });
});

/** Sends raw bytes. @returns the whole response */
async function sendRaw(text: string): Promise<string> {
  const { port } = new URL(site.origin);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.write(text);
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  await once(socket, 'close');
  return answer;
}

describe('what is no request', () => {
  it.each([
    ['HELLO\r\n\r\n', 400, 'This is not a valid HTTP request.'],
    ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ])(
    'gets a problem document with the security headers: %.20s',
    async (text, status, detail = '') => {
      const answer = await sendRaw(text);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain('content-type: application/problem+json; charset=utf-8');
      expect(answer).toContain("content-security-policy: frame-ancestors 'none'");
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(answer).toContain(detail);
    },
  );
});

describe('a URL that no page can have', () => {
  it.each([
    '/area/%00',
    '/products/%E0%A4%A',
    '/%',
    '/%E0%A4%A',
    '/admin/%',
    '/products/%00',
    `/${'x'.repeat(10_000)}`,
    '/area/%ed%a0%80',
    `/area/${'x'.repeat(400)}`,
    '/?search=%00',
    '/\\\\evil.example/carpets/',
    'http://evil.example/carpets/',
  ])('%s is the 404 page', async (path) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).toMatch(/content-type: text\/html/i);
    expect(answer).toMatch(/content-security-policy: /i);
    expect(answer).toContain('Page Not Found');
  });

  it('stays a problem document under /api', async () => {
    const answer = await sendRaw(
      'GET /api/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/content-type: application\/problem\+json/i);
  });
});

describe('an upgrade', () => {
  it.each(['h2c', 'websocket2', 'TLS/1.0, HTTP/2.0'])(
    'to %s is ignored and gets the page',
    async (to) => {
      const answer = await sendRaw(
        `GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: ${to}\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
      expect(answer).toContain('Home');
    },
  );
});

/** Opens a connection from an IP address of its own. */
async function connectFrom(localAddress: string) {
  const socket = connect({
    port: Number(new URL(site.origin).port),
    host: '127.0.0.1',
    localAddress,
  });
  await once(socket, 'connect');
  return socket;
}

describe('a connection', () => {
  it.each(['/', '/ws', '/elsewhere'])(
    'that is reset at an upgrade to %s does not affect others',
    async (path) => {
      for (let i = 0; i < 20; i += 1) {
        const socket = await connectFrom('127.0.0.1');
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        );
        socket.resetAndDestroy();
      }
      expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    },
  );

  it('that sends thousands of requests at once is closed, and its network is blocked for a while', async () => {
    const before = rendered.length;
    const socket = await connectFrom('127.0.0.2');
    socket.on('error', () => {});
    socket.resume();
    socket.write('GET /?search=pipelined HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000));
    await once(socket, 'close');
    const next = await connectFrom('127.0.0.2');
    next.on('error', () => {});
    next.resume();
    await once(next, 'close');
    expect(rendered.length - before).toBeLessThan(20);
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  });

  it('that sends a few requests at once gets all responses', async () => {
    const answer = await sendRaw(
      `${'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(8)}GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.match(/HTTP\/1.1 200 /g)).toHaveLength(9);
  });
});

describe('invented sessions', () => {
  it('are looked up two at a time for a network', async () => {
    const answers: (() => void)[] = [];
    const slow = await startTestApp({
      callsOfNetwork: { maxRunning: 2, maxWaiting: 500 },
      authenticate: () => new Promise((resolve) => answers.push(() => resolve(undefined))),
    });
    const calls = Array.from({ length: 6 }, () => fetch(`${slow.origin}/api/team/members`));
    await expect.poll(() => answers.length).toBe(2);
    for (let i = 0; i < 6; i += 1) {
      await expect.poll(() => answers.length).toBe(Math.min(6, i + 2));
      answers[i]?.();
    }
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(401));
    await slow.close();
  });
});

describe('pages that have to be rendered', () => {
  it('for an invented URL are counted and not cached', async () => {
    const own = await startTestApp({ renderer, pages: { pagesPerMinute: 3 } });
    const read = async (path: string) => (await fetch(own.origin + path)).status;
    expect([await read('/area/a'), await read('/area/a'), await read('/area/b')]).toEqual([
      404, 404, 404,
    ]);
    expect([await read('/area/c'), await read('/area/a'), await read('/')]).toEqual([
      429, 429, 200,
    ]);
    expect(rendered.filter((path) => path === '/area/a')).toHaveLength(2);
    await own.close();
  });

  it('are limited by network, cached ones are not', async () => {
    const read = (path: string) => fetch(site.origin + path);
    const statuses = [];
    for (let i = 0; i < 8; i += 1) statuses.push((await read(`/?search=${i}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = await read('/?search=more');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read('/')).status).toBe(200);
    expect(rendered.filter((path) => /^\/\?search=\d/.test(path))).toHaveLength(5);
  });
});
