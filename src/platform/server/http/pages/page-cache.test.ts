import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, PageCache } from './page-cache.ts';

const page = (html: string) => async () => ({ status: 200, html });

describe('the page cache', () => {
  it('renders a page once for simultaneous requests', async () => {
    const cache = new PageCache();
    let renders = 0;
    const render = async () => ({ status: 200, html: `<p>${++renders}</p>` });
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)));
    expect(renders).toBe(1);
    expect(new Set(pages.map((one) => one.etag)).size).toBe(1);
  });

  it('stores the same content in every encoding', async () => {
    const { bodies } = await new PageCache().get('/', page('<p>Bradford Twist £25.99</p>'));
    expect(brotliDecompressSync(bodies.br).toString()).toBe('<p>Bradford Twist £25.99</p>');
    expect(gunzipSync(bodies.gzip).toString()).toBe(bodies.identity.toString());
  });

  it('does not cache a page whose data changed during rendering', async () => {
    const cache = new PageCache();
    let finish = (_html: string) => {};
    const slow = cache.get('/', async () => ({
      status: 200,
      html: await new Promise<string>((resolve) => {
        finish = resolve;
      }),
    }));
    cache.clear();
    finish('old price');
    expect((await slow).bodies.identity.toString()).toBe('old price');
    const next = await cache.get('/', page('new price'));
    expect(next.bodies.identity.toString()).toBe('new price');
  });

  it('does not serve a rendering that began before a change', async () => {
    const cache = new PageCache();
    let finish = () => {};
    const old = cache.get('/', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { status: 200, html: 'old' };
    });
    cache.clear();
    const fresh = await cache.get('/', page('new'));
    finish();
    await old;
    expect(fresh.bodies.identity.toString()).toBe('new');
    expect(cache.peek('/')?.bodies.identity.toString()).toBe('new');
  });

  it('drops the least recently used pages when it grows past its cap', async () => {
    const cache = new PageCache(6_000);
    const html = 'x'.repeat(2_000);
    for (const key of ['/a', '/b']) await cache.get(key, page(html + key));
    cache.peek('/a');
    await cache.get('/c', page(`${html}/c`));
    expect(['/a', '/b', '/c'].map((key) => cache.peek(key) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    expect(cache.bytes).toBeLessThanOrEqual(6_000);
  });

  it('does not cache a failed rendering', async () => {
    const cache = new PageCache();
    const fail = () => Promise.reject(new Error('database away'));
    await expect(cache.get('/', fail)).rejects.toThrow('database away');
    expect((await cache.get('/', page('back'))).status).toBe(200);
  });
});

describe('the encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=1.0', 'br'],
    ['deflate', 'identity'],
  ])('for Accept-Encoding %s is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});
