import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { channels } from '#features/business/server/channels.ts';
import { subscribe } from '#platform/server/database/channel.ts';
import { seedAccount, signIn, staffPassword } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { StaffAccount } from '../../contract.ts';
import { staffAccounts, staffSessions } from '../schema.ts';

const online = new Set<string>();
let site: TestApp;
let adminId: string;
let admin: { cookie: string };
beforeAll(async () => {
  site = await startTestApp({ findOnline: async () => online });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.delete(staffAccounts);
  const account = await seedAccount(site, { role: 'admin', name: 'Zoe' });
  adminId = account.id;
  admin = await signIn(site, account);
});

const change = (id: string, body: unknown, headers = admin) =>
  fetch(`${site.origin}/api/team/members/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const list = async (headers: { cookie: string }): Promise<StaffAccount[]> =>
  (await fetch(`${site.origin}/api/team/members`, { headers })).json();
const me = async (headers: { cookie: string }) =>
  (await fetch(`${site.origin}/api/team/me`, { headers })).status;
const login = async (email: string) =>
  (
    await fetch(`${site.origin}/api/team/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: staffPassword }),
    })
  ).status;

describe('the staff accounts', () => {
  it('are listed by name with presence and without secrets', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    online.add(anna.id);
    const members = await list(admin);
    expect(members.map(({ name, isOnline }) => [name, isOnline])).toEqual([
      ['Anna', true],
      ['Zoe', false],
    ]);
    expect(Object.keys(members[0] ?? {}).sort()).toEqual([
      'email',
      'hasSecondFactor',
      'id',
      'isEmailVerified',
      'isOnline',
      'name',
      'role',
      'status',
    ]);
  });

  it('are shown to admins only while pending or deactivated', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    await seedAccount(site, { role: 'admin', name: 'Ben', status: 'pending' });
    await seedAccount(site, { role: 'support', name: 'Cara', status: 'deactivated' });
    expect((await list(admin)).map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cara', 'Zoe']);
    const asSupport = await list(await signIn(site, anna));
    expect(asSupport.map(({ name }) => name)).toEqual(['Anna', 'Zoe']);
    expect((await change(anna.id, { role: 'office' })).status).toBe(200);
    expect(await list(await signIn(site, anna))).toEqual(
      asSupport.map((one) => (one.id === anna.id ? { ...one, role: 'office' } : one)),
    );
  });
});

describe('a pending account', () => {
  it('is approved with the role that the admin chooses', async () => {
    const ben = await seedAccount(site, { role: 'admin', status: 'pending' });
    const answer = await change(ben.id, { status: 'active', role: 'support' });
    expect(await answer.json()).toMatchObject({ status: 'active', role: 'support' });
    expect(await login(ben.email)).toBe(200);
    const cara = await seedAccount(site, { role: 'support', status: 'pending' });
    const given = await change(cara.id, { status: 'active', role: 'office' });
    expect(await given.json()).toMatchObject({ status: 'active', role: 'office' });
  });

  it.each([
    [{ status: 'active' }, 'role: choose the role to approve this account with.'],
    [{ role: 'admin' }, 'status: this account waits: approve it with a role, or deactivate it.'],
    [{}, 'status: say what to change: status, role, name or several.'],
    [{ status: 'pending' }, 'status: must be active or deactivated.'],
    [{ role: 'owner' }, 'role: must be support, office, admin or fitter.'],
  ])('is not approved by %j', async (body, detail) => {
    const ben = await seedAccount(site, { role: 'admin', status: 'pending' });
    const answer = await change(ben.id, body);
    expect([answer.status, (await answer.json()).detail]).toEqual([400, detail]);
    expect(await login(ben.email)).toBe(403);
  });
});

describe('an old cookie', () => {
  it.each([
    [{ role: 'admin' }, 200],
    [{ status: 'deactivated' }, 403],
  ])('does not authenticate after %j', async (body, loginAfterwards) => {
    const anna = await seedAccount(site, { role: 'support' });
    const before = await signIn(site, anna);
    expect(await me(before)).toBe(200);
    expect((await change(anna.id, body)).status).toBe(200);
    expect(await me(before)).toBe(401);
    expect(await login(anna.email)).toBe(loginAfterwards);
  });

  it('remains invalid when a deactivated account is activated again', async () => {
    const anna = await seedAccount(site, { role: 'support' });
    const before = await signIn(site, anna);
    await change(anna.id, { status: 'deactivated' });
    await change(anna.id, { status: 'active' });
    expect(await me(before)).toBe(401);
    expect(await me(await signIn(site, anna))).toBe(200);
  });

  it('remains valid after a change without effect', async () => {
    const anna = await seedAccount(site, { role: 'support' });
    const before = await signIn(site, anna);
    expect((await change(anna.id, { role: 'support', status: 'active' })).status).toBe(200);
    expect(await me(before)).toBe(200);
  });

  it('is not issued by a sign-in that was in progress during the deactivation', async () => {
    const anna = await seedAccount(site, { role: 'support' });
    await Promise.all([
      ...Array.from({ length: 8 }, () => login(anna.email)),
      change(anna.id, { status: 'deactivated' }),
    ]);
    const left = await site.database.db
      .select()
      .from(staffSessions)
      .where(eq(staffSessions.accountId, anna.id));
    expect(left).toEqual([]);
  });
});

describe('the last active admin', () => {
  it.each([{ role: 'support' }, { status: 'deactivated' }])(
    'cannot be changed by %j',
    async (body) => {
      await seedAccount(site, { role: 'admin', status: 'pending' });
      await seedAccount(site, { role: 'admin', status: 'deactivated' });
      const answer = await change(adminId, body);
      expect(answer.status).toBe(409);
      expect((await answer.json()).detail).toBe(
        'This is the last active admin. Make someone else an admin first.',
      );
      expect(await me(admin)).toBe(200);
    },
  );

  it('can be demoted once there is another', async () => {
    await seedAccount(site, { role: 'admin' });
    expect((await change(adminId, { role: 'support' })).status).toBe(200);
  });

  it('remains when two admins demote each other concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      await site.database.db.delete(staffAccounts);
      const two = await Promise.all([
        seedAccount(site, { role: 'admin' }),
        seedAccount(site, { role: 'admin' }),
      ]);
      const [first, second] = await Promise.all(two.map((account) => signIn(site, account)));
      const answers = await Promise.all([
        change(two[1].id, { role: 'support' }, first),
        change(two[0].id, { role: 'support' }, second),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const admins = await site.database.db
        .select()
        .from(staffAccounts)
        .where(eq(staffAccounts.role, 'admin'));
      expect(admins).toHaveLength(1);
    }
  });
});

it('an unknown id is 404', async () => {
  expect((await change('nobody', { role: 'support' })).status).toBe(404);
});

it('a change is published to every process once committed, and a rejected one never', async () => {
  const events: string[] = [];
  const stop = await subscribe(site.database, channels.staffAccounts, {
    onEvent: (id) => events.push(id),
    onGap: () => events.push('gap'),
    onError: (error) => events.push(String(error)),
  });
  const anna = await seedAccount(site, { role: 'support' });
  await change(adminId, { role: 'support' });
  await change(anna.id, { status: 'deactivated' });
  await expect.poll(() => events).toEqual([anna.id]);
  await stop();
});
