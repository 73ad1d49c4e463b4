import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { showTotpCode } from '#features/staff-accounts/server/second-factor/totp.ts';
import { sharedBrowser, visit } from '#tests/support/browser/browser.ts';
import { handOn } from '#tests/support/browser/hand.ts';
import { addPasskeys, startNamedSite } from '#tests/support/browser/named-site.ts';
import { goTo } from '#tests/support/browser/settled.ts';
import { inboxIn } from '#tests/support/browser/staff-inbox.ts';
import {
  appSecret,
  seedAccount,
  seedFactor,
  staffPassword,
} from '#tests/support/fixtures/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let now = new Date();
let site: TestApp;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startNamedSite({ factorRule: 'admins', clock: () => now }),
    sharedBrowser(),
  ]);
});
afterAll(() => site?.close());
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeEach(() => pass(60));

const open = (path: string) => visit(browser, site.origin + path, { reducedMotion: 'reduce' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const code = (secret = appSecret) => showTotpCode(secret, now);
/** A refused code is an answer like any other to us; the browser mentions it in its console. */
const ours = (complaints: string[]) => complaints.filter((text) => !/status of 4\d\d/.test(text));

async function enterPassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByLabel('Password').press('Enter');
}

async function logOut(page: Page) {
  await button(page, 'Logout').click();
  await button(page, 'Login').waitFor();
}

it('an admin adds a passkey before anything else, and signs in with it, by keyboard alone', async () => {
  const { email } = await seedAccount(site, { role: 'admin', name: 'Anna Pugh' });
  const { page, complaints, close } = await open('/admin/team');
  await addPasskeys(page);
  const hand = handOn(page, 'keyboard');
  await enterPassword(page, email);
  const heading = page.getByRole('heading', { level: 1, name: 'Set up two-step sign-in' });
  await heading.waitFor();
  await expect
    .poll(() => heading.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await hand.press(button(page, 'Add a passkey'));
  await dialog(page).getByLabel('Name').waitFor();
  await expect.poll(() => dialog(page).getByLabel('Name').inputValue()).toBe('Chrome on Linux');
  await hand.press(button(page, 'Create passkey'));
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  await expect
    .poll(() => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count())
    .toBe(10);
  await page.keyboard.press('Escape');
  await hand.press(button(page, 'I’ve saved them'));
  await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor();

  await goTo(page, `${site.origin}/team-chat/account`);
  await page.getByText('Passkey, added').waitFor();
  await expect.poll(() => button(page, 'Remove Chrome on Linux').count()).toBe(0);
  await logOut(page);
  await hand.write(page.getByLabel('Email'), email);
  await hand.write(page.getByLabel('Password'), staffPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check it’s you' }).waitFor();
  await hand.press(button(page, 'Use your passkey'));
  await page.getByText('Logged in as Anna Pugh').first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('an app is added in the own account, and signs in; a recovery code does so without it', async () => {
  const { email } = await seedAccount(site, { role: 'support', name: 'Ben Cole' });
  const { page, complaints, close } = await open('/team-chat');
  await enterPassword(page, email);
  await page.getByRole('link', { name: 'Set it up' }).click();
  await button(page, 'Add an authenticator app').click();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const secret =
    (await dialog(page)
      .getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .textContent()) ?? '';
  await dialog(page).getByLabel('6-digit code').fill('12345');
  await button(page, 'Add the app').click();
  await page.getByText('Please enter the 6 digits that the app shows').waitFor();
  await dialog(page).getByLabel('6-digit code').fill(code(secret));
  await dialog(page).getByLabel('Name').fill('Ben’s phone');
  await button(page, 'Add the app').click();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await listed.first().waitFor();
  const codes = await listed.allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  for (const one of codes) expect(file).toContain(one);
  await button(page, 'I’ve saved them').click();
  await page.getByRole('paragraph').filter({ hasText: 'Ben’s phone' }).waitFor();
  await page.getByText('10 of 10 recovery codes left').waitFor();

  pass(60);
  await logOut(page);
  await enterPassword(page, email);
  const field = page.getByLabel('6-digit code from your authenticator app');
  await field.waitFor();
  await expect.poll(() => field.getAttribute('inputmode')).toBe('numeric');
  await expect.poll(() => field.getAttribute('autocomplete')).toBe('one-time-code');
  const isFocused = () => field.evaluate((element) => element === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  const wrong = code(secret) === '000000' ? '111111' : '000000';
  await page.keyboard.type(wrong);
  await page.keyboard.press('Enter');
  await page.getByText('That code is wrong or has been used.').waitFor();
  await expect.poll(isFocused).toBe(true);
  await page.keyboard.type(code(secret));
  await page.keyboard.press('Enter');
  await page.getByText('Logged in as Ben Cole').first().waitFor();

  await logOut(page);
  await enterPassword(page, email);
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[4]?.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await page.getByText('Logged in as Ben Cole').first().waitFor();
  await page.getByText('9 of 10 recovery codes left').waitFor();
  expect(ours(complaints)).toEqual([]);
  await close();
});

it('five wrong codes lead back to the password, with a word why', async () => {
  const { id, email } = await seedAccount(site, { role: 'support' });
  await seedFactor(site, id);
  const { page, close } = await open('/team-chat');
  await enterPassword(page, email);
  const field = page.getByLabel('6-digit code from your authenticator app');
  const wrong = code() === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    await field.fill(wrong);
    await field.press('Enter');
    await (tries < 4
      ? page.getByText('That code is wrong or has been used.').waitFor()
      : button(page, 'Login').waitFor());
  }
  await page
    .getByText('That took too long or too many tries. Please log in again.')
    .first()
    .waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await close();
});

it('a factor is removed only after the password; another tab’s inbox goes on with the new session', async () => {
  const { id, email } = await seedAccount(site, { role: 'support', name: 'Cara Hill' });
  await seedFactor(site, id);
  const { page, complaints, close } = await open('/team-chat/account');
  await enterPassword(page, email);
  await page.getByLabel('6-digit code').fill(code());
  await page.keyboard.press('Enter');
  await button(page, 'Rename Phone').waitFor();
  const inbox = await page.context().newPage();
  await goTo(inbox, `${site.origin}/team-chat`);
  await inboxIn(inbox).list.waitFor();

  pass(400);
  await button(page, 'Rename Phone').click();
  await dialog(page).getByLabel('Name').fill('Old phone');
  await dialog(page).getByRole('button', { name: 'Rename' }).click();
  await button(page, 'Remove Old phone').click();
  // The socket is closed before the browser has the cookie of the new session.
  await inbox.route('**/api/team/me', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  });
  const reconnected = inbox.waitForEvent('websocket');
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await confirmation.getByLabel('Password').fill('a wrong one');
  await confirmation.getByLabel('6-digit code').fill(code());
  await page.keyboard.press('Enter');
  await confirmation.getByText('That is not your password.').waitFor();
  await confirmation.getByLabel('Password').fill(staffPassword);
  // Waits until the button is enabled again: Enter does nothing before that.
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('It’s off.').waitFor();
  await reconnected;
  await inboxIn(inbox).list.waitFor();
  await expect.poll(() => button(inbox, 'Login').count()).toBe(0);
  expect(ours(complaints)).toEqual([]);
  await close();
});

it('a lost phone is helped by an admin, and the offer can be put off', async () => {
  const lost = await seedAccount(site, { role: 'support', name: 'Dan Moss' });
  await seedFactor(site, lost.id);
  const { id, email } = await seedAccount(site, { role: 'admin', name: 'Eve Ash' });
  await seedFactor(site, id);
  const { page, complaints, close } = await open('/admin/team');
  await enterPassword(page, email);
  await page.getByLabel('6-digit code').fill(code());
  await page.keyboard.press('Enter');
  await button(page, 'Reset two-step sign-in Dan Moss').waitFor();
  pass(400);
  await button(page, 'Reset two-step sign-in Dan Moss').click();
  await dialog(page).getByRole('button', { name: 'Reset' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await confirmation.getByLabel('Password').fill(staffPassword);
  await confirmation.getByLabel('6-digit code').fill(code());
  await page.keyboard.press('Enter');
  await page.getByText('We’ll email Dan Moss to tell them.').first().waitFor();
  await button(page, 'Reset two-step sign-in Dan Moss').waitFor({ state: 'detached' });
  await expect.poll(() => button(page, 'Reset two-step sign-in Eve Ash').count()).toBe(0);
  expect(ours(complaints)).toEqual([]);
  await close();

  const his = await open('/team-chat/account');
  await enterPassword(his.page, lost.email);
  await button(his.page, 'Not now').click();
  await button(his.page, 'Not now').waitFor({ state: 'detached' });
  await logOut(his.page);
  await enterPassword(his.page, lost.email);
  await his.page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await expect.poll(() => button(his.page, 'Not now').count()).toBe(0);
  await his.close();
});
