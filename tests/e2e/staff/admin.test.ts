import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { limits } from '#features/booking/limits.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Role } from '#platform/roles.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { reload } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import {
  backdateVisit,
  book,
  endUndo,
  readAppointment,
  setStatus,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { seedEnquiries } from '#tests/support/fixtures/seed-bookings.ts';
import { longIt } from '#tests/support/long-run.ts';
import { deliverMails, giveUpMails, openMailbox } from '#tests/support/mail/mailbox.ts';

const shared = siteInBrowser();

async function open(
  path: string,
  role: Role = 'support',
  options: { isFirstVisit?: boolean } = {},
) {
  return visit(shared.browser, shared.site.origin + path, {
    ...options,
    ...(await signedInProfile(shared.site, role)),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it('a visit is confirmed with a chosen time in the sheet, which gives the focus back', async () => {
  const day = weekdayFrom(30);
  const id = await book(shared.site, {
    customerName: 'Sheet Customer',
    preferredDates: [day],
    preferredTimes: ['9:00 AM - 11:00 AM', '1:00 PM - 3:00 PM'],
  });
  const { page, complaints, close } = await open('/admin/appointments');
  await button(page, 'Sheet Customer').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Sheet Customer' });
  const first = sheet.getByRole('radio', { name: `${shortWeekdayDate(day)}, 9–11am` });
  await expect.poll(() => first.isChecked()).toBe(true);
  await sheet.getByRole('radio', { name: /1–3pm$/ }).check();
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('Status Updated').first().waitFor();
  await page
    .getByText(/^Sheet Customer is confirmed for .*, 1–3pm\. We’ll email them\.$/)
    .first()
    .waitFor();
  expect((await readAppointment(shared.site, id)).visit).toEqual({
    date: day,
    slot: '1:00 PM - 3:00 PM',
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('Sheet Customer');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => row(page, 'Sheet Customer').innerText()).toContain('Confirmed');
  expect(complaints).toEqual([]);
  await close();
});

it('Confirm in a row asks which visit, with the first free one chosen; Complete waits for its day', async () => {
  const preferredDates = [weekdayFrom(40), weekdayFrom(43), weekdayFrom(46)];
  const [taken = '', free = ''] = preferredDates;
  const slot = '9:00 AM - 11:00 AM';
  const first = await book(shared.site, { customerName: 'Came First', preferredDates: [taken] });
  const id = await book(shared.site, { customerName: 'Came Second', preferredDates });
  await setStatus(shared.site, first, { status: 'confirmed' });
  const { page, complaints, close } = await open('/admin/appointments');
  await button(page, 'Confirm the appointment of Came Second').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the appointment of Came Second' });
  const choice = (day: string) =>
    dialog.getByRole('radio', { name: `${shortWeekdayDate(day)}, 9–11am` });
  await expect.poll(() => choice(free).isChecked()).toBe(true);
  await expect.poll(() => choice(taken).isDisabled()).toBe(true);
  await expect.poll(() => dialog.getByRole('radio').count()).toBe(3);
  expect((await readAppointment(shared.site, id)).status).toBe('pending');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await row(page, 'Came Second').getByText('Confirmed').waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
  expect((await readAppointment(shared.site, id)).visit).toEqual({ date: free, slot });
  const complete = button(page, 'Complete the appointment of Came Second');
  const cancel = button(page, 'Cancel the appointment of Came Second');
  await expect.poll(() => complete.count()).toBe(0);
  await backdateVisit(shared.site, id);
  await endUndo(shared.site, id);
  await reload(page);
  await complete.waitFor();
  const [left, right] = [await cancel.boundingBox(), await complete.boundingBox()];
  expect(right?.x).toBeGreaterThan(left?.x ?? Number.POSITIVE_INFINITY);
  await complete.click();
  await row(page, 'Came Second').getByText('Completed').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('a confirmation says when no time is free, and when it cannot be sent', async () => {
  const preferredDates = [weekdayFrom(80)];
  const taken = await book(shared.site, { customerName: 'Took It', preferredDates });
  await book(shared.site, { customerName: 'Wants It', preferredDates });
  const { page, close } = await open('/admin/appointments', 'support', { isFirstVisit: true });
  await button(page, 'Confirm the appointment of Wants It').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the appointment of Wants It' });
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await page.context().setOffline(true);
  await confirm.click();
  await expect
    .poll(() => dialog.getByRole('alert').innerText())
    .toContain('We can’t reach the server');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await setStatus(shared.site, taken, { status: 'confirmed' });
  await button(page, 'Confirm the appointment of Wants It').click();
  await dialog.getByText('None of these times is free.').waitFor();
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await close();
});

it('cancelling is asked about, and can be undone by Restore', async () => {
  await book(shared.site, { customerName: 'Nearly Lost', preferredDates: [weekdayFrom(50)] });
  const { page, close } = await open('/admin/appointments');
  await button(page, 'Cancel the appointment of Nearly Lost').click();
  await page.getByRole('heading', { name: 'Cancel Nearly Lost’s appointment?' }).waitFor();
  await button(page, 'Keep it').click();
  await expect.poll(() => row(page, 'Nearly Lost').innerText()).toContain('Pending');
  await button(page, 'Cancel the appointment of Nearly Lost').click();
  await button(page, 'Yes, cancel it').click();
  await button(page, 'Restore the appointment of Nearly Lost').click();
  await button(page, 'Confirm the appointment of Nearly Lost').waitFor();
  await close();
});

longIt('the search stands in the address, and Back undoes it', async () => {
  await book(shared.site, { customerName: 'Needle Hay', preferredDates: [weekdayFrom(55)] });
  await book(shared.site, { customerName: 'Other Person', preferredDates: [weekdayFrom(56)] });
  const { page, close } = await open('/admin/appointments');
  await button(page, 'Other Person').waitFor();
  await page.getByLabel('Search').fill('needle');
  await expect.poll(() => new URL(page.url()).search).toBe('?search=needle');
  await expect.poll(() => button(page, 'Other Person').count()).toBe(0);
  await reload(page);
  await button(page, 'Needle Hay').waitFor();
  await expect.poll(() => button(page, 'Other Person').count()).toBe(0);
  await page.goBack();
  await button(page, 'Other Person').waitFor();
  await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('');
  await close();
});

it('what one person does shows in the panel of another, a new booking too, and the history grows', async () => {
  const id = await book(shared.site, {
    customerName: 'Seen Twice',
    preferredDates: [weekdayFrom(60)],
  });
  const [one, other] = [await open('/admin/appointments'), await open('/admin')];
  const history = await open('/admin/history', 'admin');
  await row(other.page, 'Seen Twice').getByText('Pending').waitFor();
  await button(one.page, 'Confirm the appointment of Seen Twice').click();
  await button(one.page, 'Confirm').click();
  await row(other.page, 'Seen Twice').getByText('Confirmed').waitFor();
  await history.page.getByText(/confirmed the appointment of Seen Twice/).waitFor();
  await backdateVisit(shared.site, id);
  await setStatus(shared.site, id, { status: 'completed' });
  await row(one.page, 'Seen Twice').getByText('Completed').waitFor();
  await book(shared.site, { customerName: 'Just Arrived', preferredDates: [weekdayFrom(61)] });
  await row(other.page, 'Just Arrived').waitFor();
  for (const { close } of [one, other, history]) await close();
});

longIt('a quoted amount is saved when somebody says so, and counts on the dashboard', async () => {
  const id = await book(shared.site, {
    customerName: 'Quoted Person',
    preferredDates: [weekdayFrom(65)],
  });
  const { page, close } = await open(`/admin?appointment=${id}`);
  const amount = page.getByLabel('Quoted amount (£)');
  await amount.fill('a lot');
  await button(page, 'Save quote and notes').click();
  await page.getByText('Please enter an amount in pounds, such as 1250.00').waitFor();
  await amount.fill('£1,250.50');
  await page.getByLabel('I’ve sent the customer this quote').check();
  await page.getByLabel('Notes').fill('Ring the bell twice');
  await button(page, 'Save quote and notes').click();
  await page.getByText('Appointment saved').first().waitFor();
  expect(await readAppointment(shared.site, id)).toMatchObject({
    quotedAmount: 1250.5,
    quoteSent: true,
    notes: 'Ring the bell twice',
  });
  await button(page, 'Close').click();
  await setStatus(shared.site, id, { status: 'confirmed' });
  const revenue = page.getByRole('listitem').filter({ hasText: 'Monthly Revenue' });
  await revenue.getByText('£1,250.50').waitFor();
  await close();
});

it('a lead is followed up and made new again', async () => {
  await seedEnquiries(shared.site);
  const { page, complaints, close } = await open('/admin/leads');
  const lead = row(page, 'Ida Wells');
  await expect.poll(() => lead.innerText()).toContain('No message');
  await expect.poll(() => lead.innerText()).toMatch(/Due \w+/);
  const mark = async (name: string) => {
    await button(page, 'More for Ida Wells').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await mark('Mark followed up');
  await lead.getByText('Followed Up', { exact: true }).waitFor();
  await lead.getByText('In time').waitFor();
  await mark('Mark as new');
  await lead.getByText('New', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it("one person's data is exported and erased by an admin who was asked, and not by support or office", async () => {
  const email = 'erased.soon@example.com';
  const id = await book(shared.site, {
    customerName: 'Erased Soon',
    email,
    preferredDates: [weekdayFrom(70)],
  });
  const support = await open('/admin/leads');
  await support.page.getByRole('heading', { name: 'Leads' }).waitFor();
  await support.page.getByRole('table').waitFor();
  await expect.poll(() => button(support.page, 'Data request').count()).toBe(0);
  await expect.poll(() => support.page.getByRole('link', { name: /CSV/ }).count()).toBe(0);
  await support.close();
  const office = await open('/admin/leads', 'office');
  await office.page.getByRole('link', { name: /CSV/ }).waitFor();
  await expect.poll(() => button(office.page, 'Data request').count()).toBe(0);
  await office.close();

  const { page, complaints, close } = await open('/admin/leads', 'admin');
  await button(page, 'Data request').click();
  await page.getByLabel('Email address').fill('Erased.Soon@example.com');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('personal-data.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    appointments: [{ id, customerName: 'Erased Soon', email }],
  });
  const address = page.getByLabel('Email address');
  await address.fill('erased.soon');
  await expect.poll(() => button(page, 'Erase…').isDisabled()).toBe(true);
  await address.fill(email);
  await address.press('Enter');
  await button(page, 'Erase…').click();
  expect((await readAppointment(shared.site, id)).customerName).toBe('Erased Soon');
  await page.getByText(`Erase everything we hold on ${email}?`).waitFor();
  await button(page, 'Yes, erase it for good').click();
  await page.getByText('Appointments: 1, leads: 0, conversations: 0').first().waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect((await readAppointment(shared.site, id)).status).toBe(404);
  expect(complaints).toEqual([]);
  await close();
});

longIt(
  'emails that were given up are sent again or dismissed on the dashboard, which says when none go out',
  async () => {
    const { db } = shared.site.database;
    const mailbox = await openMailbox();
    // Those of confirmations that can still be undone too.
    await deliverMails(db, mailbox, () => new Date(Date.now() + limits.undoSeconds * 1_000));
    const { page, close } = await open('/admin', 'support', { isFirstVisit: true });
    const heading = page.getByRole('heading', { name: 'Emails that couldn’t be sent' });
    await page.getByText('Active Quotes').waitFor();
    await expect.poll(() => heading.count()).toBe(0);

    const to = 'full.mailbox@example.com';
    await book(shared.site, { email: to, preferredDates: [weekdayFrom(75)] });
    await giveUpMails(db);
    await reload(page);
    const table = page.getByRole('table', { name: 'Emails that couldn’t be sent' });
    const failed = table.getByRole('row').filter({ hasText: to });
    await failed.getByText('The mailbox at this address is full.').waitFor();
    const sendAgain = failed.getByRole('button', { name: /^Send again/ });
    await page.context().setOffline(true);
    await sendAgain.click();
    await expect
      .poll(() => failed.getByRole('alert').innerText())
      .toContain('We can’t reach the server');
    await page.context().setOffline(false);
    await sendAgain.click();
    await page.getByText('Email is being sent again').first().waitFor();
    await expect.poll(() => failed.count()).toBe(0);
    await heading.waitFor();
    await table.getByRole('button', { name: /^Dismiss/ }).click();
    await page.getByText('Email dismissed').first().waitFor();
    await expect.poll(() => heading.count()).toBe(0);
    mailbox.arrived.length = 0;
    await deliverMails(db, mailbox);
    expect(mailbox.arrived.map((mail) => mail.to?.[0]?.address)).toEqual([to]);

    await book(shared.site, { email: to, preferredDates: [weekdayFrom(76)] });
    await giveUpMails(db);
    mailbox.refuseConnection = 421;
    await book(shared.site, { preferredDates: [weekdayFrom(77)] });
    await deliverMails(db, mailbox);
    await reload(page);
    await page.getByRole('heading', { name: 'No emails are going out' }).waitFor();
    await page.getByText('2 emails are waiting').waitFor();
    await button(page, 'Send all again').click();
    await page.getByText('2 emails are being sent again').first().waitFor();
    await expect.poll(() => heading.count()).toBe(0);
    await page.getByText('4 emails are waiting').waitFor();
    await mailbox.close();
    await close();
  },
);
