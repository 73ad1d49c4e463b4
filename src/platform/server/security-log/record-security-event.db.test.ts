import { asc } from 'drizzle-orm';
import fastify from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { addCallerContext, runAsServer } from './caller-context.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { securityLog } from './schema.ts';

let database: TestDatabase;
let lines: Record<string, unknown>[];
const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
const at = new Date('2026-03-02T08:30:00Z');
const ann = { id: 'account-1', name: 'Ann Price' };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  lines = [];
});

const findAll = () => database.db.select().from(securityLog).orderBy(asc(securityLog.id));

it('an event is stored with its caller, and is one line after the commit, without names', async () => {
  const app = fastify({ loggerInstance: log, genReqId: () => 'request-7' });
  addCallerContext(app as never);
  app.post('/act', async () => {
    await database.db.transaction(async (tx) => {
      await recordSecurityEvent(tx, {
        at,
        kind: 'role-changed',
        account: ann,
        by: { id: 'account-2', name: 'Bob Hill' },
        details: { from: 'support', to: 'admin' },
      });
      expect(lines.filter(({ msg }) => msg === 'security event')).toEqual([]);
    });
    return {};
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/act',
    // Read from a stream: its events must not lose the context.
    payload: { text: 'x'.repeat(10_000) },
    remoteAddress: '2001:db8:1:2:3:4:5:6',
    headers: { 'user-agent': `Firefox ${'y'.repeat(400)}` },
  });
  expect(answer.statusCode).toBe(200);
  const [row] = await findAll();
  expect(row).toEqual({
    id: expect.any(Number),
    at,
    kind: 'role-changed',
    accountId: 'account-1',
    accountName: 'Ann Price',
    byId: 'account-2',
    byName: 'Bob Hill',
    network: '2001:db8:1:2::/64',
    userAgent: `Firefox ${'y'.repeat(292)}`,
    requestId: 'request-7',
    details: { from: 'support', to: 'admin' },
  });
  expect(lines.filter(({ msg }) => msg === 'security event')).toEqual([
    expect.objectContaining({
      level: 30,
      reqId: 'request-7',
      id: row?.id,
      event: 'role-changed',
      outcome: 'success',
      at: '2026-03-02T08:30:00.000Z',
      accountId: 'account-1',
      byId: 'account-2',
      network: '2001:db8:1:2::/64',
      details: { from: 'support', to: 'admin' },
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Ann|Bob/);
});

it('a transaction that is rolled back leaves neither entry nor line', async () => {
  const before = await findAll();
  const failing = database.db.transaction((tx) =>
    runAsServer(log, async () => {
      await recordSecurityEvent(tx, { at, kind: 'signed-out', account: ann });
      throw new Error('undone');
    }),
  );
  await expect(failing).rejects.toThrow('undone');
  expect(await findAll()).toEqual(before);
  expect(lines).toEqual([]);
});

it('work of the server has no network, and somebody who acts on the own account is named once', async () => {
  await runAsServer(log, () =>
    database.db.transaction((tx) =>
      recordSecurityEvent(tx, { at, kind: 'password-changed', account: ann, by: ann }),
    ),
  );
  const row = (await findAll()).at(-1);
  expect(row).toMatchObject({ network: null, userAgent: null, requestId: null, byId: null });
  expect(lines).toHaveLength(1);
});
