import { expect, it } from 'vitest';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { inboxIn } from '#tests/support/browser/staff-inbox.ts';
import { book, readAppointment, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';

const shared = siteInBrowser();

it('on a phone staff confirm another time in three taps; then they move the visit to another fitter and undo a move', async () => {
  const { site, browser } = shared;
  const jo = await addFitter(site);
  const date = weekdayFrom(20);
  const id = await book(site, { customerName: 'Ann Price', preferredDates: [date] });
  // The time asked for is taken by both fitters.
  for (const customerName of ['Bo Lee', 'Cy Fox'])
    await setStatus(site, await book(site, { customerName, preferredDates: [date] }), {
      status: 'confirmed',
    });
  const { page, complaints, close } = await visit(
    browser,
    `${site.origin}/admin/appointments?appointment=${id}`,
    {
      ...(await signedInProfile(site, 'support')),
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    },
  );
  await page.getByText('None of these times is free. Nearest free:').waitFor();
  await page.getByRole('button', { name: 'Book a different time for Ann Price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a different time: Ann Price' });
  await dialog.getByLabel(/^11:00 AM - 1:00 PM/).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Status Updated').first().waitFor();
  await expect
    .poll(() => readAppointment(site, id))
    .toMatchObject({ status: 'confirmed', visit: { date, slot: '11:00 AM - 1:00 PM' } });

  const sheet = page.getByRole('dialog', { name: 'Ann Price', exact: true });
  const move = sheet.getByRole('button', { name: 'Move or reassign for Ann Price' });
  const moving = page.getByRole('dialog', { name: 'Move or reassign: Ann Price' });
  await move.click();
  await expect.poll(() => moving.getByLabel(/^9:00 AM - 11:00 AM/).isDisabled()).toBe(true);
  await moving.getByLabel('Fitter', { exact: true }).selectOption({ label: 'Jo Marsh' });
  await moving.getByRole('button', { name: 'Save visit' }).click();
  await expect.poll(async () => (await readAppointment(site, id)).fitter.id).toBe(jo.id);
  await sheet.getByRole('button', { name: 'Undo the last change for Ann Price' }).waitFor();
  await move.click();
  await moving.getByLabel(/^1:00 PM - 3:00 PM/).click();
  await moving.getByRole('button', { name: 'Save visit' }).click();
  await expect
    .poll(async () => (await readAppointment(site, id)).visit.slot)
    .toBe('1:00 PM - 3:00 PM');
  await sheet.getByRole('button', { name: 'Undo the last change for Ann Price' }).click();
  await expect
    .poll(() => readAppointment(site, id))
    .toMatchObject({ status: 'pending', visit: null });
  expect(complaints).toEqual([]);
  await close();
});

it('staff enter a telephone booking without an email, by keyboard only', async () => {
  const { site, browser } = shared;
  const { page, complaints, close } = await visit(browser, `${site.origin}/admin/appointments`, {
    ...(await signedInProfile(site, 'support')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: 'New appointment' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New appointment' });
  await dialog.getByLabel('Name *').fill('Di Moor');
  await dialog.getByLabel('Phone *').fill('01632 960 200');
  await dialog.getByLabel('Address *').fill('2 High Street, Corsham');
  await dialog.getByLabel('Postcode *').fill('SN13 0EZ');
  await dialog.getByLabel('Day', { exact: true }).fill(weekdayFrom(34));
  await dialog.getByLabel(/^1:00 PM - 3:00 PM/).press('Space');
  await dialog.getByLabel('Carpet').press('Space');
  await dialog.getByLabel(/1-2 rooms/).press('Space');
  await dialog.getByLabel('Within a month').press('Space');
  await dialog.getByRole('button', { name: 'Add appointment' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Di Moor', exact: true });
  await sheet.getByText('None given').waitFor();
  await sheet.getByRole('button', { name: 'Undo the last change for Di Moor' }).waitFor();
  const [booked] = await page.evaluate(async () =>
    (await fetch('/api/appointments?search=Moor')).json(),
  );
  expect(booked).toMatchObject({
    status: 'confirmed',
    visit: { date: weekdayFrom(34), slot: '1:00 PM - 3:00 PM' },
  });
  expect(complaints).toEqual([]);
  await close();
});

it('staff book from a chat, with what the customer told filled in', async () => {
  const { site, browser } = shared;
  const now = new Date();
  const talk = await beginStoredTalk(site.database.db, 'Could you measure our lounge?', now);
  await site.database.db.transaction((tx) =>
    nameCustomer(tx, talk.id, { name: 'Eve Hart', email: 'eve@example.com' }),
  );
  const { page, complaints, close } = await visit(browser, `${site.origin}/team-chat`, {
    ...(await signedInProfile(site, 'support')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await inboxIn(page).choose('Could you measure our lounge?');
  await page.getByRole('button', { name: 'New appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'New appointment' });
  await dialog.getByLabel('Name *').waitFor();
  await expect.poll(() => dialog.getByLabel('Name *').inputValue()).toBe('Eve Hart');
  await expect
    .poll(() => dialog.getByLabel('Email (optional)').inputValue())
    .toBe('eve@example.com');
  // The choice stays free: nothing but what was told is filled in.
  await expect.poll(() => dialog.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});
