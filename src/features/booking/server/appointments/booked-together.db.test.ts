import { asc, count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyRecords, rateLimits } from '#platform/server/http/submissions/schema.ts';
import { mails } from '#platform/server/mail/schema.ts';
import { buildBooking, postBooking, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { appointmentEvents, appointments, closedDays, visitLinks } from '../schema.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ formsPerHour: 3, trustProxy: ['127.0.0.1'] });
});
afterAll(() => site.close());
beforeEach(async () => {
  const { db } = site.database;
  for (const table of [appointments, mails, idempotencyRecords, rateLimits]) await db.delete(table);
});

let callers = 0;
function newCaller() {
  callers += 1;
  return `10.1.${Math.floor(callers / 250)}.${callers % 250}`;
}

type Sent = { name?: string; email?: string; from?: string; key?: string; date?: string };

/** Sends concurrently; returns status and body of each in order. */
function sendAll(sent: Sent[]) {
  return Promise.all(
    sent.map(async ({ name, email, from = newCaller(), key, date }) => {
      const body = buildBooking({
        ...(name !== undefined && { customerName: name }),
        ...(email !== undefined && { email }),
        ...(date !== undefined && { preferredDates: [date] }),
      });
      const answer = await postBooking(site.origin, body, {
        'x-forwarded-for': from,
        ...(key !== undefined && { 'idempotency-key': key }),
      });
      return { status: answer.status, body: await answer.json() };
    }),
  );
}

async function countRows() {
  const { db } = site.database;
  const tables = { appointments, appointmentEvents, visitLinks, mails, idempotencyRecords };
  const counts: Record<string, number | undefined> = {};
  for (const [name, table] of Object.entries(tables))
    counts[name] = (await db.select({ rows: count() }).from(table))[0]?.rows;
  return counts;
}

const rowsOf = (bookings: number, kept: number) => ({
  appointments: bookings,
  appointmentEvents: bookings,
  visitLinks: bookings,
  mails: 2 * bookings,
  idempotencyRecords: kept,
});

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('concurrent bookings', () => {
  it('each have a response, events, a link and two mails of their own', async () => {
    const sent = Array.from({ length: 120 }, (_, i) => ({
      name: `Ann ${i}`,
      email: `ann-${i}@example.com`,
      key: `own-${i}`,
    }));
    const answers = await sendAll(sent);
    expect(statuses(answers)).toEqual(sent.map(() => 201));
    expect(await countRows()).toEqual(rowsOf(120, 120));

    const { db } = site.database;
    const rows = new Map((await db.select().from(appointments)).map((row) => [row.id, row]));
    const told = await db.select().from(mails).orderBy(asc(mails.eventKey));
    const links = told.flatMap(({ message }) =>
      (message?.content.parts ?? []).flatMap((part) => ('link' in part ? part.to : [])),
    );
    expect(new Set(links.filter((link) => link.includes('/visit/'))).size).toBe(120);
    for (const [i, { body }] of answers.entries()) {
      expect(rows.get(body.id)).toMatchObject({ email: sent[i]?.email, status: 'pending' });
      const own = told.filter(({ about }) => about === body.id);
      expect(own.map(({ eventKey }) => eventKey)).toEqual([
        `booking-received:${body.id}:0`,
        `notice-received:${body.id}:0`,
      ]);
      expect(own[0]).toMatchObject({
        recipient: sent[i]?.email,
        message: { content: { heading: expect.stringContaining('Thank you, Ann') } },
      });
      expect(own[1]?.subject).toContain(`Ann ${i},`);
    }
    expect(await sendAll(sent)).toEqual(answers);
    expect(await countRows()).toEqual(rowsOf(120, 120));
  });

  it('with the same key are stored once; a different body under that key is rejected', async () => {
    const answers = await sendAll([
      { key: 'twins' },
      { email: 'alone@example.com' },
      ...Array.from({ length: 20 }, () => ({ key: 'twins' })),
    ]);
    expect(statuses(answers)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2);
    expect(await countRows()).toEqual(rowsOf(2, 1));

    const rivals = await sendAll(
      Array.from({ length: 10 }, (_, i) => ({ key: 'rivals', name: i % 2 ? 'Bob' : 'Cid' })),
    );
    expect(statuses(rivals).toSorted()).toEqual([...Array(5).fill(201), ...Array(5).fill(422)]);
    expect(await countRows()).toEqual(rowsOf(3, 2));
  });

  it('are accepted up to the limit of their network, and those over it leave no trace', async () => {
    const [busy, other] = [newCaller(), newCaller()];
    const flood = Array.from({ length: 8 }, (_, i) => ({ from: busy, key: `flood-${i}` }));
    const answers = await sendAll([{ from: other }, ...flood, { from: other }]);
    expect(statuses([...answers.slice(0, 1), ...answers.slice(-1)])).toEqual([201, 201]);
    expect(statuses(answers.slice(1, -1)).toSorted()).toEqual([
      ...Array(3).fill(201),
      ...Array(5).fill(429),
    ]);
    expect(await countRows()).toEqual(rowsOf(5, 3));
    const counted = await site.database.db.select().from(rateLimits);
    expect(counted.filter(({ key }) => key.endsWith(` ${busy}`)).map((row) => row.count)).toEqual([
      3, 3,
    ]);
    expect(statuses(await sendAll([{ from: other }]))).toEqual([201]);
  });

  it('for a day on which the firm is closed are rejected beside the others, and leave no trace', async () => {
    const { db } = site.database;
    const [day, from] = [weekdayFrom(14), newCaller()];
    await db.insert(closedDays).values({ day, name: 'Stocktaking' });
    const sent = Array.from({ length: 20 }, (_, i) => ({
      key: `closed-${i}`,
      ...(i % 4 === 0 && { date: day, from }),
    }));
    const answers = await sendAll(sent);
    expect(statuses(answers)).toEqual(sent.map(({ date }) => (date ? 400 : 201)));
    expect(answers[0]?.body.detail).toContain('(Stocktaking)');
    expect(await countRows()).toEqual(rowsOf(15, 15));
    await db.delete(closedDays);
    expect(statuses(await sendAll(sent.slice(0, 9)))).toEqual(Array(9).fill(201));
    expect(await countRows()).toEqual(rowsOf(18, 18));
  });

  it('do not count a duplicate against the limit', async () => {
    const from = newCaller();
    const twins = Array.from({ length: 12 }, () => ({ from, key: 'counted-once' }));
    expect(statuses(await sendAll([...twins, { from }, { from }]))).toEqual(Array(14).fill(201));
    expect(await countRows()).toEqual(rowsOf(3, 1));
  });

  it('are stored although the database rejects one of them', async () => {
    const { db } = site.database;
    await db.execute(
      sql`alter table ${appointments} add constraint no_poison check (customer_name <> 'Poison')`,
    );
    const sent = Array.from({ length: 30 }, (_, i) => ({
      name: i === 7 || i === 20 ? 'Poison' : `Ann ${i}`,
      key: `beside-poison-${i}`,
    }));
    const answers = await sendAll(sent);
    expect(statuses(answers)).toEqual(sent.map(({ name }) => (name === 'Poison' ? 500 : 201)));
    expect(await countRows()).toEqual(rowsOf(28, 28));
    await db.execute(sql`alter table ${appointments} drop constraint no_poison`);
    expect(statuses(await sendAll(sent))).toEqual(sent.map(() => 201));
    expect(await countRows()).toEqual(rowsOf(30, 30));
  });
});
