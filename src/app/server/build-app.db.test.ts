import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { channels } from '#features/business/server/channels.ts';
import { products } from '#features/catalogue/server/schema.ts';
import { publish } from '#platform/server/database/channel.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PageRenderer } from './pages/serve-pages.ts';

/** A renderer that renders what it reads from the API, and counts its calls. */
function countingRenderer() {
  const renders: string[] = [];
  const renderer: PageRenderer = {
    classifyPage: (path) => ({
      kind: path === '/' ? 'shared' : path.startsWith('/estimate/') ? 'personal' : 'missing',
      search: '',
      keep: true,
    }),
    fixedPaths: ['/', '/floor-preparation'],
    style: '',
    findAssets: () => ({ start: '', entry: '', styles: [], preloads: [], font: '' }),
    renderPage: async ({ path, readPath }) => {
      renders.push(path);
      const list = (await readPath('/api/products')).body as { name: string }[];
      return { status: path === '/' ? 200 : 404, html: `<p>${list.map((p) => p.name)}</p>` };
    },
  };
  return { renders, renderer };
}

let site: TestApp;
const { renders, renderer } = countingRenderer();
beforeAll(async () => {
  site = await startTestApp({
    renderer,
  });
});
afterAll(() => site.close());

describe('every response', () => {
  it.each(['/', '/healthz', '/api/nothing', '/api/products', '/nowhere'])(
    'to %s carries the security headers and a request id',
    async (path) => {
      const { headers } = await fetch(site.origin + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it.each(['/assets/nothing.js', '/images/nothing.webp'])(
    'to %s forbids frames and guesses of its type',
    async (path) => {
      const { headers } = await fetch(site.origin + path);
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('of an API that does not exist is a problem document', async () => {
    const answer = await fetch(`${site.origin}/api/nothing`);
    expect(answer.status).toBe(404);
    expect((await answer.json()).detail).toBe('There is nothing at this address.');
  });
});

describe('/healthz', () => {
  it('differs from readiness', async () => {
    expect(await (await fetch(`${site.origin}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${site.origin}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  it('succeeds during a database outage, while readiness fails', async () => {
    const database = await openTestDatabase();
    const broken = await startTestApp({
      database: { ...database, checkReady: () => Promise.reject(new Error('gone')) },
    });
    expect((await fetch(`${broken.origin}/healthz`)).status).toBe(200);
    const ready = await fetch(`${broken.origin}/readyz`, { headers: { accept: 'text/html' } });
    expect(ready.status).toBe(503);
    expect((await ready.json()).detail).toBe('The database does not answer.');
    await broken.close();
    await database.close();
  });
});

describe('pages', () => {
  it('are rendered once and then served from the cache, compressed, with an ETag', async () => {
    const first = await fetch(site.origin, { headers: { 'accept-encoding': 'identity' } });
    const again = await fetch(site.origin, { headers: { 'accept-encoding': 'identity' } });
    expect(renders.filter((path) => path === '/')).toHaveLength(1);
    expect(await again.text()).toBe(await first.text());
    const etag = again.headers.get('etag') ?? '';
    const unchanged = await fetch(site.origin, {
      headers: { 'accept-encoding': 'identity', 'if-none-match': etag },
    });
    expect(unchanged.status).toBe(304);
    const zipped = await site.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.vary).toBe('accept-encoding');
    expect(gunzipSync(zipped.rawPayload).toString()).toContain('Bradford Twist');
  });

  it('that do not exist share one rendering with status 404, which browsers do not cache', async () => {
    for (const path of ['/nowhere', '/wp-login.php', '/a/b/c']) {
      const answer = await fetch(site.origin + path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    expect(renders.filter((path) => path === '/404')).toHaveLength(1);
  });

  it('for one visitor are rendered each time and never cached', async () => {
    await fetch(`${site.origin}/estimate/abc`);
    const answer = await fetch(`${site.origin}/estimate/abc`);
    expect(renders.filter((path) => path === '/estimate/abc')).toHaveLength(2);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('show a change in every process as soon as it is committed', async () => {
    const { database } = site;
    const other = await startTestApp({ database, renderer: countingRenderer().renderer });
    const read = async (origin: string) => (await fetch(origin)).text();
    expect(await read(other.origin)).toContain('Bradford Twist in Oat');
    await database.db.transaction(async (tx) => {
      await tx.update(products).set({ name: 'Renamed' });
      await publish(tx, channels.products, 'any');
    });
    await expect.poll(() => read(site.origin)).not.toContain('Bradford Twist in Oat');
    await expect.poll(() => read(other.origin)).not.toContain('Bradford Twist in Oat');
    await other.close();
  });
});

describe('images', () => {
  it('are served in the requested width and format, cacheable for ever', async () => {
    const list = await (await fetch(`${site.origin}/api/products/page/carpets`)).json();
    const master: string = list.find((p: { imageUrl: string | null }) => p.imageUrl).imageUrl;
    const answer = await fetch(site.origin + master.replace('.webp', '-160.avif'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(20_000);
  });

  it.each([
    '/images/hero-00000000.webp',
    '/images/hero-00000000-161.webp',
    '/images/..%2f..%2fpackage.json',
    '/images/hero.webp',
    '/imagery/hero.webp',
  ])('at %s do not exist', async (path) => {
    expect((await fetch(site.origin + path)).status).toBe(404);
  });
});

describe('a shutdown', () => {
  it('lets a request under way finish and ends sockets with a close frame', async () => {
    let finish = () => {};
    const begun = Promise.withResolvers<void>();
    const stopping = await startTestApp({
      renderer: {
        ...renderer,
        renderPage: async () => {
          begun.resolve();
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
          return { status: 200, html: '<p>whole</p>' };
        },
      },
    });
    const socket = new WebSocket(`${stopping.origin.replace('http', 'ws')}/ws`);
    await once(socket, 'message');
    const closed = once(socket, 'close');
    const answer = fetch(stopping.origin);
    await begun.promise;
    const stopped = stopping.close();
    expect((await closed)[0]).toBe(1001);
    finish();
    expect(await (await answer).text()).toBe('<p>whole</p>');
    await stopped;
    await expect(fetch(stopping.origin)).rejects.toThrow();
  });

  it('is not delayed by an upgrade to a path without sockets', async () => {
    const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/elsewhere`);
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('404');
  });
});
