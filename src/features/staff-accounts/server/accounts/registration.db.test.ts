import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedAccount, staffPassword } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { hasActiveAdmin } from '../queries.ts';
import { setUpCodes, staffAccounts } from '../schema.ts';
import { makeSetUpLink } from './set-up-link.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.delete(staffAccounts);
  await site.database.db.delete(setUpCodes);
});

const publicUrl = 'http://localhost:3000';
const makeLink = (wanted?: string, now = new Date()) =>
  makeSetUpLink(site.database.db, { publicUrl, wanted, now });
const readCode = (link = '') => new URLSearchParams(new URL(link).hash.slice(1)).get('setup') ?? '';
const anna = { name: 'Anna', email: 'anna@wyvernvale.example', password: staffPassword };

let caller = 0;
/** Uses another network each time, as registrations are limited by network. */
const register = (body: unknown, at = site, address = `2001:db8:0:${(caller++).toString(16)}::1`) =>
  fetch(`${at.origin}/api/team/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
const login = (body: unknown) =>
  fetch(`${site.origin}/api/team/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the first account', () => {
  it('needs the setup code', async () => {
    await makeLink();
    for (const setupCode of [undefined, 'guessed', '']) {
      const answer = await register({ ...anna, setupCode });
      expect(answer.status).toBe(403);
    }
    expect(await site.database.db.select().from(staffAccounts)).toEqual([]);
  });

  it('is an active admin, whatever role was requested', async () => {
    const answer = await register({
      ...anna,
      role: 'support',
      setupCode: readCode(await makeLink()),
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ name: 'Anna', role: 'admin', status: 'active' });
    expect((await login(anna)).status).toBe(200);
  });

  it('consumes the code', async () => {
    const setupCode = readCode(await makeLink());
    await register({ ...anna, setupCode });
    const second = await register({ ...anna, email: 'ben@wyvernvale.example', setupCode });
    expect(second.status).toBe(403);
    expect((await second.json()).detail).toBe(
      'The set-up code has been used. Please register without it.',
    );
    expect(await makeLink()).toBeUndefined();
    expect(await makeLink('a code set again')).toBeUndefined();
    expect(await site.database.db.select().from(staffAccounts)).toHaveLength(1);
  });

  it('does not consume the code when it could not be created', async () => {
    const setupCode = readCode(await makeLink());
    await seedAccount(site, { role: 'admin', status: 'pending', email: anna.email });
    expect((await register({ ...anna, setupCode })).status).toBe(409);
    const other = await register({ ...anna, email: 'ben@wyvernvale.example', setupCode });
    expect(other.status).toBe(201);
  });

  it('is created once by 20 concurrent registrations with the right code', async () => {
    const others = [
      await startTestApp({ database: site.database, trustProxy: ['127.0.0.1'] }),
      site,
    ];
    const setupCode = readCode(await makeLink());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        register({ ...anna, email: `n${i}@wyvernvale.example`, setupCode }, others[i % 2]),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(403)]);
    const accounts = await site.database.db.select().from(staffAccounts);
    expect(accounts.map(({ role, status }) => [role, status])).toEqual([['admin', 'active']]);
    await others[0]?.close();
  });
});

describe('the setup link', () => {
  it('is the same at every start and in every process', async () => {
    const links = await Promise.all(Array.from({ length: 10 }, () => makeLink()));
    expect(new Set(links).size).toBe(1);
    expect(links[0]).toMatch(/^http:\/\/localhost:3000\/team-chat#setup=[\w-]{22}$/);
    expect(await makeLink()).toBe(links[0]);
  });

  it('has the code of the setting instead of a generated one', async () => {
    const made = readCode(await makeLink());
    expect(readCode(await makeLink('chosen by the owner'))).toBe('chosen by the owner');
    expect((await register({ ...anna, setupCode: made })).status).toBe(403);
    expect((await register({ ...anna, setupCode: 'chosen by the owner' })).status).toBe(201);
  });

  it('runs out after a day, and the next start prints another one', async () => {
    const yesterday = new Date(Date.now() - 86_400_001);
    const old = readCode(await makeLink(undefined, yesterday));
    const late = await register({ ...anna, setupCode: old });
    expect([late.status, (await late.json()).detail]).toEqual([
      403,
      'The set-up link has run out after a day. Restart the site, and use the link that it prints.',
    ]);
    const fresh = readCode(await makeLink());
    expect(fresh).not.toBe(old);
    expect((await register({ ...anna, setupCode: old })).status).toBe(403);
    expect((await register({ ...anna, setupCode: fresh })).status).toBe(201);
  });

  it('is valid for a day from the last start', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const code = readCode(await makeLink(undefined, hoursAgo(30)));
    expect(readCode(await makeLink(undefined, hoursAgo(20)))).toBe(code);
    expect((await register({ ...anna, setupCode: code })).status).toBe(201);
  });

  it('is invalid when it was created concurrently with the first account', async () => {
    await seedAccount(site, { role: 'admin' });
    await site.database.db.insert(setUpCodes).values({ id: 1, code: 'left behind by a race' });
    const answer = await register({ ...anna, setupCode: 'left behind by a race' });
    expect(answer.status).toBe(403);
  });
});

describe('every later account', () => {
  beforeEach(async () => {
    await seedAccount(site, { role: 'admin' });
  });

  it.each(['support', 'admin'])('is pending, and %s is only the requested role', async (role) => {
    const answer = await register({ ...anna, role });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ role, status: 'pending' });
    expect((await login(anna)).status).toBe(403);
    expect(await hasActiveAdmin(site.database.db)).toBe(true);
  });

  it.each(['customer', 'System', 'ADAM'])(
    'cannot be called %s, as the history names others',
    async (name) => {
      const answer = await register({ ...anna, name, email: 'called@wyvernvale.example' });
      expect(answer.status).toBe(400);
      expect((await answer.json()).detail).toContain('Please enter your own name');
    },
  );

  it('needs a unique email, regardless of case', async () => {
    await register(anna);
    const answer = await register({ ...anna, email: 'ANNA@wyvernvale.example', name: 'Other' });
    expect(answer.status).toBe(409);
    expect((await answer.json()).detail).toBe('Email may already be in use');
  });

  it('is created once by ten concurrent registrations with one email', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(anna)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it.each([
    [{ name: 'A' }, 'name: Name must be at least 2 characters'],
    [{ name: '   A ' }, 'name: Name must be at least 2 characters'],
    [{ name: undefined }, 'name: Name must be at least 2 characters'],
    [{ email: 'anna@' }, 'email: Please enter a valid email'],
    [{ password: '1234567' }, 'password: Password must be at least 8 characters'],
    [{ password: 'x'.repeat(201) }, 'password: Password must be at most 200 characters'],
    [{ role: 'owner' }, 'role: must be support, admin or fitter.'],
    [{ role: 'office' }, 'role: must be support, admin or fitter.'],
  ])('is validated: %j', async (wrong, detail) => {
    const answer = await register({ ...anna, ...wrong });
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toBe(detail);
  });

  it('cannot set its own status to active', async () => {
    const answer = await register({ ...anna, status: 'active', id: 'chosen', isOnline: true });
    expect(await answer.json()).toMatchObject({ status: 'pending', isOnline: false });
  });

  it('is limited to ten registrations an hour per network', async () => {
    const registerAt = (address: string, i: number) =>
      register({ ...anna, email: `n${i}@wyvernvale.example` }, site, address);
    for (let i = 0; i < 10; i += 1) expect((await registerAt('203.0.113.7', i)).status).toBe(201);
    expect((await registerAt('203.0.113.8', 10)).status).toBe(201);
    const answer = await registerAt('203.0.113.7', 11);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
