import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedAccount } from '#tests/support/fixtures/staff.ts';
import { StaffBrowser } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { staffAccounts } from '../schema.ts';

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

const wait = (name: string) =>
  seedAccount(site, { role: 'support', name, status: 'pending', emailVerifiedAt: null });
const change = (id: string, body: object, browser = admin) =>
  browser.send('PATCH', `/api/team/members/${id}`, body);
const approve = (id: string) => change(id, { status: 'active', role: 'support' });
const taken = 'name: Somebody else on the team has this name. Please add a surname or an initial.';
async function signIn(email: string) {
  const browser = new StaffBrowser(site);
  await browser.logIn(email);
  return browser;
}

describe('an account that becomes active', () => {
  it('gets the next free number after its name where that is taken, in any case', async () => {
    await seedAccount(site, { role: 'support', name: 'Anna' });
    const names: string[] = [];
    for (const name of ['Anna', 'ANNA', 'Anna', 'Ben'])
      names.push((await approve((await wait(name)).id)).body.name);
    expect(names).toEqual(['Anna (2)', 'ANNA (3)', 'Anna (4)', 'Ben']);
  });

  it('keeps within the length of a name', async () => {
    const long = `Anna ${'x'.repeat(75)}`;
    await seedAccount(site, { role: 'support', name: long });
    const { body } = await approve((await wait(long)).id);
    expect(body.name).toBe(`${long.slice(0, 76)} (2)`);
  });

  it('is told apart from one that is activated again', async () => {
    const first = await seedAccount(site, { role: 'support', name: 'Anna' });
    await change(first.id, { status: 'deactivated' });
    expect((await approve((await wait('Anna')).id)).body.name).toBe('Anna');
    expect((await change(first.id, { status: 'active' })).body.name).toBe('Anna (2)');
  });

  it('is one of ten with different names when ten are approved at once', async () => {
    const waiting = await Promise.all(Array.from({ length: 10 }, () => wait('Anna')));
    const answers = await Promise.all(waiting.map(({ id }) => approve(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.name)).size).toBe(10);
  });
});

describe('a new name', () => {
  it('is given by an admin or by its owner, and ends no session', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    const browser = await signIn(anna.email);
    expect((await change(anna.id, { name: ' Anna  ' })).status).toBe(200);
    expect((await change(anna.id, { name: 'Anna Pugh' })).body).toMatchObject({
      name: 'Anna Pugh',
      role: 'support',
      status: 'active',
    });
    expect((await browser.me()).name).toBe('Anna Pugh');
    const renamed = await browser.send('PATCH', '/api/team/me', { name: 'Anna Lowe' });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Anna Lowe']);
    expect((await browser.me()).name).toBe('Anna Lowe');
    const pending = await wait('Anna Lowe');
    expect((await change(pending.id, { name: 'Ann Low' })).body.status).toBe('pending');
  });

  it.each([
    ['zoe moss', 409, taken],
    ['Adam', 400, 'name: Please enter your own name: we use this one for something else'],
    ['A', 400, 'name: Name must be at least 2 characters'],
    ['', 400, 'name: Name must be at least 2 characters'],
    ['x'.repeat(81), 400, 'name: Name must be at most 80 characters'],
    ['An\nna', 400, 'name: Name must be plain text on one line'],
  ])('is refused as %j', async (name, status, detail) => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    const browser = await signIn(anna.email);
    for (const answer of [
      await change(anna.id, { name }),
      await browser.send('PATCH', '/api/team/me', { name }),
    ])
      expect([answer.status, answer.body.detail]).toEqual([status, detail]);
  });

  it('is the same name in either spelling of its accents', async () => {
    await seedAccount(site, { role: 'support', name: 'Zoë' });
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    expect((await change(anna.id, { name: 'Zoe\u0308' })).status).toBe(409);
  });

  it('goes to one of those who take it at once', async () => {
    const accounts = await Promise.all(
      ['Anna', 'Ben', 'Cara', 'Dan'].map((name) => seedAccount(site, { role: 'support', name })),
    );
    const browsers = await Promise.all(accounts.map(({ email }) => signIn(email)));
    const answers = await Promise.all(
      browsers.map((browser) => browser.send('PATCH', '/api/team/me', { name: 'Elin' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('cannot change the role or status of its owner', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    const browser = await signIn(anna.email);
    const body = { name: 'Anna Pugh', role: 'admin', status: 'deactivated', email: 'x@y.example' };
    expect((await browser.send('PATCH', '/api/team/me', body)).body).toMatchObject({
      role: 'support',
      status: 'active',
      email: anna.email,
    });
    expect((await change(anna.id, { name: 'Anna' }, browser)).status).toBe(403);
  });
});

it('the database itself refuses two active accounts with one name', async () => {
  const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
  const { db } = site.database;
  const twin = { ...anna, id: 'twin', email: 'twin@wyvernvale.example', name: 'ANNA' };
  await expect(db.insert(staffAccounts).values(twin)).rejects.toThrow();
  await db.insert(staffAccounts).values({ ...twin, status: 'deactivated' });
});
