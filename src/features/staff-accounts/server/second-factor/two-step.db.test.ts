import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAuditLogEntries } from '#platform/server/audit-log/queries.ts';
import { findMails } from '#platform/server/mail/queries.ts';
import { seedAccount, signIn, staffPassword } from '#tests/support/fixtures/staff.ts';
import { enrolApp, enrolPasskey, StaffBrowser, seedApp } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { recoveryCodes, secondFactors } from '../schema.ts';
import { resetFactorsByEmail } from './reset-factors.ts';
import { showTotpCode } from './totp.ts';

const publicUrl = 'http://localhost:3000';
let now = new Date('2026-03-29T09:00:00Z');
let site: TestApp;
let strict: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
  strict = await startTestApp({ clock: () => now, database: site.database, factorRule: 'admins' });
});
afterAll(async () => {
  await strict.close();
  await site.close();
});
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeEach(() => pass(86_400));

const readMails = async (to: string) =>
  (await findMails(site.database.db, 'waiting', 500)).filter(({ recipient }) => recipient === to);

describe('signing in', () => {
  it('answers as ever where no factor is needed or there', async () => {
    const { email } = await seedAccount(site, { role: 'admin' });
    const browser = new StaffBrowser(site);
    const answer = await browser.logIn(email);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(
      ['id', 'name', 'email', 'role', 'status', 'isOnline'].sort(),
    );
    expect(await browser.me()).toMatchObject({ email, secondFactor: 'off' });
  });

  it('of an account with an app names the next step, and gives no session before its code', async () => {
    const { email, name, secret } = await seedApp(site, { now });
    const browser = new StaffBrowser(site);
    const answer = await browser.logIn(email);
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ nextStep: 'prove-factor', methods: ['totp', 'recovery-code'] });
    expect([...browser.cookie.matchAll(/(\w+)=/g)].map(([, one]) => one)).toEqual([
      'staff_pending',
    ]);
    expect((await browser.send('GET', '/api/team/me')).status).toBe(401);

    const proved = await browser.proveBy({ code: showTotpCode(secret, now) });
    expect(proved.status).toBe(200);
    expect(proved.body).toMatchObject({ name, email });
    expect(browser.value('staff_pending')).toBe('');
    expect(await browser.me()).toMatchObject({ email, secondFactor: 'on' });
    const { factors } = await browser.factors();
    expect(factors).toMatchObject([{ kind: 'totp', name: 'Phone', lastUsedAt: now.toISOString() }]);
  });

  it('takes a code with spaces', async () => {
    const { email, secret } = await seedApp(site, { now });
    const browser = new StaffBrowser(site);
    await browser.logIn(email);
    const code = showTotpCode(secret, now);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await browser.proveBy({ code: typed })).status).toBe(200);
  });

  it.each([-30, 30])(
    'refuses a code from %i seconds off, and takes the one of now',
    async (off) => {
      const { email, secret } = await seedApp(site, { now });
      const browser = new StaffBrowser(site);
      await browser.logIn(email);
      const code = showTotpCode(secret, new Date(now.getTime() + off * 1000));
      const refused = await browser.proveBy({ code });
      expect([refused.status, refused.body.detail]).toEqual([
        400,
        'code: That code has just changed. Please enter the one your app shows now.',
      ]);
      expect((await browser.proveBy({ code: showTotpCode(secret, now) })).status).toBe(200);
    },
  );

  it('with a recovery code works once for each, says so by email and in the log', async () => {
    const { email, name, recoveryCodes: codes } = await enrolApp(site, { now });
    const browser = new StaffBrowser(site);
    await browser.logIn(email);
    const proved = await browser.proveBy({ recoveryCode: codes[3]?.toLowerCase() });
    expect(proved.status).toBe(200);
    expect(await browser.factors()).toMatchObject({ recoveryCodesLeft: 9 });
    expect(JSON.stringify(await readMails(email))).toContain('A recovery code was used');
    const { rows } = await findAuditLogEntries(site.database.db, { by: name, limit: 5 });
    expect(rows).toContainEqual(expect.objectContaining({ what: 'recovery-code-used' }));
  });

  it('with a passkey works, and is offered with the app', async () => {
    const { email, browser: first } = await enrolApp(site, { now });
    const { passkey, answer } = await enrolPasskey(first, publicUrl);
    expect(answer).toEqual({ status: 201, body: { recoveryCodes: null } });
    const browser = new StaffBrowser(site);
    const { body } = await browser.logIn(email);
    expect(body.methods).toEqual(['passkey', 'totp', 'recovery-code']);
    const { body: options } = await browser.post('/api/team/login/passkey-options');
    expect(options).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: passkey.id }],
    });
    const proof = passkey.use({ origin: publicUrl, options });
    expect((await browser.proveBy({ passkey: proof })).status).toBe(200);
    expect(await browser.me()).toMatchObject({ email });
  });

  it('makes the browser a known one only after the second step', async () => {
    const { email, secret } = await seedApp(site, { now });
    const browser = new StaffBrowser(site);
    await browser.logIn(email);
    expect(browser.value('staff_device')).toBe('');
    await browser.proveBy({ code: showTotpCode(secret, now) });
    expect(browser.value('staff_device')).toHaveLength(43);
  });
});

describe('where admins need a second factor', () => {
  it('an admin without one gets a session that leads to adding it, and then to everything', async () => {
    const { email } = await seedAccount(strict, { role: 'admin' });
    const browser = new StaffBrowser(strict);
    const answer = await browser.logIn(email);
    expect(answer).toEqual({ status: 202, body: { nextStep: 'add-factor', methods: [] } });
    expect(await browser.me()).toMatchObject({ email, secondFactor: 'required' });
    expect((await browser.send('GET', '/api/team/members')).status).toBe(403);
    const { body } = await browser.post('/api/team/factors/app/begin');
    const code = showTotpCode(body.secret, now);
    const before = browser.value('staff_session');
    const added = await browser.post('/api/team/factors/app', { name: 'Phone', code });
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect(browser.value('staff_session')).not.toBe(before);
    expect(await browser.me()).toMatchObject({ secondFactor: 'on' });
    expect((await browser.send('GET', '/api/team/members')).status).toBe(200);
  });

  it('others need none', async () => {
    const { email } = await seedAccount(strict, { role: 'support' });
    expect((await new StaffBrowser(strict).logIn(email)).status).toBe(200);
  });

  it('the last one cannot be removed, but one of two can', async () => {
    const { email } = await seedAccount(strict, { role: 'admin' });
    const browser = new StaffBrowser(strict);
    await browser.logIn(email);
    await enrolPasskey(browser, publicUrl);
    await enrolPasskey(browser, publicUrl);
    const [one, other] = (await browser.factors()).factors;
    expect((await browser.send('DELETE', `/api/team/factors/${one.id}`)).status).toBe(204);
    const last = await browser.send('DELETE', `/api/team/factors/${other.id}`);
    expect(last.status).toBe(409);
    expect(last.body.detail).toBe('Your account needs two-step sign-in. Add another way first.');
  });
});

describe('one’s own factors', () => {
  it('are changed only soon after the password or a factor, which gives the session a new token', async () => {
    const { browser, secret, email } = await enrolApp(site, { now });
    pass(400);
    const [factor] = (await browser.factors()).factors;
    const remove = () => browser.send('DELETE', `/api/team/factors/${factor.id}`);
    expect((await remove()).status).toBe(428);
    expect((await browser.post('/api/team/recovery-codes')).status).toBe(428);
    expect((await browser.post('/api/team/factors/app/begin')).status).toBe(428);
    expect((await browser.post('/api/team/factors/passkey/begin')).status).toBe(428);

    const wrong = await browser.post('/api/team/confirm', { password: 'a wrong one' });
    expect([wrong.status, wrong.body.detail]).toEqual([
      400,
      'password: That is not your password.',
    ]);
    const alone = await browser.post('/api/team/confirm', { password: staffPassword });
    expect([alone.status, alone.body.detail]).toEqual([
      400,
      'code: Please enter a code too: your account has two-step sign-in.',
    ]);
    expect(
      (await browser.post('/api/team/confirm', { code: showTotpCode(secret, now) })).status,
    ).toBe(400);
    const old = browser.copy();
    const both = { password: staffPassword, code: showTotpCode(secret, now) };
    expect((await browser.post('/api/team/confirm', both)).status).toBe(204);
    expect([(await old.me()).status, (await browser.me()).email]).toEqual([401, email]);
    expect((await browser.post('/api/team/recovery-codes')).body.recoveryCodes).toHaveLength(10);

    pass(400);
    const again = { password: staffPassword, code: showTotpCode(secret, now) };
    expect((await browser.post('/api/team/confirm', again)).status).toBe(204);
    expect((await browser.post('/api/team/confirm', again)).status).toBe(400);
    expect((await remove()).status).toBe(204);
    expect(await browser.factors()).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect((await new StaffBrowser(site).logIn(email)).status).toBe(200);
  });

  it('can be confirmed by a passkey', async () => {
    const { browser } = await seedApp(site, { now });
    const { passkey } = await enrolPasskey(browser, publicUrl);
    pass(400);
    const { body: options } = await browser.post('/api/team/confirm/passkey-options');
    const proof = { passkey: passkey.use({ origin: publicUrl, options }) };
    expect((await browser.post('/api/team/confirm', proof)).status).toBe(204);
    expect((await browser.post('/api/team/recovery-codes')).status).toBe(200);
  });

  it('end all other sessions when they change, with an email and an entry in the log for each change', async () => {
    const account = await seedAccount(site, { role: 'support', name: 'Priya Raman' });
    const elsewhere = await signIn(site, account);
    const browser = new StaffBrowser(site);
    await browser.logIn(account.email);
    await enrolPasskey(browser, publicUrl);
    expect(await site.app.authenticate({ headers: elsewhere })).toBeUndefined();
    const [factor] = (await browser.factors()).factors;
    await browser.send('PATCH', `/api/team/factors/${factor.id}`, { name: ' Old laptop ' });
    await browser.post('/api/team/recovery-codes');
    await browser.send('DELETE', `/api/team/factors/${factor.id}`);
    const { rows } = await findAuditLogEntries(site.database.db, { by: 'Priya Raman', limit: 9 });
    expect(rows.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['factor-removed', { factor: 'passkey “Old laptop”' }, { factor: null }],
      ['recovery-codes-renewed', {}, {}],
      ['factor-renamed', { factor: 'passkey “Laptop”' }, { factor: 'passkey “Old laptop”' }],
      ['factor-added', { factor: null }, { factor: 'passkey “Laptop”' }],
    ]);
    expect(await readMails(account.email)).toHaveLength(3);
  });

  it('are ten at most', async () => {
    const { email } = await seedAccount(site, { role: 'support' });
    const browser = new StaffBrowser(site);
    await browser.logIn(email);
    const statuses = [];
    for (let i = 0; i < 11; i += 1)
      statuses.push((await enrolPasskey(browser, publicUrl)).answer.status);
    expect(statuses).toEqual([...Array(10).fill(201), 409]);
  });

  it('and recovery codes are stored without anything that could be entered', async () => {
    const { recoveryCodes: codes } = await enrolApp(site, { now });
    const rows = JSON.stringify(await site.database.db.select().from(recoveryCodes));
    for (const code of codes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll('-', ''));
    }
  });
});

describe('a lost phone', () => {
  it('is helped by another admin, after the password, and the person is told', async () => {
    const { id, email, browser: lost } = await seedApp(site, { now });
    const { email: ofAdmin } = await seedAccount(site, { role: 'admin', name: 'Mo Patel' });
    const admin = new StaffBrowser(site);
    await admin.logIn(ofAdmin);
    pass(400);
    const list = async () => (await admin.send('GET', '/api/team/members')).body;
    const find = async () => (await list()).find((member: { id: string }) => member.id === id);
    expect(await find()).toMatchObject({ hasSecondFactor: true });
    const reset = () => admin.send('DELETE', `/api/team/members/${id}/factors`);
    expect((await reset()).status).toBe(428);
    await admin.post('/api/team/confirm', { password: staffPassword });
    expect((await reset()).status).toBe(204);
    expect(await find()).toMatchObject({ hasSecondFactor: false });
    expect((await lost.me()).status).toBe(401);
    expect((await new StaffBrowser(site).logIn(email)).status).toBe(200);
    expect((await reset()).status).toBe(409);
    const mails = JSON.stringify(await readMails(email));
    expect(mails).toContain('Mo Patel has reset it.');
    const { rows } = await findAuditLogEntries(site.database.db, { by: 'Mo Patel', limit: 5 });
    expect(rows).toMatchObject([{ what: 'factors-reset', subject: id }]);
  });

  it('of the only admin is helped by the operator’s command', async () => {
    const { email, browser } = await seedApp(site, { now, role: 'admin' });
    await resetFactorsByEmail(site.database.db, ` ${email.toUpperCase()} `, now);
    expect((await browser.me()).status).toBe(401);
    expect((await new StaffBrowser(site).logIn(email)).status).toBe(200);
    await expect(resetFactorsByEmail(site.database.db, email, now)).rejects.toThrow('no two-step');
    await expect(resetFactorsByEmail(site.database.db, 'nobody@x', now)).rejects.toThrow(
      'no staff',
    );
    const rows = await site.database.db.select().from(secondFactors);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});
