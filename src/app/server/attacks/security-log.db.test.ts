import { once } from 'node:events';
import { asc } from 'drizzle-orm';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { resetFactorsByEmail } from '#features/staff-accounts/server/second-factor/reset-factors.ts';
import { showTotpCode } from '#features/staff-accounts/server/second-factor/totp.ts';
import { purgeSessions } from '#features/staff-accounts/server/sessions/purge-sessions.ts';
import { securityLog } from '#platform/server/security-log/schema.ts';
import {
  readResetMail,
  seedAccount,
  seedSession,
  staffPassword,
} from '#tests/support/fixtures/staff.ts';
import { enrolApp, StaffBrowser } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let now = new Date('2026-03-29T09:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 86_400_000);
});

async function readLog(from: TestApp = site) {
  await from.app.securityFailures?.settled();
  return from.database.db.select().from(securityLog).orderBy(asc(securityLog.id));
}

const fields = ['role', 'method', 'route', 'reason', 'isNewBrowser', 'from', 'to'];

/** The events about an account, each as its kind with what it says. */
async function eventsOf(id: string) {
  const rows = (await readLog()).filter(({ accountId }) => accountId === id);
  return rows.map(({ kind, details, byName }) => {
    const told = fields.flatMap((name) => (name in details ? [String(details[name])] : []));
    return [kind, ...told, ...(byName ? [`by ${byName}`] : [])].join(' ');
  });
}

describe('the security log', () => {
  it('has sign-ins, refused ones with the reason, and sign-outs, with who, when and from where', async () => {
    const account = await seedAccount(site, { role: 'support', name: 'Ann Price' });
    const browser = new StaffBrowser(site);
    expect((await browser.logIn(account.email, 'not the password')).status).toBe(401);
    expect((await browser.logIn(account.email)).status).toBe(200);
    expect((await browser.logIn(account.email)).status).toBe(200);
    await browser.post('/api/team/logout');
    expect(await eventsOf(account.id)).toEqual([
      'sign-in-refused wrong-password',
      'signed-in password true',
      'session-ended replaced',
      'signed-in password false',
      'signed-out',
    ]);
    const [row] = (await readLog()).filter(({ accountId }) => accountId === account.id);
    expect(row).toMatchObject({
      at: now,
      accountName: 'Ann Price',
      byId: null,
      network: '127.0.0.1',
      userAgent: 'lightMyRequest',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('does not keep what was typed where no account has the email', async () => {
    const typed = 'correct-horse@battery.example';
    const before = (await readLog()).length;
    const browser = new StaffBrowser(site);
    expect((await browser.logIn(typed, 'another secret')).status).toBe(401);
    expect((await browser.post('/api/team/password/forgot', { email: typed })).status).toBe(204);
    const rows = (await readLog()).slice(before);
    expect(rows.map(({ kind, details }) => [kind, details.reason])).toEqual([
      ['sign-in-refused', 'unknown-email'],
      ['reset-request-refused', 'unknown-email'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/horse|battery|another secret/);
  });

  it('has accounts that may not sign in, and too many attempts', async () => {
    const pending = await seedAccount(site, { role: 'support', status: 'pending' });
    const gone = await seedAccount(site, { role: 'support', status: 'deactivated' });
    const browser = new StaffBrowser(site);
    for (const { email } of [pending, gone]) expect((await browser.logIn(email)).status).toBe(403);
    await browser.post('/api/team/password/forgot', { email: gone.email });
    expect(await eventsOf(pending.id)).toEqual(['sign-in-refused pending']);
    expect(await eventsOf(gone.id)).toEqual([
      'sign-in-refused deactivated',
      'reset-request-refused inactive-account',
    ]);
    const account = await seedAccount(site, { role: 'support' });
    for (let attempt = 0; attempt < 11; attempt += 1) await browser.logIn(account.email, 'wrong');
    expect((await eventsOf(account.id)).at(-1)).toBe('sign-in-refused too-many-attempts');
  });

  it('has the second step, its refusals, recovery codes and every change of factors', async () => {
    const { id, email, browser, secret, recoveryCodes } = await enrolApp(site, { now });
    await browser.post('/api/team/logout');
    expect((await browser.logIn(email)).status).toBe(202);
    expect((await browser.proveBy({ code: '000000' })).status).toBe(400);
    expect((await browser.proveBy({ code: showTotpCode(secret, now) })).status).toBe(200);
    await browser.logIn(email);
    expect((await browser.proveBy({ recoveryCode: recoveryCodes[0] })).status).toBe(200);
    now = new Date(now.getTime() + 600_000);
    const code = showTotpCode(secret, now);
    const confirm = (password: string) => browser.post('/api/team/confirm', { password, code });
    const confirmed = [await confirm('wrong'), await confirm(staffPassword)];
    expect(confirmed.map(({ status }) => status)).toEqual([400, 204]);
    expect((await browser.post('/api/team/recovery-codes')).status).toBe(200);
    const { factors } = await browser.factors();
    await browser.send('DELETE', `/api/team/factors/${factors[0].id}`);
    expect(await eventsOf(id)).toEqual([
      'signed-in password true',
      'factor-added totp',
      'signed-out',
      'password-accepted',
      'factor-refused totp wrong-proof',
      'signed-in totp false',
      'password-accepted',
      'recovery-code-used',
      'session-ended replaced',
      'signed-in recovery-code false',
      'identity-refused password wrong-proof',
      'identity-confirmed totp',
      'recovery-codes-renewed',
      'factor-removed totp',
    ]);
  });

  it('has resets of factors by an admin and by the operator', async () => {
    const admin = await seedAccount(site, { role: 'admin', name: 'Bob Hill' });
    const boss = new StaffBrowser(site);
    await boss.logIn(admin.email);
    const { id } = await enrolApp(site, { now });
    expect((await boss.send('DELETE', `/api/team/members/${id}/factors`)).status).toBe(204);
    const other = await enrolApp(site, { now });
    await resetFactorsByEmail(site.database.db, other.email, now);
    expect((await eventsOf(id)).at(-1)).toBe('factors-reset by Bob Hill');
    expect((await eventsOf(other.id)).at(-1)).toBe('factors-reset by The operator of the server');
  });

  it('has passwords that were changed or reset, and what was refused', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const browser = new StaffBrowser(site);
    await browser.logIn(account.email);
    const change = (currentPassword: string) =>
      browser.post('/api/team/password', { currentPassword, newPassword: 'a quiet red bicycle' });
    expect((await change('wrong')).status).toBe(400);
    expect((await change(staffPassword)).status).toBe(204);
    await browser.post('/api/team/password/forgot', { email: account.email });
    const { token } = await readResetMail(site);
    const reset = () =>
      browser.post('/api/team/password/reset', { token, password: 'a loud green tricycle' });
    expect([(await reset()).status, (await reset()).status]).toEqual([204, 400]);
    expect(await eventsOf(account.id)).toEqual([
      'signed-in password true',
      'password-change-refused wrong-password',
      'password-changed',
      'reset-requested',
      'password-reset',
    ]);
    expect((await readLog()).at(-1)).toMatchObject({
      kind: 'reset-refused',
      accountId: null,
      details: { reason: 'invalid-link' },
    });
  });

  it('has registrations, changes of role and status, and wrong set-up codes', async () => {
    const admin = await seedAccount(site, { role: 'admin', name: 'Cas Dale' });
    const boss = new StaffBrowser(site);
    await boss.logIn(admin.email);
    const registered = await new StaffBrowser(site).post('/api/team/register', {
      name: 'Dot Vale',
      email: 'dot@wyvernvale.example',
      password: 'a quiet red bicycle',
    });
    const { id } = registered.body;
    const change = (body: object) => boss.send('PATCH', `/api/team/members/${id}`, body);
    await change({ status: 'active', role: 'support' });
    await change({ role: 'admin' });
    await change({ status: 'deactivated' });
    expect(await eventsOf(id)).toEqual([
      'account-registered support',
      'status-changed pending active by Cas Dale',
      'role-changed support admin by Cas Dale',
      'status-changed active deactivated by Cas Dale',
    ]);
    await new StaffBrowser(site).post('/api/team/register', {
      name: 'Eve',
      email: 'eve@wyvernvale.example',
      password: 'a quiet red bicycle',
      setupCode: 'a guessed code',
    });
    expect((await readLog()).at(-1)).toMatchObject({
      kind: 'registration-refused',
      details: { reason: 'wrong-set-up-code' },
    });
  });

  it('has sessions that their owner ended, and those that ended by their age', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const here = new StaffBrowser(site);
    const there = new StaffBrowser(site);
    await there.logIn(account.email);
    await here.logIn(account.email);
    const { body: sessions } = await here.send('GET', '/api/team/sessions');
    const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await here.send('DELETE', `/api/team/sessions/${other.id}`)).status).toBe(204);
    now = new Date(now.getTime() + 31 * 86_400_000);
    await purgeSessions(site.database.db, now);
    expect((await eventsOf(account.id)).slice(2)).toEqual([
      'session-ended by-owner',
      'session-ended expired',
    ]);
    const daysOfSupport = 3;
    const [last] = (await readLog()).filter(({ accountId }) => accountId === account.id).slice(-1);
    expect(last?.at).toEqual(new Date(now.getTime() - (31 - daysOfSupport) * 86_400_000));
  });
});

describe('refused access', () => {
  it('of a signed-in account is recorded with the route, and of an ended session once', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const { cookie } = await seedSession(site, account.id, new Date(now.getTime() + 60_000));
    const browser = new StaffBrowser(site, cookie);
    expect((await browser.send('GET', '/api/admin/security-log')).status).toBe(403);
    expect(await eventsOf(account.id)).toEqual(['access-refused GET /api/admin/security-log role']);
    now = new Date(now.getTime() + 120_000);
    const before = (await readLog()).length;
    for (const url of ['/api/team/members', '/api/appointments', '/api/team/members'])
      expect((await browser.send('GET', url)).status).toBe(401);
    const rows = (await readLog()).slice(before);
    expect(rows).toMatchObject([
      { kind: 'access-refused', accountId: null, details: { reason: 'session-ended' } },
    ]);
  });

  it('of a visitor who is not signed in is not, and that of another website is', async () => {
    const before = (await readLog()).length;
    expect((await site.app.inject('/api/team/members')).statusCode).toBe(401);
    expect(await readLog()).toHaveLength(before);
    const foreign = await site.app.inject({
      method: 'POST',
      url: '/api/team/logout',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.statusCode).toBe(403);
    expect((await readLog()).slice(before)).toMatchObject([
      { kind: 'cross-site-refused', details: { method: 'POST', route: '/api/team/logout' } },
    ]);
  });
});

it('a socket that another website asks for is recorded', async () => {
  const before = (await readLog()).length;
  const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/ws`, {
    origin: 'https://elsewhere.example',
  });
  await once(socket, 'error');
  expect((await readLog()).slice(before)).toMatchObject([
    { kind: 'cross-site-refused', network: '127.0.0.1', details: { route: '/ws' } },
  ]);
});

describe('the first account', () => {
  it('is recorded with the set-up code, and a registration without it as refused', async () => {
    const fresh = await startTestApp({ clock: () => now });
    const register = (setupCode?: string) =>
      new StaffBrowser(fresh).post('/api/team/register', {
        name: 'Ann Price',
        email: 'ann@wyvernvale.example',
        password: 'a quiet red bicycle',
        ...(setupCode && { setupCode }),
      });
    const { makeSetUpLink } = await import(
      '#features/staff-accounts/server/accounts/set-up-link.ts'
    );
    const wanted = 'the only set-up code';
    await makeSetUpLink(fresh.database.db, { publicUrl: '', wanted, now });
    expect((await register()).status).toBe(403);
    expect((await register('the only set-up code')).status).toBe(201);
    const rows = await readLog(fresh);
    expect(rows.map(({ kind, details }) => [kind, details.reason])).toEqual([
      ['registration-refused', 'set-up-code-missing'],
      ['first-account-made', undefined],
    ]);
    await fresh.close();
  });
});
