import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fitters } from '#features/booking/server/schema.ts';
import { conversations } from '#features/chat/server/schema.ts';
import {
  secondFactors,
  staffAccounts,
  staffDevices,
  staffSessions,
} from '#features/staff-accounts/server/schema.ts';
import { buildFitter } from '#tests/support/fixtures/fitters.ts';
import { seedAccount, seedFactor } from '#tests/support/fixtures/staff.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';
import { StaffBrowser } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let admin: StaffBrowser;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.delete(staffAccounts);
  const { email } = await seedAccount(site, { role: 'admin', name: 'Zoe Moss' });
  admin = new StaffBrowser(site);
  await admin.logIn(email);
});

const path = (id: string) => `/api/team/members/${id}`;
const deactivate = (id: string) => admin.send('PATCH', path(id), { status: 'deactivated' });
const remove = (id: string) => admin.send('DELETE', path(id));
const approve = (id: string) =>
  admin.send('PATCH', path(id), { status: 'active', role: 'support' });
const exists = async (id: string) =>
  (await site.database.db.$count(staffAccounts, eq(staffAccounts.id, id))) === 1;

/** A fitter with an account and the address of a calendar feed. */
async function seedFitterWithFeed(name: string) {
  const account = await seedAccount(site, { role: 'fitter', name });
  const fields = buildFitter({ name, accountId: account.id });
  const { body: fitter } = await admin.post('/api/fitters', fields);
  const { body: feed } = await admin.post(`/api/fitters/${fitter.id}/calendar-feed`);
  return { ...account, fitterId: fitter.id as string, feed: new URL(feed.url).pathname };
}
const readFeed = async (feed: string) => (await fetch(site.origin + feed)).status;

describe('the calendar feed of a fitter', () => {
  it('is revoked when the account is deactivated, and those of others stay', async () => {
    const jo = await seedFitterWithFeed('Jo Marsh');
    const other = await seedFitterWithFeed('Mo Patel');
    const { body: all } = await admin.post('/api/fitters/all/calendar-feed');
    expect(await readFeed(jo.feed)).toBe(200);
    expect((await deactivate(jo.id)).status).toBe(200);
    expect(await readFeed(jo.feed)).toBe(404);
    expect(await readFeed(other.feed)).toBe(200);
    expect(await readFeed(new URL(all.url).pathname)).toBe(200);
    const { body } = await admin.send('GET', '/api/admin/history?kind=calendar');
    expect(body.find(({ what }: { what: string }) => what === 'feed-removed')).toMatchObject({
      by: 'Zoe Moss',
      label: 'Jo Marsh',
    });
  });

  it('stays away when the account is activated again, until somebody makes a new one', async () => {
    const jo = await seedFitterWithFeed('Jo Reed');
    await deactivate(jo.id);
    await admin.send('PATCH', path(jo.id), { status: 'active' });
    expect(await readFeed(jo.feed)).toBe(404);
  });

  it('is revoked with the account too, and the fitter stays without one', async () => {
    const jo = await seedFitterWithFeed('Jo Lane');
    await deactivate(jo.id);
    const { body } = await admin.post(`/api/fitters/${jo.fitterId}/calendar-feed`);
    const later = new URL(body.url).pathname;
    expect((await remove(jo.id)).status).toBe(204);
    expect(await readFeed(later)).toBe(404);
    const [row] = await site.database.db.select().from(fitters).where(eq(fitters.id, jo.fitterId));
    expect(row).toMatchObject({ name: 'Jo Lane', accountId: null });
  });
});

it('the conversations of a deactivated account wait for the team again', async () => {
  const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
  const browser = new StaffBrowser(site);
  await browser.logIn(anna.email);
  const { db } = site.database;
  const { id: mine } = await beginStoredTalk(db, 'Do you fit cork?', new Date());
  const { id: others } = await beginStoredTalk(db, 'Do you fit stone?', new Date());
  const take = (id: string, by: StaffBrowser) =>
    by.send('PATCH', `/api/chat/conversations/${id}`, { takenBy: 'me' });
  expect((await take(mine, browser)).status).toBe(200);
  expect((await take(others, admin)).status).toBe(200);
  await deactivate(anna.id);
  const rows = await db.select().from(conversations);
  const find = (id: string) => rows.find((row) => row.id === id);
  expect(find(mine)).toMatchObject({ takenById: null, takenByName: null });
  expect(find(mine)?.handedOverAt).not.toBeNull();
  expect(find(others)).toMatchObject({ takenByName: 'Zoe Moss', handedOverAt: null });
});

describe('an account', () => {
  it('that is pending or deactivated is deleted with all that opens it; the history keeps the name', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    await seedFactor(site, anna.id);
    await new StaffBrowser(site).logIn(anna.email);
    expect((await remove(anna.id)).status).toBe(409);
    await deactivate(anna.id);
    expect((await remove(anna.id)).status).toBe(204);
    expect((await remove(anna.id)).status).toBe(404);
    expect(await exists(anna.id)).toBe(false);
    const { db } = site.database;
    for (const table of [secondFactors, staffDevices, staffSessions])
      expect(await db.$count(table, eq(table.accountId, anna.id))).toBe(0);
    const { body } = await admin.send('GET', '/api/admin/history?kind=member');
    expect(body[0]).toMatchObject({ by: 'Zoe Moss', what: 'deleted', label: 'Anna' });
    const pending = await seedAccount(site, {
      role: 'admin',
      status: 'pending',
      email: anna.email,
    });
    expect((await remove(pending.id)).status).toBe(204);
    expect((await new StaffBrowser(site).logIn(anna.email)).status).toBe(401);
  });

  it('that is the last active admin stays', async () => {
    const { id } = await admin.me();
    expect((await remove(id)).status).toBe(409);
    expect((await admin.send('GET', '/api/team/me')).status).toBe(200);
  });

  it('is not deleted by support, by a fitter or by a former admin', async () => {
    const victim = await seedAccount(site, { role: 'support', status: 'pending' });
    for (const role of ['support', 'fitter'] as const) {
      const browser = new StaffBrowser(site);
      await browser.logIn((await seedAccount(site, { role })).email);
      expect((await browser.send('DELETE', path(victim.id))).status).toBe(403);
    }
    expect(await exists(victim.id)).toBe(true);
  });

  it('is either approved or deleted when two admins do both at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await seedAccount(site, { role: 'support', status: 'pending' });
      const [approved, removed] = await Promise.all([approve(id), remove(id)]);
      const isThere = await exists(id);
      expect([approved.status, removed.status]).toEqual(isThere ? [200, 409] : [404, 204]);
    }
  });

  it('leaves no session behind when it is deleted while somebody signs in', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    await Promise.all([
      ...Array.from({ length: 5 }, () => new StaffBrowser(site).logIn(anna.email)),
      deactivate(anna.id).then(() => remove(anna.id)),
    ]);
    expect(await exists(anna.id)).toBe(false);
    const { db } = site.database;
    expect(await db.$count(staffSessions, eq(staffSessions.accountId, anna.id))).toBe(0);
  });
});
