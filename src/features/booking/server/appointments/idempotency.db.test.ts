import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { buildBooking, postBooking } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const hourMs = 3_600_000;

let database: Database;
let site: TestApp;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
  now = new Date();
  site = await startTestApp({
    database,
    clock: () => now,
    formsPerHour: 10,
    trustProxy: ['127.0.0.1'],
  });
});
afterAll(async () => {
  await site.close();
  await database.close();
});

let callers = 0;
function newCaller() {
  callers += 1;
  return { 'x-forwarded-for': `10.0.0.${callers}` };
}

async function list(search: string) {
  const answer = await fetch(`${site.origin}/api/appointments?search=${search}`, {
    headers: await staffHeaders(site, 'support'),
  });
  return answer.json();
}

describe('the same booking sent five times with one key', () => {
  it('concurrently gives one row, one pair of mails, and five equal responses', async () => {
    const headers = { ...newCaller(), 'idempotency-key': 'five-at-once' };
    const body = buildBooking({ email: 'five@example.com' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => postBooking(site.origin, body, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    const rows = await list('five@example.com');
    expect(rows).toHaveLength(1);
    expect(rows[0].mails).toHaveLength(2);
  });

  it('is the same request regardless of key order and whitespace', async () => {
    const headers = { ...newCaller(), 'idempotency-key': 'reordered' };
    const body = buildBooking({ email: 'reordered@example.com' });
    const first = await (await postBooking(site.origin, body, headers)).text();
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const again = await fetch(`${site.origin}/api/appointments`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(turned, null, 4),
    });
    expect(await again.text()).toBe(first);
  });
});

describe('a key', () => {
  it('that was used for another body is rejected', async () => {
    const headers = { ...newCaller(), 'idempotency-key': 'two-bodies' };
    await postBooking(site.origin, buildBooking(), headers);
    const other = await postBooking(site.origin, buildBooking({ customerName: 'Bob' }), headers);
    expect(other.status).toBe(422);
  });

  it('belongs to its method and path', async () => {
    const headers = { ...newCaller(), 'idempotency-key': 'two-paths' };
    expect((await postBooking(site.origin, buildBooking(), headers)).status).toBe(201);
    const enquiry = await fetch(`${site.origin}/api/contact-submissions`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ann',
        lastName: 'Price',
        email: 'ann@example.com',
        phone: '01632 960147',
      }),
    });
    expect(enquiry.status).toBe(201);
  });

  it('of a rejected request is not stored, so that the corrected request passes', async () => {
    const headers = { ...newCaller(), 'idempotency-key': 'corrected' };
    const wrong = await postBooking(site.origin, buildBooking({ phone: '1' }), headers);
    expect(wrong.status).toBe(400);
    expect((await postBooking(site.origin, buildBooking(), headers)).status).toBe(201);
  });

  it('expires after a day', async () => {
    const headers = { ...newCaller(), 'idempotency-key': 'a-day' };
    const send = async () => (await postBooking(site.origin, buildBooking(), headers)).json();
    const first = await send();
    now = new Date(now.getTime() + 23 * hourMs);
    expect(await send()).toEqual(first);
    now = new Date(now.getTime() + 2 * hourMs);
    expect((await send()).id).not.toBe(first.id);
  });

  it.each(['', 'x'.repeat(256)])('of the wrong length is rejected', async (key) => {
    const answer = await postBooking(site.origin, buildBooking(), { 'idempotency-key': key });
    expect(answer.status).toBe(400);
  });
});

describe('the limit', () => {
  it('allows one network ten bookings an hour and thirty a day', async () => {
    const caller = newCaller();
    const send = async () => (await postBooking(site.origin, buildBooking(), caller)).status;
    for (let hour = 0; hour < 3; hour += 1) {
      for (let turn = 0; turn < 10; turn += 1) expect(await send()).toBe(201);
      expect(await send()).toBe(429);
      now = new Date(now.getTime() + hourMs + 1);
    }
    const refused = await postBooking(site.origin, buildBooking(), caller);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20 * 3600);
    expect(await postBooking(site.origin, buildBooking(), newCaller())).toMatchObject({
      status: 201,
    });
  });

  it('does not count a repeated request', async () => {
    const caller = newCaller();
    const headers = { ...caller, 'idempotency-key': 'at-the-limit' };
    for (let turn = 0; turn < 9; turn += 1) await postBooking(site.origin, buildBooking(), caller);
    const tenth = await (await postBooking(site.origin, buildBooking(), headers)).json();
    expect((await postBooking(site.origin, buildBooking(), caller)).status).toBe(429);
    expect(await (await postBooking(site.origin, buildBooking(), headers)).json()).toEqual(tenth);
  });
});
