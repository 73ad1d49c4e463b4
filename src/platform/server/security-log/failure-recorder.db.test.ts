import { asc, count, eq } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import type { Db } from '../database/database.ts';
import { FailureRecorder } from './failure-recorder.ts';
import { securityLog } from './schema.ts';

let database: TestDatabase;
let lines: Record<string, unknown>[];
const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
const at = new Date('2026-03-02T08:30:00Z');

beforeEach(async () => {
  database = await openTestDatabase();
  lines = [];
});
afterEach(() => database.close());

const callFrom = (network: string) => ({ network, userAgent: 'x', requestId: 'r', log });
const unknown = { at, kind: 'sign-in-refused', details: { reason: 'unknown-email' } } as const;
const findAll = () => database.db.select().from(securityLog).orderBy(asc(securityLog.id));
const countKind = async (kind: 'sign-in-refused' | 'failures-left-out') => {
  const [row] = await database.db
    .select({ rows: count() })
    .from(securityLog)
    .where(eq(securityLog.kind, kind));
  return row?.rows;
};

it('a flood from one network leaves sixty entries an hour and one that says so', async () => {
  const recorder = new FailureRecorder(database.db);
  for (let call = 0; call < 150; call += 1) recorder.record(unknown, callFrom('192.0.2.1'));
  recorder.record(unknown, callFrom('192.0.2.2'));
  await recorder.settled();
  expect(await countKind('sign-in-refused')).toBe(61);
  expect(await countKind('failures-left-out')).toBe(1);
  const later = { ...unknown, at: new Date(at.getTime() + 3_600_000) };
  recorder.record(later, callFrom('192.0.2.1'));
  await recorder.settled();
  expect(await countKind('sign-in-refused')).toBe(62);
});

it('a flood from many networks is cut off before the database, and the log says how many are missing', async () => {
  const recorder = new FailureRecorder(database.db);
  for (let call = 0; call < 2_000; call += 1) recorder.record(unknown, callFrom(`network ${call}`));
  await recorder.settled();
  const stored = (await findAll()).length;
  expect(stored).toBeGreaterThanOrEqual(200);
  expect(stored).toBeLessThan(300);
  const leftOut = lines.filter(({ msg }) => msg === 'security events left out');
  expect(leftOut.map(({ events }) => events)).toEqual([2_000 - stored]);
});

it('an account has entries of its own, which no flood of strangers takes away', async () => {
  const recorder = new FailureRecorder(database.db);
  for (let call = 0; call < 2_000; call += 1) recorder.record(unknown, callFrom('192.0.2.1'));
  const account = { id: 'account-1', name: 'Ann Price' };
  const wrong = { ...unknown, details: { reason: 'wrong-password' }, account } as const;
  for (let call = 0; call < 250; call += 1) recorder.record(wrong, callFrom('192.0.2.1'));
  await recorder.settled();
  const ofAccount = (await findAll()).filter(({ accountId }) => accountId === 'account-1');
  expect(ofAccount).toHaveLength(201);
  expect(ofAccount.at(-1)).toMatchObject({ kind: 'failures-left-out', details: { of: 'account' } });
});

it('a session that has ended is recorded once an hour', async () => {
  const recorder = new FailureRecorder(database.db);
  const ended = {
    at,
    kind: 'access-refused',
    details: { reason: 'session-ended', method: 'GET', route: '/api/leads' },
  } as const;
  for (const endedSession of ['a', 'b', 'a', 'a'])
    recorder.record({ ...ended, endedSession }, callFrom('192.0.2.1'));
  await recorder.settled();
  expect(await findAll()).toHaveLength(2);
});

it('a database that is away changes nothing for the caller, and the event is in the log', async () => {
  const away = { transaction: () => Promise.reject(new Error('away')) } as unknown as Db;
  const recorder = new FailureRecorder(away);
  recorder.record(unknown, callFrom('192.0.2.1'));
  await recorder.settled();
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'security event not stored',
      event: 'sign-in-refused',
      network: '192.0.2.1',
      details: { reason: 'unknown-email' },
    }),
  ]);
});
