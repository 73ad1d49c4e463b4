import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#platform/server/http/submissions/schema.ts';
import { mails } from '#platform/server/mail/schema.ts';
import { readLinkToken, readMailsTo } from '#tests/support/fixtures/email-links.ts';
import { readResetMail, seedAccount, staffPassword } from '#tests/support/fixtures/staff.ts';
import { StaffBrowser } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { staffAccounts } from '../schema.ts';

const day = 86_400_000;
let now = new Date();
let site: TestApp;
let without: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now, accounts: { sendsEmails: true } });
  without = await startTestApp({ database: site.database, clock: () => now });
});
afterAll(async () => {
  await without.close();
  await site.close();
});

let anna: StaffBrowser;
let annaId: string;
const old = 'anna@wyvernvale.example';
const wanted = 'anna.pugh@wyvernvale.example';
beforeEach(async () => {
  now = new Date();
  const { db } = site.database;
  for (const table of [staffAccounts, mails, rateLimits]) await db.delete(table);
  annaId = (await seedAccount(site, { role: 'support', name: 'Anna Pugh', email: old })).id;
  anna = await signIn(old);
});

async function signIn(email: string, at = site) {
  const browser = new StaffBrowser(at);
  expect((await browser.logIn(email)).status).toBe(200);
  return browser;
}
const nobody = () => new StaffBrowser(site);
const ask = (email: string, browser = anna) => browser.post('/api/team/email', { email });
const complete = (token: string) => nobody().post('/api/team/email/change', { token });
const stop = (token: string) => nobody().post('/api/team/email/cancel', { token });
const emailOf = async (id: string) =>
  (await site.database.db.select().from(staffAccounts).where(eq(staffAccounts.id, id)))[0]?.email;
const open = async (browser = anna) => (await browser.send('GET', '/api/team/email')).body;

describe('a change of one’s own email address', () => {
  it('takes effect with the link in the email to the new one, and ends other sessions and reset links', async () => {
    const elsewhere = await signIn(old);
    await nobody().post('/api/team/password/forgot', { email: old });
    const { token: reset } = await readResetMail(site);
    expect(reset).not.toBe('');
    expect((await ask('  Anna.Pugh@WyvernVale.example ')).status).toBe(204);
    expect(await open()).toMatchObject({ isAvailable: true, open: { email: wanted } });
    expect(await emailOf(annaId)).toBe(old);
    expect((await nobody().logIn(wanted)).status).toBe(401);

    const token = await readLinkToken(site, wanted, 'change');
    expect((await complete(token)).status).toBe(204);
    expect(await emailOf(annaId)).toBe(wanted);
    expect((await anna.me()).email).toBe(wanted);
    expect((await elsewhere.send('GET', '/api/team/me')).status).toBe(401);
    const password = 'another battery staple';
    expect(
      (await nobody().post('/api/team/password/reset', { token: reset, password })).status,
    ).toBe(400);
    expect((await nobody().logIn(old)).status).toBe(401);
    expect((await nobody().logIn(wanted)).status).toBe(200);
    expect((await open()).open).toBeNull();
    const subjects = (await readMailsTo(site, old)).map(({ subject }) => subject);
    expect(subjects).toContain('Your email address has changed');
  });

  it('is told to the old address at once, with a link that stops it and ends all sessions', async () => {
    await ask(wanted);
    const [mail] = await readMailsTo(site, old);
    expect(mail?.text).toContain(wanted);
    expect((await stop(mail?.token ?? '')).status).toBe(204);
    expect((await complete(await readLinkToken(site, wanted, 'change'))).status).toBe(400);
    expect((await anna.send('GET', '/api/team/me')).status).toBe(401);
    expect(await emailOf(annaId)).toBe(old);
    expect((await stop(mail?.token ?? '')).status).toBe(400);
  });

  it('is withdrawn by its owner', async () => {
    await ask(wanted);
    expect((await anna.send('DELETE', '/api/team/email')).status).toBe(204);
    expect((await open()).open).toBeNull();
    expect((await complete(await readLinkToken(site, wanted, 'change'))).status).toBe(400);
    expect((await anna.send('DELETE', '/api/team/email')).status).toBe(404);
  });

  it('needs a mail server', async () => {
    const browser = await signIn(old, without);
    expect(await open(browser)).toEqual({ isAvailable: false, open: null });
    const refused = await ask(wanted, browser);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This needs email, and the site has no mail server yet.',
    ]);
    expect(await readMailsTo(site, wanted)).toEqual([]);
  });

  it('needs a proof of the last five minutes', async () => {
    now = new Date(now.getTime() + 300_000);
    expect((await ask(wanted)).status).toBe(428);
    expect((await anna.post('/api/team/confirm', { password: staffPassword })).status).toBe(204);
    expect((await ask(wanted)).status).toBe(204);
  });

  it.each([
    ['not an address', 'email: Please enter a valid email'],
    [old, 'email: This is your email address already.'],
    ['', 'email: Please enter a valid email'],
  ])('is refused for %j', async (email, detail) => {
    const { status, body } = await ask(email);
    expect([status, body.detail]).toEqual([400, detail]);
  });

  it('is limited to five an hour', async () => {
    for (let time = 0; time < 5; time += 1)
      expect((await ask(`anna${time}@wyvernvale.example`)).status).toBe(204);
    expect((await ask(wanted)).status).toBe(429);
  });
});

describe('an address that belongs to somebody else', () => {
  it('is not disclosed: the answer is the same, and its owner is told', async () => {
    const ben = await seedAccount(site, { role: 'support', name: 'Ben Cole' });
    const [free, taken] = [await ask(wanted), await ask(ben.email)];
    expect(taken).toEqual(free);
    expect((await open()).open.email).toBe(ben.email);
    const mailed = await readMailsTo(site, ben.email);
    expect(mailed.map(({ subject, token }) => [subject, token])).toEqual([
      ['Someone asked for your email address', ''],
    ]);
    expect(mailed[0]?.text).not.toContain('Anna');
    expect(await readMailsTo(site, old)).toHaveLength(2);
  });

  it('is not taken away by a link that was sent while it was free', async () => {
    await ask(wanted);
    const registration = { name: 'Ben', email: wanted, password: staffPassword };
    await seedAccount(site, { role: 'admin' });
    expect((await nobody().post('/api/team/register', registration)).status).toBe(201);
    expect((await complete(await readLinkToken(site, wanted, 'change'))).status).toBe(409);
    expect(await emailOf(annaId)).toBe(old);
    expect((await anna.me()).email).toBe(old);
  });

  it('goes to one of two accounts that complete their changes at once', async () => {
    const ben = await seedAccount(site, { role: 'support', name: 'Ben Cole' });
    const browser = await signIn(ben.email);
    await ask(wanted);
    await ask(wanted, browser);
    const tokens = (await readMailsTo(site, wanted)).map(({ token }) => token);
    expect(tokens).toHaveLength(2);
    const answers = await Promise.all(tokens.map(complete));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const emails = [await emailOf(annaId), await emailOf(ben.id)];
    expect(emails.filter((email) => email === wanted)).toHaveLength(1);
  });

  it('goes to a registration or to a change, never to both', async () => {
    await seedAccount(site, { role: 'admin' });
    for (let round = 0; round < 4; round += 1) {
      const email = `round${round}@wyvernvale.example`;
      expect((await ask(email)).status).toBe(204);
      const token = await readLinkToken(site, email, 'change');
      const answers = await Promise.all([
        complete(token),
        nobody().post('/api/team/register', { name: 'Ben', email, password: staffPassword }),
      ]);
      expect([
        [204, 409],
        [409, 201],
      ]).toContainEqual(answers.map(({ status }) => status));
    }
  });
});

describe('a link that changes an address', () => {
  it('of an earlier change does not work once there is another one', async () => {
    await ask('first@wyvernvale.example');
    await ask(wanted);
    const earlier = await readLinkToken(site, 'first@wyvernvale.example', 'change');
    expect((await complete(earlier)).status).toBe(400);
    const objections = (await readMailsTo(site, old)).map(({ token }) => token);
    expect(new Set(objections).size).toBe(2);
    expect((await complete(await readLinkToken(site, wanted, 'change'))).status).toBe(204);
  });

  it.each([0, 1, 2])(
    'is stopped by any of the links that the old address got: %i',
    async (which) => {
      for (const email of ['first@wyvernvale.example', 'second@wyvernvale.example', wanted])
        expect((await ask(email)).status).toBe(204);
      const tokens = (await readMailsTo(site, old)).map(({ token }) => token);
      expect(new Set(tokens).size).toBe(3);
      expect((await stop(tokens[which] ?? '')).status).toBe(204);
      expect((await complete(await readLinkToken(site, wanted, 'change'))).status).toBe(400);
      expect(await emailOf(annaId)).toBe(old);
      for (const token of tokens) expect((await stop(token)).status).toBe(400);
    },
  );

  it('is stopped by the link of one that was withdrawn before', async () => {
    await ask('first@wyvernvale.example');
    const [objection] = await readMailsTo(site, old);
    expect((await anna.send('DELETE', '/api/team/email')).status).toBe(204);
    expect((await stop(objection?.token ?? '')).status).toBe(400);
    await ask(wanted);
    expect((await stop(objection?.token ?? '')).status).toBe(204);
    expect((await complete(await readLinkToken(site, wanted, 'change'))).status).toBe(400);
  });

  it('has no link left that stops another one once it is completed', async () => {
    await ask(wanted);
    const [objection] = await readMailsTo(site, old);
    expect((await complete(await readLinkToken(site, wanted, 'change'))).status).toBe(204);
    await ask('later@wyvernvale.example', await signIn(wanted));
    expect((await stop(objection?.token ?? '')).status).toBe(400);
    const later = await readLinkToken(site, 'later@wyvernvale.example', 'change');
    expect((await complete(later)).status).toBe(204);
  });

  it('works once, however often it is used at the same time, and ends after a day', async () => {
    await ask(wanted);
    const token = await readLinkToken(site, wanted, 'change');
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(7).fill(400)]);
    await ask('later@wyvernvale.example');
    const late = await readLinkToken(site, 'later@wyvernvale.example', 'change');
    now = new Date(now.getTime() + day);
    expect((await complete(late)).status).toBe(400);
    expect(await emailOf(annaId)).toBe(wanted);
  });

  it('either changes the address or is stopped, when both happen at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      now = new Date(now.getTime() + 1000);
      const before = (await emailOf(annaId)) ?? '';
      const browser = await signIn(before);
      const after = `round${round}@wyvernvale.example`;
      expect((await ask(after, browser)).status).toBe(204);
      const token = await readLinkToken(site, after, 'change');
      const cancel = await readLinkToken(site, before, 'cancel');
      const answers = await Promise.all([complete(token), stop(cancel)]);
      const statuses = answers.map(({ status }) => status);
      expect([...statuses].sort()).toEqual([204, 400]);
      expect(await emailOf(annaId)).toBe(statuses[0] === 204 ? after : before);
    }
  });

  it('is none of the other kinds', async () => {
    await ask(wanted);
    const change = await readLinkToken(site, wanted, 'change');
    const cancel = await readLinkToken(site, old, 'cancel');
    expect((await stop(change)).status).toBe(400);
    expect((await complete(cancel)).status).toBe(400);
    expect((await nobody().post('/api/team/email/verify', { token: change })).status).toBe(400);
    expect(
      (
        await nobody().post('/api/team/password/reset', {
          token: change,
          password: 'another battery staple',
        })
      ).status,
    ).toBe(400);
    expect(await emailOf(annaId)).toBe(old);
  });

  it('does nothing for an account that was deactivated or deleted since', async () => {
    await ask(wanted);
    const token = await readLinkToken(site, wanted, 'change');
    const { db } = site.database;
    await db
      .update(staffAccounts)
      .set({ status: 'deactivated' })
      .where(eq(staffAccounts.id, annaId));
    expect((await complete(token)).status).toBe(400);
    await db.delete(staffAccounts).where(eq(staffAccounts.id, annaId));
    expect((await complete(token)).status).toBe(400);
  });

  it('verifies the address', async () => {
    const { db } = site.database;
    await db.update(staffAccounts).set({ emailVerifiedAt: null });
    await ask(wanted);
    await complete(await readLinkToken(site, wanted, 'change'));
    const [row] = await db.select().from(staffAccounts);
    expect(row?.emailVerifiedAt).toEqual(now);
  });
});
