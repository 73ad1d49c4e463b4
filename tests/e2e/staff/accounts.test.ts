import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findViolations, sharedBrowser, visit } from '#tests/support/browser/browser.ts';
import { handOn } from '#tests/support/browser/hand.ts';
import { startNamedSite } from '#tests/support/browser/named-site.ts';
import { goTo } from '#tests/support/browser/settled.ts';
import { readLinkToken } from '#tests/support/fixtures/email-links.ts';
import { seedAccount, seedSession, staffPassword } from '#tests/support/fixtures/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let now = new Date();
let site: TestApp;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startNamedSite({
      clock: () => now,
      accounts: { sendsEmails: true, requiresVerifiedEmail: true, requiresConfirmation: true },
    }),
    sharedBrowser(),
  ]);
});
afterAll(() => site?.close());
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeEach(() => pass(3_600));

const open = (path: string) => visit(browser, site.origin + path, { reducedMotion: 'reduce' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name === undefined ? {} : { name });
/** A refusal is an answer like any other to us; the browser mentions it in its console. */
const ours = (complaints: string[]) => complaints.filter((text) => !/status of 4\d\d/.test(text));

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByLabel('Password').press('Enter');
  // The offer of a second factor is no part of these tests.
  await button(page, 'Not now').click();
}

async function confirm(page: Page) {
  const confirmation = dialog(page, 'Confirm it’s you');
  await confirmation.getByLabel('Password').fill(staffPassword);
  await confirmation.getByLabel('Password').press('Enter');
  await confirmation.waitFor({ state: 'detached' });
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

it('a registration is approved once its address is verified, and a taken name gets a number', async () => {
  const admin = await seedAccount(site, { role: 'admin', name: 'Zoe Moss' });
  await seedAccount(site, { role: 'support', name: 'Anna Pugh' });
  const email = 'anna.pugh@wyvernvale.example';
  const hers = await open('/team-chat');
  await hers.page.getByRole('tab', { name: 'Register' }).click();
  await hers.page.getByLabel('Name').fill('Anna Pugh');
  await hers.page.getByLabel('Email').fill(email);
  await hers.page.getByLabel('Password').fill(staffPassword);
  await button(hers.page, 'Register').click();
  await hers.page
    .getByText('An admin will approve your account, then you can log in.')
    .first()
    .waitFor();
  await hers.page.getByText(`We’ve emailed a link to ${email}.`).waitFor();

  const { page, complaints, close } = await open('/admin/team');
  await logIn(page, admin.email);
  const row = rowOf(page, email);
  await row.getByText('Email not verified yet').waitFor();
  await button(page, 'Approve Anna Pugh').click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByText('Anna Pugh hasn’t verified the email address yet.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Send link again Anna Pugh').click();
  await page.getByText(`We’ve emailed ${email} a new link.`).first().waitFor();

  const token = await readLinkToken(site, email, 'verify');
  await goTo(hers.page, `${site.origin}/team-chat/email#verify=${token}`);
  expect(await findViolations(hers.page)).toEqual([]);
  const hand = handOn(hers.page, 'keyboard');
  await hand.press(button(hers.page, 'Yes, verify my address'));
  const outcome = hers.page.getByText('Your email address is verified.');
  await outcome.waitFor();
  await expect
    .poll(() => outcome.evaluate((element) => element === document.activeElement))
    .toBe(true);

  await goTo(page, `${site.origin}/admin/team`);
  await row.waitFor();
  await expect.poll(() => row.getByText('Email not verified yet').count()).toBe(0);
  await button(page, 'Approve Anna Pugh').click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await page
    .getByText(
      'Somebody active is called Anna Pugh already, so this account is now called Anna Pugh (2).',
    )
    .first()
    .waitFor();
  await rowOf(page, 'Anna Pugh (2)').waitFor();
  await goTo(hers.page, `${site.origin}/team-chat`);
  await logIn(hers.page, email);
  await hers.page.getByRole('link', { name: 'Anna Pugh (2)' }).waitFor();
  expect(ours([...complaints, ...hers.complaints])).toEqual([]);
  await hers.close();
  await close();
});

it('a person changes the own email address, by keyboard alone, after proving who they are', async () => {
  const ben = await seedAccount(site, { role: 'support', name: 'Ben Cole' });
  const { page, complaints, close } = await open('/team-chat/account');
  await logIn(page, ben.email);
  const hand = handOn(page, 'keyboard');
  await button(page, 'Change email').waitFor();
  pass(400);
  await hand.press(button(page, 'Change email'));
  await dialog(page).getByLabel('New email').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await hand.write(dialog(page).getByLabel('New email'), 'ben.cole@wyvernvale.example');
  await page.keyboard.press('Enter');
  const confirmation = dialog(page, 'Confirm it’s you');
  await confirmation.getByLabel('Password').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await hand.write(confirmation.getByLabel('Password'), staffPassword);
  await page.keyboard.press('Enter');
  await page
    .getByText('Open the link that we’ve emailed to ben.cole@wyvernvale.example.')
    .first()
    .waitFor();
  await page.getByText('Changes to ben.cole@wyvernvale.example when you open the link').waitFor();
  expect(await findViolations(page)).toEqual([]);

  const mailbox = await open(
    `/team-chat/email#change=${await readLinkToken(site, 'ben.cole@wyvernvale.example', 'change')}`,
  );
  await button(mailbox.page, 'Yes, use this address').click();
  await mailbox.page.getByText('Your email address has changed.').waitFor();
  await goTo(page, `${site.origin}/team-chat/account`);
  await page.getByText('ben.cole@wyvernvale.example').first().waitFor();
  await expect.poll(() => button(page, 'Withdraw').count()).toBe(0);
  const stopped = await open(
    `/team-chat/email#cancel=${await readLinkToken(site, ben.email, 'cancel')}`,
  );
  await button(stopped.page, 'Stop the change').click();
  await stopped.page.getByText('This link has been used or stopped, or is too old.').waitFor();

  await hand.press(button(page, 'Change name'));
  await dialog(page).getByLabel('Name').fill('Adam');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Please enter your own name').waitFor();
  await dialog(page).getByLabel('Name').fill('Benjamin Cole');
  await page.keyboard.press('Enter');
  await page.getByText('You’re now called Benjamin Cole here.').first().waitFor();
  await page
    .getByRole('paragraph')
    .filter({ hasText: /^Benjamin Cole$/ })
    .waitFor();
  expect(ours([...complaints, ...mailbox.complaints, ...stopped.complaints])).toEqual([]);
  for (const one of [mailbox, stopped]) await one.close();
  await close();
});

it('an admin sees and ends the sessions of somebody else, and deletes the account', async () => {
  const admin = await seedAccount(site, { role: 'admin', name: 'Eve Ash' });
  const dan = await seedAccount(site, { role: 'support', name: 'Dan Reed' });
  const later = new Date(now.getTime() + 86_400_000);
  for (let session = 0; session < 2; session += 1) await seedSession(site, dan.id, later);
  const { page, complaints, close } = await open('/admin/team');
  await logIn(page, admin.email);
  await button(page, 'Sessions Dan Reed').click();
  const sessions = dialog(page, 'Where Dan Reed is signed in');
  await sessions.getByRole('listitem').nth(1).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await sessions
    .getByRole('button', { name: /^End .+/ })
    .first()
    .click();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
  await sessions.getByRole('button', { name: 'End all' }).click();
  await sessions.getByText('Dan Reed isn’t signed in anywhere.').waitFor();
  await sessions.getByRole('button', { name: 'Close' }).click();

  pass(400);
  await button(page, 'Deactivate Dan Reed').click();
  await dialog(page, 'Deactivate Dan Reed?').getByRole('button', { name: 'Deactivate' }).click();
  await dialog(page, 'Confirm it’s you').getByRole('button', { name: 'Cancel' }).click();
  await dialog(page, 'Deactivate Dan Reed?').getByRole('button', { name: 'Deactivate' }).click();
  await confirm(page);
  await page.getByText('Dan Reed can’t log in.').first().waitFor();
  await button(page, 'Delete Dan Reed').click();
  await dialog(page).getByRole('button', { name: 'Delete account' }).click();
  await page.getByText('Dan Reed has no account here.').first().waitFor();
  await rowOf(page, 'Dan Reed').waitFor({ state: 'detached' });
  expect(ours(complaints)).toEqual([]);
  await close();
});

it('a file with customers starts once the admin has proved who they are', async () => {
  const admin = await seedAccount(site, { role: 'admin', name: 'Flo Hart' });
  const { page, complaints, close } = await open('/admin/customers');
  await logIn(page, admin.email);
  const link = page.getByRole('link', { name: 'Export CSV' });
  await link.waitFor();
  pass(400);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await link.click();
  await dialog(page, 'Confirm it’s you').getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(downloads).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    link.click().then(() => confirm(page)),
  ]);
  expect(download.suggestedFilename()).toMatch(/^customers-.*\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('Name,Email');
  expect(ours(complaints)).toEqual([]);
  await close();
});
