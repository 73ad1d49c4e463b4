import { get, type IncomingHttpHeaders } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { twoPages } from '#tests/support/servers/metered-site.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

type Page = { status?: number | undefined; headers: IncomingHttpHeaders; body: string };

/** The page as it is sent: fetch would undo the compression. */
const read = (origin: string, headers: Record<string, string> = {}): Promise<Page> =>
  new Promise((resolve, reject) => {
    get(origin, { headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString('latin1'),
        }),
      );
    }).on('error', reject);
  });

describe('a cached page that everybody sees alike', () => {
  let site: TestApp;
  beforeEach(async () => {
    site = await startTestApp({ renderer: twoPages });
    return () => site.close();
  });

  /** The first answer is rendered, the second is the sample that takes the page's route. */
  const warmUp = async (headers: Record<string, string> = {}) => {
    await read(site.origin, headers);
    return read(site.origin, headers);
  };
  const common = ({ headers: { date: _, 'x-request-id': __, ...headers } }: Page) => headers;

  it.each([
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'identity' },
  ])('is answered at once with the headers and bytes of its route, %j', async (headers) => {
    const routed = await warmUp(headers);
    const atOnce = await read(site.origin, headers);
    expect(routed.headers['x-request-id']).toBeDefined();
    expect(atOnce.headers['x-request-id']).toBeUndefined();
    expect(common(atOnce)).toEqual(common(routed));
    expect(atOnce).toMatchObject({ status: 200, body: routed.body });
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await warmUp();
    const again = await read(site.origin, { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding' });
    expect(again.headers).not.toHaveProperty('content-encoding');
  });

  it('goes through the hooks where a caller’s trace is continued', async () => {
    await warmUp();
    const traceparent = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`;
    const { headers } = await read(site.origin, { traceparent });
    expect(headers['x-request-id']).toBeDefined();
  });

  it('is rendered again once a day is closed', async () => {
    await warmUp();
    expect((await read(site.origin)).headers['x-request-id']).toBeUndefined();
    const days = [{ day: weekdayFrom(20), name: 'Stocktaking' }];
    const closing = await callAsAdmin(site, 'POST', '/api/closed-days', { days });
    expect(closing.status).toBe(200);
    await expect.poll(async () => (await read(site.origin)).headers['x-request-id']).toBeDefined();
  });

  it('is rendered again once a price of the calculator changes', async () => {
    await warmUp();
    expect((await read(site.origin)).headers['x-request-id']).toBeUndefined();
    const change = { version: 1, prices: { installation: 16 } };
    const { status } = await callAsAdmin(site, 'PATCH', '/api/admin/price-book', change);
    expect(status).toBe(200);
    await expect.poll(async () => (await read(site.origin)).headers['x-request-id']).toBeDefined();
  });

  it('follows changes of the products, with the policy of their images', async () => {
    await warmUp();
    const imageUrl = 'https://images.maker.example/oak.jpg';
    await addProduct(site, { name: 'Pictured', imageUrl });
    await expect
      .poll(async () => {
        const { headers } = await read(site.origin);
        return [headers['content-security-policy'], headers['x-request-id']];
      })
      .toEqual([expect.stringContaining('https://images.maker.example'), undefined]);
  });
});
