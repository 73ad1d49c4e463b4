import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRequestError } from '#platform/request-error.ts';
import type { Db } from '#platform/server/database/database.ts';
import { ChatClient } from '#tests/support/chat/chat-client.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { postBooking } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let database: TestDatabase;
let site: TestApp;
let staff: Record<string, string>;
let away = false;

/** A database whose queries fail like the driver's during an outage. */
const failing = (db: Db) =>
  new Proxy(db, {
    get: (target, name) => {
      if (away && ['transaction', 'select', 'execute', 'insert', 'update'].includes(String(name)))
        return () => {
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        };
      return Reflect.get(target, name, target);
    },
  });

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startTestApp({
    database: { ...database, db: failing(database.db) },
    renderer: {
      classifyPage: () => ({ kind: 'shared', search: '', keep: true }),
      fixedPaths: ['/'],
      style: '',
      findAssets: () => ({ start: '', entry: '', styles: [], preloads: [], font: '' }),
      renderPage: async ({ readPath }) => {
        const { body } = await readPath('/api/products');
        return { status: 200, html: `<p>${(body as unknown[]).length} products</p>` };
      },
    },
  });
  staff = await staffHeaders(site, 'support');
  away = true;
});
afterAll(async () => {
  await site.close();
  await database.close();
});

describe('during a database outage', () => {
  it.each([
    ['a read', () => fetch(`${site.origin}/api/products`)],
    ['a write', () => postBooking(site.origin)],
    ['a call by staff', () => fetch(`${site.origin}/api/appointments`, { headers: staff })],
  ])('%s gets a 503 with Retry-After and a message', async (_what, call) => {
    const answer = await call();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-5]$/);
    expect((await readRequestError(answer)).detail).toBe(
      'We can’t reach our records just now. Please try again in a moment.',
    );
  });

  it('a socket of staff is refused with the same message', async () => {
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const unknowing = await startTestApp({ database, authenticate: () => Promise.reject(gone) });
    const client = new ChatClient(unknowing.origin, staff);
    client.socket.on('error', () => {});
    const [, answer] = await once(client.socket, 'unexpected-response');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^[1-5]$/);
    await unknowing.close();
  });

  it('a page request gets a page that reloads itself and is not cached', async () => {
    const look = () => fetch(site.origin, { headers: { accept: 'text/html' } });
    const answer = await look();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-5]$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toContain('<meta http-equiv="refresh"');
    away = false;
    expect(await (await look()).text()).toMatch(/^<p>\d+ products<\/p>$/);
    away = true;
  });
});
