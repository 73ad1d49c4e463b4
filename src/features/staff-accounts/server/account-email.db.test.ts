import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderEmail } from '#features/business/server/render-email.ts';
import { findMails } from '#platform/server/mail/queries.ts';
import { readResetMail, seedAccount, staffPassword } from '#tests/support/fixtures/staff.ts';
import { StaffBrowser, seedApp } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { showTotpCode } from './second-factor/totp.ts';

let now = new Date('2026-03-29T09:00:00Z');
let site: TestApp;
let tried: TestApp;
beforeAll(async () => {
  const publicUrl = 'https://wyvernvale.example';
  site = await startTestApp({ clock: () => now, publicUrl, trustProxy: ['127.0.0.1'] });
  tried = await startTestApp({ clock: () => now, database: site.database });
});
afterAll(async () => {
  await tried.close();
  await site.close();
});
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 86_400_000);
});

const mailsTo = async (to: string) => {
  const mails = await findMails(site.database.db, 'waiting', 500);
  return mails.filter(({ recipient }) => recipient === to).reverse();
};
const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject).sort();
const newSignIn = 'New sign-in to your account';
const seed = (name = 'Ann Price') =>
  seedAccount(site, { role: 'support', name, createdAt: new Date(now.getTime() - 86_400_000) });

describe('a sign-in', () => {
  it('with a new browser is emailed, but not the first of an account, nor one with a known browser', async () => {
    const { email } = await seed();
    const office = new StaffBrowser(site);
    await office.logIn(email);
    await office.logIn(email);
    expect(await subjectsTo(email)).toEqual([]);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/team/login',
      payload: { email, password: staffPassword },
      headers: {
        'x-forwarded-for': '2001:db8:1:2:3::4',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
    });
    expect(answer.statusCode).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(newSignIn);
    const { text } = mail?.message ? renderEmail(mail.message.content) : { text: '' };
    expect(text).toContain('31 Mar 2026, 10:00');
    expect(text).toContain('Firefox on Windows');
    expect(text).toContain('2001:db8:1:2::/64');
    expect(text).not.toContain('2001:db8:1:2:3');
    expect(text).toContain('https://wyvernvale.example/team-chat/account');
  });

  it('that is refused is not emailed, and more than five a day are not', async () => {
    const { email } = await seed();
    await new StaffBrowser(site).logIn(email);
    for (let attempt = 0; attempt < 3; attempt += 1)
      await new StaffBrowser(site).logIn(email, 'no');
    expect(await subjectsTo(email)).toEqual([]);
    for (let more = 0; more < 8; more += 1) await new StaffBrowser(site).logIn(email);
    expect(await subjectsTo(email)).toHaveLength(5);
  });

  it('in two steps is emailed after the second one', async () => {
    const { email, secret } = await seedApp(site, { now });
    const elsewhere = new StaffBrowser(site);
    await elsewhere.logIn(email);
    expect(await subjectsTo(email)).toEqual([]);
    await elsewhere.proveBy({ code: showTotpCode(secret, now) });
    expect(await subjectsTo(email)).toEqual([newSignIn]);
  });

  it('of an account that nobody used for longer than browsers are known is emailed', async () => {
    const createdAt = new Date(now.getTime() - 500 * 86_400_000);
    const { email } = await seedAccount(site, { role: 'support', createdAt });
    await new StaffBrowser(site).logIn(email);
    expect(await subjectsTo(email)).toEqual([newSignIn]);
  });
});

describe('a change', () => {
  it('of the password is emailed, whether made on the account page or by a link', async () => {
    const { email } = await seed();
    const browser = new StaffBrowser(site);
    await browser.logIn(email);
    const newPassword = 'a quiet red bicycle';
    await browser.post('/api/team/password', { currentPassword: staffPassword, newPassword });
    expect(await subjectsTo(email)).toEqual(['Your password has changed']);
    await browser.post('/api/team/password/forgot', { email });
    const { token } = await readResetMail(site);
    await browser.post('/api/team/password/reset', { token, password: 'a loud green tricycle' });
    expect(await subjectsTo(email)).toEqual([
      'Choose a new password',
      'Your password has changed',
      'Your password has changed',
    ]);
  });

  it('of the role is emailed, an approval and a deactivation are not', async () => {
    const admin = await seedAccount(site, { role: 'admin' });
    const boss = new StaffBrowser(site);
    await boss.logIn(admin.email);
    const { id, email } = await seedAccount(site, { role: 'support', status: 'pending' });
    const change = (body: object) => boss.send('PATCH', `/api/team/members/${id}`, body);
    await change({ status: 'active', role: 'fitter' });
    expect(await subjectsTo(email)).toEqual([]);
    await change({ role: 'admin' });
    const [mail] = await mailsTo(email);
    expect(mail?.message && renderEmail(mail.message.content).text).toContain(
      'from Fitter to Admin',
    );
    await change({ status: 'deactivated' });
    expect(await subjectsTo(email)).toEqual(['Your role has changed']);
  });
});

it('nothing of it is emailed on plain http, where the site is being tried out', async () => {
  const { email } = await seed();
  const browser = new StaffBrowser(tried);
  await browser.logIn(email);
  await new StaffBrowser(tried).logIn(email);
  const newPassword = 'a quiet red bicycle';
  await browser.post('/api/team/password', { currentPassword: staffPassword, newPassword });
  expect(await subjectsTo(email)).toEqual([]);
});
