import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '#platform/server/mail/schema.ts';
import {
  readResetMail,
  seedAccount,
  signIn,
  staffHeaders,
  staffPassword,
} from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findStaleReset } from '../passwords/reset-email.ts';
import { expireRegistrations } from './expire-registrations.ts';

const day = 86_400_000;
let now = new Date('2026-03-02T09:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());
beforeEach(() => site.database.db.delete(mails));

async function call(method: string, path: string, body?: unknown) {
  return fetch(`${site.origin}/api/team/${path}`, {
    method,
    headers: {
      ...(await staffHeaders(site, 'admin')),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
let n = 0;
async function invite(more: object = {}) {
  n += 1;
  const body = { name: `Gwen ${n}`, email: `gwen${n}@example.com`, role: 'office', ...more };
  const answer = await call('POST', 'members', body);
  expect(answer.status).toBe(201);
  return { ...(await answer.json()), token: (await readResetMail(site)).token };
}
const accept = (token: string, password = staffPassword) =>
  call('POST', 'password/reset', { token, password });
const login = (email: string) => call('POST', 'login', { email, password: staffPassword });
const find = async (id: string) =>
  (await (await call('GET', 'members')).json()).find((one: { id: string }) => one.id === id);

describe('an invitation', () => {
  it('opens an account with its role once the link has set a password, and then works no more', async () => {
    const { id, email, status, token } = await invite();
    expect(status).toBe('invited');
    const { text, mail } = await readResetMail(site);
    expect(mail).toMatchObject({ recipient: email });
    expect(text).toContain('with the role Office');
    expect((await login(email)).status).toBe(401);
    expect((await accept(token)).status).toBe(204);
    expect(await find(id)).toMatchObject({
      status: 'active',
      role: 'office',
      isEmailVerified: true,
    });
    expect((await login(email)).status).toBe(200);
    expect((await accept(token)).status).toBe(400);
  });

  it('ends after a week, and goes out again with a new link', async () => {
    const { id, token } = await invite();
    now = new Date(now.getTime() + 7 * day);
    expect((await accept(token)).status).toBe(400);
    await site.database.db.delete(mails);
    expect((await call('POST', `members/${id}/invitation`)).status).toBe(204);
    const again = await readResetMail(site);
    expect((await accept(again.token)).status).toBe(204);
    expect((await call('POST', `members/${id}/invitation`)).status).toBe(409);
  });

  it('is not mailed once it is taken back', async () => {
    const { id } = await invite();
    const [mail] = await site.database.db.select().from(mails);
    if (!mail) throw new Error('There is no mail.');
    expect(await findStaleReset(site.database.db, mail, now)).toBeUndefined();
    expect((await call('DELETE', `members/${id}`)).status).toBe(204);
    expect(await findStaleReset(site.database.db, mail, now)).toMatch(/used or is too old/);
  });

  it('needs a free address, and opens by its link alone', async () => {
    const { id, email } = await invite();
    const second = await call('POST', 'members', { name: 'Gwen', email, role: 'support' });
    expect(second.status).toBe(409);
    const opened = await call('PATCH', `members/${id}`, { status: 'active', role: 'admin' });
    expect(opened.status).toBe(400);
    expect((await call('PATCH', `members/${id}`, { role: 'support' })).status).toBe(200);
    expect(await find(id)).toMatchObject({ status: 'invited', role: 'support' });
  });

  it('gets a number after its name where somebody active has it', async () => {
    const { name } = await seedAccount(site, { role: 'support', name: 'Gwen Moss' });
    const { id, token } = await invite({ name });
    await accept(token);
    expect(await find(id)).toMatchObject({ name: 'Gwen Moss (2)', status: 'active' });
  });

  it('that nobody accepts is deleted after a month', async () => {
    const { id } = await invite();
    now = new Date(now.getTime() + 31 * day);
    await expireRegistrations({
      db: site.database.db,
      clock: () => now,
      requiresVerifiedEmail: false,
    });
    expect(await find(id)).toBeUndefined();
  });
});

it('only an admin invites, also while an earlier session is open', async () => {
  const account = await seedAccount(site, { role: 'office' });
  const headers = { ...(await signIn(site, account)), 'content-type': 'application/json' };
  const answer = await fetch(`${site.origin}/api/team/members`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Eve', email: 'eve@example.com', role: 'admin' }),
  });
  expect(answer.status).toBe(403);
});
