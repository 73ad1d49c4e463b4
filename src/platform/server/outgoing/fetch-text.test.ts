import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type FetchOptions, fetchText } from './fetch-text.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine. @returns its port and the paths that were asked for */
async function serve(answer: RequestListener) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, paths };
}

const fetchFrom = (url: string, more: Partial<FetchOptions> = {}) =>
  fetchText(url, {
    accept: 'text/calendar',
    maxBytes: 1_000,
    timeoutMs: 5_000,
    allowLoopback: true,
    ...more,
  });
const reason = (fetching: Promise<string>) =>
  fetching.then(
    (text) => `fetched ${text}`,
    (error) => error.reason,
  );
/** A resolver with one answer for every name. */
const resolvesTo = (...addresses: string[]) => {
  const names: string[] = [];
  const resolve = ((name: string, _how: object, answer: (...found: unknown[]) => void) => {
    names.push(name);
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof lookup;
  return { resolve, names };
};

describe('a text', () => {
  it('is fetched, after redirects too', async () => {
    const { port, paths } = await serve((request, response) => {
      if (request.url === '/c') return response.end('BEGIN:VCALENDAR é');
      response.writeHead(302, { location: request.url === '/a' ? '/b' : '/c' }).end();
    });
    expect(await fetchFrom(`http://127.0.0.1:${port}/a`)).toBe('BEGIN:VCALENDAR é');
    expect(paths).toEqual(['/a', '/b', '/c']);
  });

  it('is not fetched through redirects without end', async () => {
    const { port, paths } = await serve((_request, response) => {
      response.writeHead(301, { location: '/' }).end();
    });
    expect(await reason(fetchFrom(`http://127.0.0.1:${port}/`))).toBe('redirects');
    expect(paths).toHaveLength(4);
  });

  it.each([
    [404, 'missing'],
    [410, 'missing'],
    [401, 'forbidden'],
    [403, 'forbidden'],
    [500, 'server-error'],
    [204, 'server-error'],
    [302, 'server-error'],
  ])('of a response with status %i is not read: %s', async (status, expected) => {
    const { port } = await serve((_request, response) => response.writeHead(status).end('x'));
    expect(await reason(fetchFrom(`http://127.0.0.1:${port}/`))).toBe(expected);
  });

  it('is not read beyond its limit, whatever the server says its length is', async () => {
    const { port } = await serve((_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(500)));
      };
      response.on('drain', write);
      write();
    });
    expect(await reason(fetchFrom(`http://127.0.0.1:${port}/`))).toBe('too-large');
    const exact = await serve((_request, response) => response.end('x'.repeat(1_000)));
    expect(await fetchFrom(`http://127.0.0.1:${exact.port}/`)).toHaveLength(1_000);
  });

  it.each([
    ['never answers', () => {}],
    ['never ends', ((_request, response) => response.write('x')) as RequestListener],
  ])('of a server that %s is given up', async (_name, answer) => {
    const { port } = await serve(answer);
    expect(await reason(fetchFrom(`http://127.0.0.1:${port}/`, { timeoutMs: 100 }))).toBe(
      'timeout',
    );
  });

  it('that is cut off is not taken for the whole', async () => {
    const { port } = await serve((request, response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('half', () => request.socket.destroy());
    });
    expect(await reason(fetchFrom(`http://127.0.0.1:${port}/`))).toBe('unreachable');
  });
});

describe('an address inside', () => {
  it.each([
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'http://93.184.216.34/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'nothing',
  ])('%s is refused without a request', async (url) => {
    expect(await reason(fetchFrom(url, { allowLoopback: false }))).toBe('not-public');
  });

  it.each(['https://10.0.0.1/', 'http://10.0.0.1/', 'http://93.184.216.34/'])(
    '%s is refused even where loopback is allowed',
    async (url) => {
      expect(await reason(fetchFrom(url))).toBe('not-public');
    },
  );

  it.each([
    ['a private address', ['192.168.1.10']],
    ['this machine', ['127.0.0.1']],
    ['a public address and a private one', ['93.184.216.34', '10.0.0.1']],
    ['an IPv6 address that stands for a private one', ['::ffff:10.0.0.1']],
    ['no address', []],
  ])('is refused when its name resolves to %s', async (_name, addresses) => {
    const { resolve } = resolvesTo(...addresses);
    const fetching = fetchFrom('https://calendar.example/x.ics', { resolve, allowLoopback: false });
    expect(await reason(fetching)).toBe('not-public');
  });

  it('is refused as the target of a redirect', async () => {
    const { port } = await serve((_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end();
    });
    expect(await reason(fetchFrom(`http://127.0.0.1:${port}/`))).toBe('not-public');
  });

  it('cannot be reached by a name that resolves differently the second time: it is resolved once', async () => {
    const { port, paths } = await serve((_request, response) => response.end('ok'));
    const { resolve, names } = resolvesTo('127.0.0.1');
    expect(await fetchFrom(`http://calendar.example:${port}/x`, { resolve })).toBe('ok');
    expect(names).toEqual(['calendar.example']);
    expect(paths).toEqual(['/x']);
  });
});

it('a server that is not there is unreachable', async () => {
  const { port } = await serve(() => {});
  servers.pop()?.close();
  expect(await reason(fetchFrom(`http://127.0.0.1:${port}/`))).toBe('unreachable');
});

it('an error does not quote the address, which may be a secret', async () => {
  const error = await fetchFrom('https://10.0.0.1/secret').catch((failure) => failure);
  expect(String(error.stack)).not.toContain('secret');
  expect(error.cause).toBeUndefined();
});
