import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#platform/server/http/submissions/schema.ts';
import { findMails } from '#platform/server/mail/queries.ts';
import { mails } from '#platform/server/mail/schema.ts';
import { readLinkToken, readMailsTo } from '#tests/support/fixtures/email-links.ts';
import { seedAccount, staffPassword } from '#tests/support/fixtures/staff.ts';
import { StaffBrowser } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { expireRegistrations } from '../accounts/expire-registrations.ts';
import { makeSetUpLink } from '../accounts/set-up-link.ts';
import { staffAccounts } from '../schema.ts';
import { findStaleEmailLink } from './verification-emails.ts';

const day = 86_400_000;
let now = new Date();
const clock = () => now;
let site: TestApp;
/** The same database without the need to verify addresses. */
let lenient: TestApp;
let admin: StaffBrowser;
beforeAll(async () => {
  site = await startTestApp({
    clock,
    accounts: { requiresVerifiedEmail: true },
    unsolicitedEmailsPerDay: 3,
  });
  lenient = await startTestApp({ database: site.database, clock });
});
afterAll(async () => {
  await lenient.close();
  await site.close();
});
beforeEach(async () => {
  now = new Date();
  const { db } = site.database;
  for (const table of [staffAccounts, mails, rateLimits]) await db.delete(table);
  admin = await signInAdmin();
});

async function signInAdmin(at = site) {
  const { email } = await seedAccount(site, { role: 'admin', name: 'Zoe Moss' });
  const browser = new StaffBrowser(at);
  await browser.logIn(email);
  return browser;
}

const anna = { name: 'Anna Pugh', email: 'anna@wyvernvale.example', password: staffPassword };
const nobody = () => new StaffBrowser(site);
async function register(person = anna) {
  const { status, body } = await nobody().post('/api/team/register', person);
  expect(status).toBe(201);
  return body as { id: string };
}
const approve = (id: string, browser = admin) =>
  browser.send('PATCH', `/api/team/members/${id}`, { status: 'active', role: 'support' });
const verify = (token: string) => nobody().post('/api/team/email/verify', { token });
const findRow = async (id: string) =>
  (await site.database.db.select().from(staffAccounts).where(eq(staffAccounts.id, id)))[0];
const listed = async (id: string) =>
  (await admin.send('GET', '/api/team/members')).body.find((one: { id: string }) => one.id === id);

describe('a registration', () => {
  it('is answered as before, and its address gets a link, once, for a day', async () => {
    const { body } = await nobody().post('/api/team/register', anna);
    expect(Object.keys(body).sort()).toEqual(['email', 'id', 'isOnline', 'name', 'role', 'status']);
    const [mail, ...others] = await readMailsTo(site, anna.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Is this your email address?');
    expect(mail?.action).toBe('verify');
    expect((await verify(mail?.token ?? '')).body).toEqual({ isActive: false });
    expect((await findRow(body.id))?.emailVerifiedAt).toEqual(now);
    expect((await verify(mail?.token ?? '')).status).toBe(400);
  });

  it('stores no token, and repeats nothing that a stranger typed but a plain first name', async () => {
    await register({ ...anna, name: 'Win £500 at https://evil.example' });
    const [mail] = await readMailsTo(site, anna.email);
    expect(mail?.text).not.toContain('evil');
    expect(mail?.text).not.toContain('£500');
    const { rows } = (await site.database.db.execute(
      'select token_hash from email_verifications',
    )) as unknown as { rows: { token_hash: string }[] };
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash).not.toBe(mail?.token);
  });

  it('of the first account is verified by the set-up code', async () => {
    await site.database.db.delete(staffAccounts);
    const strict = await startTestApp({ clock, accounts: { requiresVerifiedEmail: true } });
    const setupCode = 'a code of the owner';
    await makeSetUpLink(strict.database.db, {
      publicUrl: 'http://x',
      wanted: setupCode,
      now,
    });
    const first = new StaffBrowser(strict);
    expect((await first.post('/api/team/register', { ...anna, setupCode })).status).toBe(201);
    await first.logIn(anna.email);
    expect((await first.send('GET', '/api/team/members')).body).toMatchObject([
      { isEmailVerified: true },
    ]);
    expect(await findMails(strict.database.db, 'waiting', 10)).toEqual([]);
    await strict.close();
  });

  it('as somebody else never becomes an active account', async () => {
    const { id } = await register();
    expect(await listed(id)).toMatchObject({ status: 'pending', isEmailVerified: false });
    const refused = await approve(id);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Anna Pugh hasn’t verified the email address yet. Send the link again, or wait until they have opened it.',
    ]);
    const change = (body: object) => admin.send('PATCH', `/api/team/members/${id}`, body);
    expect((await change({ status: 'deactivated' })).status).toBe(200);
    expect((await change({ status: 'active', role: 'admin' })).status).toBe(409);
    expect((await change({ status: 'active', role: 'admin', name: 'Anna B' })).status).toBe(409);
    expect((await nobody().logIn(anna.email)).status).toBe(403);
    expect((await nobody().post('/api/team/password/forgot', { email: anna.email })).status).toBe(
      204,
    );
    expect((await readMailsTo(site, anna.email)).map(({ action }) => action)).toEqual(['verify']);
    expect((await findRow(id))?.status).toBe('deactivated');
  });

  it('is approved once its address is verified', async () => {
    const { id } = await register();
    expect((await verify(await readLinkToken(site, anna.email, 'verify'))).status).toBe(200);
    expect(await listed(id)).toMatchObject({ isEmailVerified: true });
    expect((await approve(id)).status).toBe(200);
    expect((await nobody().logIn(anna.email)).status).toBe(200);
  });

  it('is approved without it where the site does not ask for it, and the panel shows that', async () => {
    const { id } = await register();
    const other = await signInAdmin(lenient);
    expect((await approve(id, other)).status).toBe(200);
    expect((await nobody().logIn(anna.email)).status).toBe(200);
    expect(await listed(id)).toMatchObject({ status: 'active', isEmailVerified: false });
  });
});

describe('a link that verifies an address', () => {
  it.each(['', 'x', 'a'.repeat(43)])('is refused when it is made up: %j', async (token) => {
    await register();
    expect((await verify(token)).status).toBe(400);
  });

  it('expires after a day', async () => {
    const { id } = await register();
    const token = await readLinkToken(site, anna.email, 'verify');
    now = new Date(now.getTime() + day);
    expect((await verify(token)).status).toBe(400);
    expect((await findRow(id))?.emailVerifiedAt).toBeNull();
  });

  it('verifies its own account only, once, however often it is used at the same time', async () => {
    const ben = { ...anna, name: 'Ben Cole', email: 'ben@wyvernvale.example' };
    const [first, second] = [await register(), await register(ben)];
    const token = await readLinkToken(site, ben.email, 'verify');
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await findRow(first.id))?.emailVerifiedAt).toBeNull();
    expect((await findRow(second.id))?.emailVerifiedAt).toEqual(now);
  });

  it('is refused for a deleted account, and its email is not sent any more', async () => {
    const { id } = await register();
    const token = await readLinkToken(site, anna.email, 'verify');
    const [mail] = await findMails(site.database.db, 'waiting', 1);
    if (!mail) throw new Error('There is no email.');
    expect(await findStaleEmailLink(site.database.db, mail, now)).toBeUndefined();
    expect((await admin.send('DELETE', `/api/team/members/${id}`)).status).toBe(204);
    expect((await verify(token)).status).toBe(400);
    expect(await findStaleEmailLink(site.database.db, mail, now)).toContain('used or is too old');
  });

  it('is sent again by an admin, three times an hour; all links work, and end together', async () => {
    const { id } = await register();
    const first = await readLinkToken(site, anna.email, 'verify');
    const send = () => admin.post(`/api/team/members/${id}/verification`);
    for (let time = 0; time < 3; time += 1) expect((await send()).status).toBe(204);
    expect((await send()).status).toBe(429);
    expect(await readMailsTo(site, anna.email)).toHaveLength(4);
    const second = await readLinkToken(site, anna.email, 'verify');
    expect((await verify(first)).status).toBe(200);
    expect((await verify(second)).status).toBe(400);
    now = new Date(now.getTime() + 3_600_000);
    expect((await send()).status).toBe(409);
    expect((await admin.post('/api/team/members/none/verification')).status).toBe(404);
  });

  it('is not sent to one mailbox more than three times a day, however often it registers', async () => {
    for (const tag of ['a', 'b', 'c', 'd'])
      await register({ ...anna, email: `anna+${tag}@wyvernvale.example` });
    expect(await findMails(site.database.db, 'waiting', 10)).toHaveLength(3);
    const [dropped] = await findMails(site.database.db, 'dropped', 10);
    expect(dropped?.recipient).toBe('anna+d@wyvernvale.example');
  });
});

describe('a registration that nobody approves', () => {
  const expire = (requiresVerifiedEmail = true) =>
    expireRegistrations({ db: site.database.db, clock, requiresVerifiedEmail });
  const seed = (daysAgo: number, isVerified: boolean) => {
    const createdAt = new Date(now.getTime() - daysAgo * day);
    const emailVerifiedAt = isVerified ? createdAt : null;
    return seedAccount(site, { role: 'support', status: 'pending', createdAt, emailVerifiedAt });
  };

  it('is deleted after 30 days and told, and unverified after 7 without a word', async () => {
    const [waits, late] = [await seed(29.9, true), await seed(30.1, true)];
    const [young, old] = [await seed(6.9, false), await seed(7.1, false)];
    await expire();
    expect(await findRow(waits.id)).toBeDefined();
    expect(await findRow(young.id)).toBeDefined();
    expect(await findRow(late.id)).toBeUndefined();
    expect(await findRow(old.id)).toBeUndefined();
    const told = await findMails(site.database.db, 'waiting', 10);
    expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [late.email, 'Your registration has expired'],
    ]);
    const { body } = await admin.send('GET', '/api/admin/history?kind=member');
    const expired = body.filter(({ what }: { what: string }) => what === 'expired');
    expect(expired.map(({ subject }: { subject: string }) => subject).sort()).toEqual(
      [late.id, old.id].sort(),
    );
  });

  it('is deleted after 30 days, verified or not, where addresses need not be verified', async () => {
    const [waits, late] = [await seed(29.9, false), await seed(30.1, false)];
    await expire(false);
    expect(await findRow(waits.id)).toBeDefined();
    expect(await findRow(late.id)).toBeUndefined();
    expect(await readMailsTo(site, late.email)).toHaveLength(1);
  });

  it('leaves active and deactivated accounts alone', async () => {
    const createdAt = new Date(now.getTime() - 400 * day);
    const kept = [
      await seedAccount(site, { role: 'support', createdAt, emailVerifiedAt: null }),
      await seedAccount(site, { role: 'support', status: 'deactivated', createdAt }),
    ];
    await expire();
    for (const { id } of kept) expect(await findRow(id)).toBeDefined();
  });

  it('is either approved or deleted when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await seed(31, true);
      const [answer] = await Promise.all([approve(id), expire()]);
      const row = await findRow(id);
      expect(answer.status).toBe(row ? 200 : 404);
      if (row) expect(row.status).toBe('active');
    }
  });
});
