import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { channels } from '#features/business/server/channels.ts';
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

describe('the team', () => {
  it('is listed by name with who is there, and nothing that is secret', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    online.add(anna.id);
    const members = await list(admin);
    expect(members.map(({ name, isOnline }) => [name, isOnline])).toEqual([
      ['Anna', true],
      ['Zoe', false],
    ]);
    expect(Object.keys(members[0] ?? {}).sort()).toEqual(
      ['email', 'id', 'isOnline', 'name', 'role', 'status'].sort(),
    );
  });

  it('shows those who wait or were deactivated to admins only', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    await seedAccount(site, { role: 'admin', name: 'Ben', status: 'pending' });
    await seedAccount(site, { role: 'support', name: 'Cara', status: 'deactivated' });
    expect((await list(admin)).map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cara', 'Zoe']);
    const asSupport = await list(await signIn(site, anna));
    expect(asSupport.map(({ name }) => name)).toEqual(['Anna', 'Zoe']);
  });
});

describe('somebody who waits', () => {
  it('is approved with the role that the admin chooses', async () => {
    const ben = await seedAccount(site, { role: 'admin', status: 'pending' });
    const answer = await change(ben.id, { status: 'active', role: 'support' });
    expect(await answer.json()).toMatchObject({ status: 'active', role: 'support' });
    expect(await login(ben.email)).toBe(200);
  });

  it.each([
    [{ status: 'active' }, 'role: choose the role to approve this account with.'],
    [{ role: 'admin' }, 'status: this account waits: approve it with a role, or deactivate it.'],
    [{}, 'status: say what to change: status, role or both.'],
    [{ status: 'pending' }, 'status: must be active or deactivated.'],
    [{ role: 'owner' }, 'role: must be support or admin.'],
  ])('is not approved by %j', async (body, detail) => {
    const ben = await seedAccount(site, { role: 'admin', status: 'pending' });
    const answer = await change(ben.id, body);
    expect([answer.status, (await answer.json()).detail]).toEqual([400, detail]);
    expect(await login(ben.email)).toBe(403);
  });
});

describe('a cookie from before', () => {
  it.each([
    [{ role: 'admin' }, 200],
    [{ status: 'deactivated' }, 403],
  ])('is worth nothing after %j', async (body, loginAfterwards) => {
    const anna = await seedAccount(site, { role: 'support' });
    const before = await signIn(site, anna);
    expect(await me(before)).toBe(200);
    expect((await change(anna.id, body)).status).toBe(200);
    expect(await me(before)).toBe(401);
    expect(await login(anna.email)).toBe(loginAfterwards);
  });

  it('stays worthless when a deactivated account is active again', async () => {
    const anna = await seedAccount(site, { role: 'support' });
    const before = await signIn(site, anna);
    await change(anna.id, { status: 'deactivated' });
    await change(anna.id, { status: 'active' });
    expect(await me(before)).toBe(401);
    expect(await me(await signIn(site, anna))).toBe(200);
  });

  it('is left alone by a change that changes nothing', async () => {
    const anna = await seedAccount(site, { role: 'support' });
    const before = await signIn(site, anna);
    expect((await change(anna.id, { role: 'support', status: 'active' })).status).toBe(200);
    expect(await me(before)).toBe(200);
  });

  it('cannot be made by a sign-in that was under way during the deactivation', async () => {
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
        'This is the last active admin. Make somebody else an admin first.',
      );
      expect(await me(admin)).toBe(200);
    },
  );

  it('may step back once there is another', async () => {
    await seedAccount(site, { role: 'admin' });
    expect((await change(adminId, { role: 'support' })).status).toBe(200);
  });

  it('is left when two admins demote each other at the same moment', async () => {
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

it('an id that nobody has is 404', async () => {
  expect((await change('nobody', { role: 'support' })).status).toBe(404);
});

it('a change is announced to every process once it is committed, and a refused one never', async () => {
  const heard: string[] = [];
  const stop = await site.database.listen(
    channels.staffAccounts.name,
    (id) => heard.push(id),
    () => heard.push('gap'),
  );
  const anna = await seedAccount(site, { role: 'support' });
  await change(adminId, { role: 'support' });
  await change(anna.id, { status: 'deactivated' });
  await expect.poll(() => heard).toEqual([anna.id]);
  await stop();
});
