import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  readCookies,
  seedAccount,
  signIn,
  staffHeaders,
  staffPassword,
} from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Session } from '../../contract.ts';
import { staffDevices, staffSessions } from '../schema.ts';

let now = new Date('2026-03-29T09:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());

const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const send = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
  fetch(site.origin + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const login = (body: unknown, headers: Record<string, string> = {}) =>
  send('POST', '/api/team/login', headers, body);
const me = async (headers: { cookie: string }) =>
  (await send('GET', '/api/team/me', headers)).status;

describe('signing in', () => {
  it('returns the account and sets an HttpOnly session cookie', async () => {
    const account = await seedAccount(site, { role: 'support', name: 'Anna' });
    const answer = await login({ email: account.email, password: staffPassword });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toEqual({
      id: account.id,
      name: 'Anna',
      email: account.email,
      role: 'support',
      status: 'active',
      isOnline: false,
    });
    for (const line of answer.headers.getSetCookie())
      expect(line).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const mine = await send('GET', '/api/team/me', { cookie: readCookies(answer) });
    expect(await mine.json()).toMatchObject({ id: account.id, name: 'Anna' });
  });

  it('normalises the email', async () => {
    await seedAccount(site, { role: 'support', email: 'ben@wyvernvale.example' });
    const answer = await login({ email: '  Ben@WyvernVale.example ', password: staffPassword });
    expect(answer.status).toBe(200);
  });

  it.each([
    [{ email: 'nobody', password: staffPassword }, 'email: Please enter a valid email'],
    [{ password: staffPassword }, 'email: Please enter a valid email'],
    [{ email: 'a@b.co', password: '' }, 'password: Please enter your password'],
  ])('is validated like the form, with its messages: %j', async (body, detail) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toBe(detail);
  });

  it('gives the same response for an unknown email and a wrong password', async () => {
    const { email } = await seedAccount(site, { role: 'support' });
    const known = await login({ email, password: 'wrong password' });
    const unknown = await login({ email: 'unknown@wyvernvale.example', password: staffPassword });
    for (const answer of [known, unknown]) {
      expect(answer.status).toBe(401);
      expect((await answer.json()).detail).toBe('Please check your credentials');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([
    ['pending', 'Your account is waiting for an admin to approve it.'],
    ['deactivated', 'Your account has been deactivated. Please ask an admin.'],
  ] as const)(
    'reveals that an account is %s only with the right password',
    async (status, words) => {
      const { email } = await seedAccount(site, { role: 'support', status });
      const right = await login({ email, password: staffPassword });
      expect(right.status).toBe(403);
      expect((await right.json()).detail).toBe(words);
      expect(right.headers.getSetCookie()).toEqual([]);
      const wrong = await login({ email, password: 'wrong password' });
      expect([wrong.status, (await wrong.json()).detail]).toEqual([
        401,
        'Please check your credentials',
      ]);
    },
  );

  it('creates a new session each time and ends the existing one', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const first = await signIn(site, account);
    const again = await login({ email: account.email, password: staffPassword }, first);
    const second = { cookie: readCookies(again) };
    expect(second.cookie).not.toBe(first.cookie);
    expect([await me(first), await me(second)]).toEqual([401, 200]);
  });

  it('never adopts a session id from outside (session fixation)', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const planted = { cookie: `staff_session=${'A'.repeat(43)}` };
    const answer = await login({ email: account.email, password: staffPassword }, planted);
    expect(readCookies(answer)).not.toContain('A'.repeat(43));
    expect(await me(planted)).toBe(401);
  });

  it('stores nothing in the database that could be used as a cookie', async () => {
    const { cookie } = await staffHeaders(site, 'support');
    const tokens = [...cookie.matchAll(/=([^;]+)/g)].map(([, token = '']) => token);
    expect(tokens).toHaveLength(2);
    const { db } = site.database;
    const rows = [await db.select().from(staffSessions), await db.select().from(staffDevices)];
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a cookie', () => {
  it.each([
    'staff_session=',
    'staff_session=forged',
    `staff_session=${'x'.repeat(3_000)}`,
    "staff_session=' or true --",
    'other=1; staff_sessions=1',
  ])('that was forged does not authenticate: %s', async (cookie) => {
    expect(await me({ cookie })).toBe(401);
  });

  it('with one letter changed does not authenticate', async () => {
    const { cookie } = await signIn(site, await seedAccount(site, { role: 'support' }));
    expect(await me({ cookie })).toBe(200);
    expect(await me({ cookie: cookie.replace('staff_session=', 'staff_session=x') })).toBe(401);
  });

  it.each([
    ['admin', 0.5],
    ['office', 0.5],
    ['support', 3],
    ['fitter', 14],
  ] as const)(
    'of a role (%s) is valid for %d days after its last use, and for 30 days in all',
    async (role, idle) => {
      const headers = await signIn(site, await seedAccount(site, { role }));
      const signedInAt = now;
      const uses = Math.ceil(30 / (idle - 0.01)) - 1;
      for (let use = 0; use < uses; use += 1) {
        now = days(idle - 0.01);
        expect(await me(headers)).toBe(200);
      }
      now = days(idle - 0.01);
      expect(await me(headers)).toBe(401);
      const again = await signIn(site, await seedAccount(site, { role }));
      now = days(idle + 0.01);
      expect(await me(again)).toBe(401);
      now = signedInAt;
    },
  );

  it('is invalid after signing out, and is deleted from the browser', async () => {
    const headers = await signIn(site, await seedAccount(site, { role: 'support' }));
    const answer = await send('POST', '/api/team/logout', headers);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie().join()).toContain('staff_session=; Max-Age=0');
    expect(await me(headers)).toBe(401);
    expect((await send('POST', '/api/team/logout', headers)).status).toBe(204);
  });

  it('is Secure where the public URL has TLS', async () => {
    const secure = await startTestApp({
      database: site.database,
      publicUrl: 'https://wyvernvale.example',
      trustProxy: ['127.0.0.1'],
    });
    const { email } = await seedAccount(site, { role: 'support' });
    const answer = await fetch(`${secure.origin}/api/team/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ email, password: staffPassword }),
    });
    const lines = answer.headers.getSetCookie();
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^__Host-staff_(session|device).*; Secure$/);
    const mine = await fetch(`${secure.origin}/api/team/me`, {
      headers: { cookie: readCookies(answer) },
    });
    expect(mine.status).toBe(200);
    await secure.close();
  });
});

describe("one's own sessions", () => {
  const list = async (headers: { cookie: string }): Promise<Session[]> =>
    (await send('GET', '/api/team/sessions', headers)).json();

  it('are listed with where and when, and can be ended one by one', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const here = await signIn(site, account);
    const there = await signIn(site, account);
    const sessions = await list(here);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session) => session.isCurrent)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ address: '127.0.0.1', userAgent: 'node' });
    expect(JSON.stringify(sessions)).not.toContain('tokenHash');

    const other = sessions.find((session) => !session.isCurrent)?.id;
    expect((await send('DELETE', `/api/team/sessions/${other}`, here)).status).toBe(204);
    expect([await me(here), await me(there)]).toEqual([200, 401]);
  });

  it('do not include those of others', async () => {
    const anna = await signIn(site, await seedAccount(site, { role: 'admin' }));
    const ben = await signIn(site, await seedAccount(site, { role: 'support' }));
    const [session] = await list(ben);
    const answer = await send('DELETE', `/api/team/sessions/${session?.id}`, anna);
    expect(answer.status).toBe(404);
    expect(await me(ben)).toBe(200);
  });
});
