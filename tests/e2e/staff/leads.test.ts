import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { EnquiryDetails } from '#features/enquiries/contract.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { findMails } from '#platform/server/mail/queries.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { book, readAppointment, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { seedAccount, staffHeaders, staffPassword } from '#tests/support/fixtures/staff.ts';

const shared = siteInBrowser();
const message = 'Stairs, in grey.\nTwo landings.';
const day = weekdayFrom(3);

async function enquire(firstName: string) {
  const email = `${firstName.toLowerCase()}@example.com`;
  const answer = await fetch(`${shared.site.origin}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName, lastName: 'Moss', email, phone: '07700 900123', message }),
  });
  return (await answer.json()).id as string;
}

async function readLead(id: string): Promise<EnquiryDetails> {
  const headers = await staffHeaders(shared.site, 'support');
  return (await fetch(`${shared.site.origin}/api/contact-submissions/${id}`, { headers })).json();
}

async function open(path: string, options: { isFirstVisit?: boolean } = {}) {
  return visit(shared.browser, shared.site.origin + path, {
    ...options,
    ...(await signedInProfile(shared.site, 'support')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Fills in what the lead does not say, with the keyboard. */
async function fillRest(page: Page, dialog: Locator) {
  const check = async (role: 'checkbox' | 'radio', name: string) => {
    await dialog.getByRole(role, { name }).focus();
    await page.keyboard.press('Space');
  };
  await dialog.getByLabel('Address *').fill('1 High Street, Chippenham');
  await dialog.getByLabel('Postcode *').fill('sn153hr');
  await check('checkbox', 'Carpet');
  await check('radio', '1-2 rooms');
  await check('radio', 'Within a month');
  const cell = dialog.getByRole('button', { name: new RegExp(`^${shortWeekdayDate(day)}`) });
  if ((await cell.count()) === 0) await dialog.getByRole('button', { name: /next month/i }).click();
  await cell.focus();
  await page.keyboard.press('Space');
  await check('checkbox', '9:00 AM - 11:00 AM');
}

it('a lead opens in a sheet, where its notes are kept and it is followed up', async () => {
  const id = await enquire('Sheet');
  const { page, complaints, close } = await open('/admin/leads');
  await button(page, 'Sheet Moss').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Sheet Moss' });
  await sheet.getByText('Two landings.').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe(`?lead=${id}`);
  await expect
    .poll(() => sheet.getByRole('link', { name: '07700 900123' }).getAttribute('href'))
    .toBe('tel:07700900123');
  await sheet.getByLabel('Notes', { exact: true }).fill('Rang twice');
  await button(page, 'Save notes').click();
  await page.getByText('Lead saved').first().waitFor();
  await sheet.getByRole('button', { name: 'Mark followed up for Sheet Moss' }).click();
  await sheet.getByText('Followed Up', { exact: true }).waitFor();
  expect(await readLead(id)).toMatchObject({ notes: 'Rang twice', followedUp: true });
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Sheet Moss');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

it('Reply puts the cursor below a greeting, which alone is not sent', async () => {
  await enquire('Answer');
  const { page, complaints, close } = await open('/admin/leads');
  await button(page, 'Reply to Answer Moss').click();
  const sheet = page.getByRole('dialog', { name: 'Answer Moss' });
  const reply = sheet.getByLabel('Reply to answer@example.com');
  await expect.poll(() => reply.evaluate((one) => one === document.activeElement)).toBe(true);
  await button(page, 'Send email').click();
  await sheet.getByText('Please write your reply').waitFor();
  await page.keyboard.type('We do.');
  await expect.poll(() => reply.inputValue()).toBe('Dear Answer,\n\nWe do.');
  await button(page, 'Send email').click();
  await page.getByText('Reply sent').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

it('a sheet asks before it drops notes, and not once they are saved', async () => {
  const id = await enquire('Notes');
  const { page, complaints, close } = await open('/admin/leads');
  const sheet = page.getByRole('dialog', { name: 'Notes Moss' });
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await button(page, 'Notes Moss').click();
  await sheet.getByLabel('Notes', { exact: true }).fill('Rang twice');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(10, 400),
  ]) {
    await leave();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => question.count()).toBe(0);
    await expect
      .poll(() => sheet.getByLabel('Notes', { exact: true }).inputValue())
      .toBe('Rang twice');
  }
  await button(page, 'Save notes').click();
  await page.getByText('Lead saved').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  await button(page, 'Notes Moss').click();
  await sheet.getByLabel('Notes', { exact: true }).fill('Never saved');
  await page.keyboard.press('Escape');
  await button(page, 'Discard changes').click();
  await expect.poll(() => sheet.count()).toBe(0);
  expect((await readLead(id)).notes).toBe('Rang twice');
  expect(complaints).toEqual([]);
  await close();
});

it('a lead is converted to an appointment by keyboard, with everything known filled in', async () => {
  const id = await enquire('Convert');
  const { page, complaints, close } = await open(`/admin/leads?lead=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Convert Moss', exact: true });
  await button(page, 'Convert to appointment').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New appointment for Convert Moss' });
  const value = (label: string) => dialog.getByLabel(label).inputValue();
  await dialog.getByLabel('Name *').waitFor();
  await expect.poll(() => value('Name *')).toBe('Convert Moss');
  await expect.poll(() => value('Email (optional)')).toBe('convert@example.com');
  await expect.poll(() => value('Phone *')).toBe('07700 900123');
  await expect.poll(() => value('Requirements (optional)')).toBe(message);
  await button(page, 'Add appointment').focus();
  await page.keyboard.press('Enter');
  for (const error of [
    'Please enter a complete address',
    'Please enter a valid postcode',
    'Please select at least one flooring type',
    'Please select project size',
    'Please select urgency',
    'Please select at least one preferred date',
  ])
    await dialog.getByText(error).waitFor();
  await fillRest(page, dialog);
  await button(page, 'Add appointment').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Appointment added').first().waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
  await sheet.getByText('Followed Up', { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe('Open the appointment');
  const { appointmentId } = await readLead(id);
  expect(await readAppointment(shared.site, appointmentId ?? '')).toMatchObject({
    status: 'pending',
    enquiryId: id,
    preferredDates: [day],
    postcode: 'SN15 3HR',
  });
  await page.keyboard.press('Enter');
  await page.getByText('Choose a time').waitFor();
  await page.getByRole('link', { name: 'From a lead' }).click();
  await page.getByRole('link', { name: 'Open the appointment' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('a conversion that cannot be sent keeps what was entered and says why', async () => {
  const id = await enquire('Offline');
  const { page, close } = await open(`/admin/leads?lead=${id}`, { isFirstVisit: true });
  await button(page, 'Convert to appointment').click();
  const dialog = page.getByRole('dialog', { name: 'New appointment for Offline Moss' });
  await dialog.getByLabel('Name *').waitFor();
  await fillRest(page, dialog);
  await page.context().setOffline(true);
  await button(page, 'Add appointment').click();
  await dialog.getByText('We can’t reach the server').waitFor();
  await expect
    .poll(() => dialog.getByLabel('Address *').inputValue())
    .toBe('1 High Street, Chippenham');
  expect((await readLead(id)).followedUp).toBe(false);
  await page.context().setOffline(false);
  await button(page, 'Add appointment').click();
  await page.getByText('Appointment added').first().waitFor();
  await close();
});

it('the links of emails to staff open the lead and the appointment after the sign-in', async () => {
  await enquire('Linked');
  await book(shared.site, { customerName: 'Linked Price', preferredDates: [weekdayFrom(12)] });
  const mails = await findMails(shared.site.database.db, 'waiting', 200);
  for (const [notice, name] of [
    ['New enquiry: Linked Moss', 'Linked Moss'],
    ['New booking: Linked Price, SN15 3HR', 'Linked Price'],
  ]) {
    const { content } = mails.find(({ subject }) => subject === notice)?.message ?? {};
    const link = content?.parts.find((part) => 'link' in part);
    const { pathname, search } = new URL(link && 'to' in link ? link.to : 'http://none.example');
    const { email } = await seedAccount(shared.site, { role: 'support' });
    const { page, close } = await visit(shared.browser, shared.site.origin + pathname + search, {
      reducedMotion: 'reduce',
    });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(staffPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name }).getByText('Contact', { exact: true }).waitFor();
    await close();
  }
});
