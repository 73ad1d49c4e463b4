import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '#platform/server/mail/schema.ts';
import {
  readCookies,
  readResetMail,
  seedAccount,
  signIn,
  staffPassword,
} from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { passwordResets } from '../schema.ts';

const newPassword = 'a password nobody knows';
let now = new Date('2026-03-29T09:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.delete(mails);
  now = new Date(now.getTime() + 2 * 3_600_000);
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/api/team/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const me = async (headers: { cookie: string }) =>
  (await fetch(`${site.origin}/api/team/me`, { headers })).status;
const loginStatus = async (email: string, password: string) =>
  (await post('login', { email, password })).status;

async function askForToken(email: string): Promise<string> {
  expect((await post('password/forgot', { email })).status).toBe(204);
  return (await readResetMail(site)).token;
}

describe('a forgotten password', () => {
  it('is reset by the link in a mail, which ends every session', async () => {
    const account = await seedAccount(site, { role: 'support', name: 'Anna www.evil.example' });
    const before = await signIn(site, account);
    const token = await askForToken(account.email);
    const { mail, text, html } = await readResetMail(site);
    expect(mail).toMatchObject({ recipient: account.email, subject: 'Choose a new password' });
    expect(html).toContain('Anna, choose a new password');
    expect(html).not.toContain('evil');
    const link = `http://localhost:3000/team-chat/reset#token=${token}`;
    expect(text).toContain(link);

    const answer = await post('password/reset', { token, password: newPassword });
    expect(answer.status).toBe(204);
    expect(await me(before)).toBe(401);
    expect(await loginStatus(account.email, staffPassword)).toBe(401);
    expect(await loginStatus(account.email, newPassword)).toBe(200);
  });

  it('gives the same response for an unknown email or an inactive account', async () => {
    const waiting = await seedAccount(site, { role: 'support', status: 'pending' });
    const gone = await seedAccount(site, { role: 'support', status: 'deactivated' });
    for (const email of ['nobody@wyvernvale.example', waiting.email, gone.email]) {
      const answer = await post('password/forgot', { email });
      expect([answer.status, await answer.text()]).toEqual([204, '']);
    }
    expect(await site.database.db.select().from(mails)).toEqual([]);
  });

  it('stores no link when the mail could not be stored, and returns an error', async () => {
    const { email } = await seedAccount(site, { role: 'support' });
    const { db } = site.database;
    await db.execute(sql`alter table mails rename to elsewhere`);
    expect((await post('password/forgot', { email })).status).toBe(500);
    await db.execute(sql`alter table elsewhere rename to mails`);
    expect(await site.database.db.select().from(passwordResets)).toEqual([]);
  });

  it('leaves no token in the database', async () => {
    const token = await askForToken((await seedAccount(site, { role: 'support' })).email);
    const rows = await site.database.db.select().from(passwordResets);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('can be requested five times an hour', async () => {
    const { email } = await seedAccount(site, { role: 'support' });
    const first = await askForToken(email);
    for (let i = 1; i < 5; i += 1) expect(await askForToken(email)).toHaveLength(43);
    expect((await post('password/forgot', { email })).status).toBe(429);
    // Further requests must not invalidate the links in the owner's mailbox.
    expect((await post('password/reset', { token: first, password: newPassword })).status).toBe(
      204,
    );
  });
});

describe('a link', () => {
  const refusal = 'This link has been used or is too old. Please ask for a new one.';
  const use = async (token: string) => {
    const answer = await post('password/reset', { token, password: newPassword });
    return [answer.status, answer.status === 204 ? '' : (await answer.json()).detail];
  };

  it('works once, even for ten concurrent uses', async () => {
    const token = await askForToken((await seedAccount(site, { role: 'support' })).email);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => use(token)));
    expect(outcomes.filter(([status]) => status === 204)).toHaveLength(1);
    expect(await use(token)).toEqual([400, refusal]);
  });

  it('works for an hour', async () => {
    const { email } = await seedAccount(site, { role: 'support' });
    const token = await askForToken(email);
    now = new Date(now.getTime() + 3_601_000);
    expect(await use(token)).toEqual([400, refusal]);
    expect(await loginStatus(email, staffPassword)).toBe(200);
  });

  it('invalidates the other links of the account', async () => {
    const { email } = await seedAccount(site, { role: 'support' });
    const [first, second] = [await askForToken(email), await askForToken(email)];
    expect(await use(second)).toEqual([204, '']);
    expect(await use(first)).toEqual([400, refusal]);
  });

  it('stops working when the password is changed by another way', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const token = await askForToken(account.email);
    const headers = await signIn(site, account);
    const body = { currentPassword: staffPassword, newPassword: 'chosen by its owner' };
    expect((await post('password', body, headers)).status).toBe(204);
    expect(await use(token)).toEqual([400, refusal]);
    expect(await loginStatus(account.email, 'chosen by its owner')).toBe(200);
  });

  it('stays dead when the account was deactivated and approved again', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const token = await askForToken(account.email);
    const admin = await signIn(site, await seedAccount(site, { role: 'admin' }));
    for (const status of ['deactivated', 'active']) {
      const answer = await fetch(`${site.origin}/api/team/members/${account.id}`, {
        method: 'PATCH',
        headers: { ...admin, 'content-type': 'application/json' },
        body: JSON.stringify({ status }),
      });
      expect(answer.status).toBe(200);
    }
    expect(await use(token)).toEqual([400, refusal]);
  });

  it('does not reactivate an account deactivated in the meantime', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const token = await askForToken(account.email);
    const admin = await signIn(site, await seedAccount(site, { role: 'admin' }));
    await fetch(`${site.origin}/api/team/members/${account.id}`, {
      method: 'PATCH',
      headers: { ...admin, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'deactivated' }),
    });
    expect(await use(token)).toEqual([400, refusal]);
  });

  it('that was forged does nothing', async () => {
    expect(await use('A'.repeat(43))).toEqual([400, refusal]);
    const short = await post('password/reset', { token: 'A', password: 'short' });
    expect(short.status).toBe(400);
  });
});

describe("changing one's own password", () => {
  it('needs the current one and ends every other session', async () => {
    const account = await seedAccount(site, { role: 'support' });
    const [here, there] = [await signIn(site, account), await signIn(site, account)];
    const wrong = await post('password', { currentPassword: 'wrong one', newPassword }, here);
    expect([wrong.status, (await wrong.json()).detail]).toEqual([
      400,
      'That is not your current password.',
    ]);
    const body = { currentPassword: staffPassword, newPassword };
    expect((await post('password', body, here)).status).toBe(204);
    expect([await me(here), await me(there)]).toEqual([200, 401]);
    expect(await loginStatus(account.email, newPassword)).toBe(200);
  });

  it('is limited to ten attempts in 15 minutes', async () => {
    const headers = await signIn(site, await seedAccount(site, { role: 'support' }));
    const body = { currentPassword: 'wrong one', newPassword };
    for (let i = 0; i < 10; i += 1)
      expect((await post('password', body, headers)).status).toBe(400);
    expect((await post('password', body, headers)).status).toBe(429);
  });
});

it('a browser that reset the password is known, so that it can sign in during an attack', async () => {
  const { email } = await seedAccount(site, { role: 'support' });
  const token = await askForToken(email);
  for (let i = 0; i < 11; i += 1) await loginStatus(email, 'wrong password');
  expect(await loginStatus(email, staffPassword)).toBe(429);
  const reset = await post('password/reset', { token, password: newPassword });
  const body = { email, password: newPassword };
  expect((await post('login', body, { cookie: readCookies(reset) })).status).toBe(200);
});
