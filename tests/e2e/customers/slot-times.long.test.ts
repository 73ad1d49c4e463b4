import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatSlot } from '#features/business/slot-times.ts';
import { sharedBrowser, startSite, visit } from '#tests/support/browser/browser.ts';
import { bookingIn } from '#tests/support/browser/fill-booking.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import { changeSlots, resetFirm } from '#tests/support/reference-firm.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const changed = [
  '8:00 AM - 10:30 AM',
  '10:30 AM - 1:00 PM',
  '2:00 PM - 4:00 PM',
  '4:00 PM - 5:00 PM',
  '5:00 PM - 6:00 PM',
];
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const date = weekdayFrom(10);

let site: TestApp;
let browser: Browser;
let link: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
  link = await bookForLink(site, {
    customerName: 'Ann Price',
    preferredDates: [date],
    confirm: true,
  });
  await bookForLink(site, {
    customerName: 'Bo Lee',
    preferredDates: [date],
    preferredTimes: ['11:00 AM - 1:00 PM'],
    confirm: true,
  });
  changeSlots('8:00-10:30, 10:30-13:00, 14:00-16:00, 16:00-17:00, 17:00-18:00');
});
afterAll(async () => {
  resetFirm();
  await site?.close();
});

it('the booking form offers the times of the firm, at most four of them', async () => {
  const { page, complaints, close } = await visit(browser, site.origin, phone);
  const booking = bookingIn(page);
  await booking.open();
  await booking.fillProject();
  await booking.fillContact();
  const group = booking.dialog.getByRole('group', { name: 'Preferred times *' });
  const labels = group.locator('label');
  await expect
    .poll(async () =>
      (await labels.allInnerTexts()).map((text) => text.replace(/\s*weekdays only/, '')),
    )
    .toEqual(changed);
  await expect.poll(() => labels.filter({ hasText: 'weekdays only' }).count()).toBe(3);
  for (const slot of changed) await group.getByLabel(slot).click();
  await expect.poll(() => group.getByRole('checkbox', { checked: true }).count()).toBe(4);
  await expect.poll(() => group.getByLabel('5:00 PM - 6:00 PM').isChecked()).toBe(false);
  await booking.pickDays(1);
  await booking.book().click();
  await page.getByText('Appointment Booked!').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('a visit of the times before is shown as it was fixed, and moves to a new one', async () => {
  const { page, complaints, close } = await visit(browser, site.origin + link, phone);
  await expect.poll(() => page.locator('main').innerText()).toContain('9:00 AM - 11:00 AM');
  await page.getByRole('button', { name: 'Move my visit' }).click();
  // This week's first times may have begun.
  await page.getByRole('button', { name: 'Later' }).click();
  const free = page.getByRole('radio', { name: '8:00 AM - 10:30 AM', exact: true });
  await free.last().check({ force: true });
  await page.getByRole('button', { name: 'Move my visit' }).click();
  await expect.poll(() => page.locator('main').innerText()).toContain('8:00 AM - 10:30 AM');
  expect(complaints).toEqual([]);
  await close();
});

it('the week of the staff has the times of the firm and those of visits fixed before', async () => {
  const week = `${site.origin}/admin/appointments?view=week&week=${date}`;
  const { page, complaints, close } = await visit(browser, week, {
    ...(await signedInProfile(site, 'support')),
    viewport: { width: 1440, height: 900 },
  });
  await page.getByRole('button', { name: 'Bo Lee' }).waitFor();
  await expect
    .poll(() => page.locator('tbody th').allInnerTexts())
    .toEqual([...changed.slice(0, 2), '11:00 AM - 1:00 PM', ...changed.slice(2)].map(formatSlot));
  expect(complaints).toEqual([]);
  await close();
});
