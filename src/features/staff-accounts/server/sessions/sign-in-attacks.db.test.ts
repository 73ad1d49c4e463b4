import crypto from 'node:crypto';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '#platform/server/logger.ts';
import {
  readCookies,
  readResetMail,
  seedAccount,
  signIn,
  staffPassword,
} from '#tests/support/fixtures/staff.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { hashPassword } from '../password-hash.ts';

const attemptsAtOnce = loopLength(60, 1_000);
/** More than the 20 of an account, and over four quarters of an hour the 10 of one network. */
const attemptsPerHour = loopLength(22, 44);
const attemptsPerQuarter = loopLength(3, 6);
/** The attempts of a day are used up within six. */
const hours = loopLength(7, 23);

let now = new Date('2026-03-29T09:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now, trustProxy: ['127.0.0.1'] });
});
afterAll(() => site.close());
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 86_400_000);
});

/** One attempt from an address, optionally with a browser's cookies. */
const attempt = async (email: string, password: string, address: string, cookie?: string) => {
  const { statusCode, headers } = await site.app.inject({
    method: 'POST',
    url: '/api/team/login',
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    payload: { email, password },
  });
  return { status: statusCode, retryAfter: Number(headers['retry-after']) };
};
const addressOf = (i: number) => `198.51.${Math.floor(i / 250)}.${(i % 250) + 1}`;

/** Signs in the day before and returns only the device cookie. */
async function findDevice(account: { email: string }): Promise<string> {
  const { cookie } = await signIn(site, account);
  now = new Date(now.getTime() + 86_400_000);
  return cookie.split('; ').find((part) => part.startsWith('staff_device=')) ?? '';
}

describe('wrong passwords', () => {
  it(`from a hundred addresses at once, ${attemptsAtOnce} of them, are all rejected, and the owner can still sign in`, async () => {
    const account = await seedAccount(site, { role: 'admin' });
    const device = await findDevice(account);
    const attempts = await Promise.all(
      Array.from({ length: attemptsAtOnce }, (_, i) =>
        attempt(account.email, `wrong password ${i}`, addressOf(i % 100)),
      ),
    );
    const count = (status: number) => attempts.filter((a) => a.status === status).length;
    expect(count(401) + count(429)).toBe(attemptsAtOnce);
    expect(count(401)).toBe(20);

    // From an unknown browser not even the right password is verified.
    const stranger = await attempt(account.email, staffPassword, addressOf(101));
    expect(stranger.status).toBe(429);
    expect(stranger.retryAfter).toBeGreaterThan(0);
    expect((await attempt(account.email, staffPassword, addressOf(1), device)).status).toBe(200);
    expect((await attempt(account.email, staffPassword, '203.0.113.9', device)).status).toBe(200);
  });

  it('are verified at most a hundred times a day', async () => {
    const { email } = await seedAccount(site, { role: 'support' });
    let lookedAt = 0;
    for (let hour = 0; hour < hours; hour += 1) {
      for (let i = 0; i < attemptsPerHour; i += 1)
        if (
          (await attempt(email, 'wrong password', addressOf(hour * attemptsPerHour + i))).status ===
          401
        )
          lookedAt += 1;
      now = new Date(now.getTime() + 3_600_000);
    }
    expect(lookedAt).toBe(100);
    now = new Date(now.getTime() + 86_400_000);
    expect((await attempt(email, staffPassword, addressOf(1))).status).toBe(200);
  });

  it('from one address over many accounts are verified at most sixty times', async () => {
    const unknown = Array.from({ length: 10 }, (_, i) => `n${i}@wyvernvale.example`);
    const statuses = [];
    for (let i = 0; i < 100; i += 1) {
      // The password of an account that does not exist takes as long as one in earnest, those of the tests' accounts less.
      const email = unknown[i] ?? (await seedAccount(site, { role: 'support' })).email;
      statuses.push((await attempt(email, 'a password', '203.0.113.50')).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  });

  it('from one address do not use up the attempts of other addresses', async () => {
    const { email } = await seedAccount(site, { role: 'support' });
    for (let i = 0; i < 50; i += 1) await attempt(email, 'wrong password', '203.0.113.60');
    expect((await attempt(email, staffPassword, '203.0.113.61')).status).toBe(200);
  });

  it('from one address are verified ten times an hour and fifty a day, however slowly they are sent', async () => {
    const { email } = await seedAccount(site, { role: 'support' });
    let lookedAt = 0;
    const perHour = [];
    for (let quarter = 0; quarter < hours * 4; quarter += 1) {
      for (let i = 0; i < attemptsPerQuarter; i += 1)
        if ((await attempt(email, 'wrong password', '203.0.113.62')).status === 401) lookedAt += 1;
      if (quarter % 4 === 3) {
        perHour.push(lookedAt);
        expect((await attempt(email, staffPassword, addressOf(quarter))).status).toBe(200);
      }
      now = new Date(now.getTime() + 900_000);
    }
    expect(perHour.slice(0, 6)).toEqual([10, 20, 30, 40, 50, 50]);
    expect(lookedAt).toBe(50);
  });

  it('from addresses of one IPv6 /64 count as one network', async () => {
    const { email } = await seedAccount(site, { role: 'support' });
    const statuses = [];
    for (let i = 0; i < 12; i += 1)
      statuses.push((await attempt(email, 'wrong password', `2001:db8::${i}:1`)).status);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(2).fill(429)]);
  });
});

describe('a known browser', () => {
  it('has ten attempts per 15 minutes, reset by a successful one', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const device = await findDevice(account);
    const trial = async (password: string) =>
      (await attempt(account.email, password, '203.0.113.70', device)).status;
    for (let i = 0; i < 9; i += 1) expect(await trial('wrong password')).toBe(401);
    expect(await trial(staffPassword)).toBe(200);
    for (let i = 0; i < 10; i += 1) expect(await trial('wrong password')).toBe(401);
    expect(await trial(staffPassword)).toBe(429);
    now = new Date(now.getTime() + 900_000);
    expect(await trial(staffPassword)).toBe(200);
  });

  it('is known to one account only and does not help with another', async () => {
    const [owner, attacker] = [
      await seedAccount(site, { role: 'admin' }),
      await seedAccount(site, { role: 'support' }),
    ];
    const device = await findDevice(attacker);
    for (let i = 0; i < 20; i += 1) await attempt(owner.email, 'wrong password', addressOf(i));
    expect((await attempt(owner.email, staffPassword, '203.0.113.80', device)).status).toBe(429);
  });

  it('is not made known by a forged cookie', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const forged = `staff_device=${'B'.repeat(43)}`;
    for (let i = 0; i < 20; i += 1) await attempt(account.email, 'wrong password', addressOf(i));
    expect((await attempt(account.email, staffPassword, '203.0.113.81', forged)).status).toBe(429);
  });
});

it('an unknown email costs the same hashing as a known one', async () => {
  const argon2 = vi.spyOn(crypto, 'argon2');
  const known = await seedAccount(site, {
    role: 'support',
    passwordHash: await hashPassword(staffPassword),
  });
  argon2.mockClear();
  await attempt(known.email, 'wrong password', '203.0.113.90');
  await attempt('nobody@wyvernvale.example', 'wrong password', '203.0.113.91');
  const work = argon2.mock.calls.map(([kind, { memory, passes, parallelism, tagLength }]) => ({
    kind,
    memory,
    passes,
    parallelism,
    tagLength,
  }));
  expect(work).toHaveLength(2);
  expect(work[0]).toEqual({
    kind: 'argon2id',
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  expect(work[1]).toEqual(work[0]);
});

it('no secret reaches the log, not even when the database fails', async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk;
      done();
    },
  });
  const logged = await startTestApp({
    logger: createLogger('trace', stream),
  });
  const post = (path: string, body: unknown) =>
    fetch(`${logged.origin}/api/team/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { email } = await seedAccount(logged, { role: 'admin' });
  const secret = 'a secret password';
  const signedIn = await post('login', { email, password: staffPassword });
  await fetch(`${logged.origin}/api/team/me`, { headers: { cookie: readCookies(signedIn) } });
  await post('password/forgot', { email });
  const { token } = await readResetMail(logged);
  expect(token).toHaveLength(43);
  await post('password/reset', { token, password: secret });
  await logged.database.db.execute(sql`alter table staff_accounts rename to elsewhere`);
  const failed = await post('register', {
    name: 'Ben',
    email: 'ben@wyvernvale.example',
    password: secret,
    setupCode: 'another-set-up-code',
  });
  expect(failed.status).toBe(500);
  expect(log).toContain('A query failed');
  const cookies = readCookies(signedIn)
    .split('; ')
    .map((part) => part.split('=')[1] ?? '');
  for (const word of [secret, staffPassword, token, ...cookies, 'set-up-code', 'argon2id'])
    expect(log).not.toContain(word);
  await logged.close();
});
