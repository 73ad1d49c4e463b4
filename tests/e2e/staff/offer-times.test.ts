import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { book, readAppointment, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { endOfferUndo, readOfferLinks } from '#tests/support/fixtures/offers.ts';

const shared = siteInBrowser();

it('on a phone staff offer two times, undo it, and offer them again; the customer takes the second', async () => {
  const { site, browser } = shared;
  const id = await book(site, { customerName: 'Ann Price', preferredDates: [weekdayFrom(10)] });
  const viewport = { width: 390, height: 844 };
  const staff = await visit(browser, `${site.origin}/admin/appointments?appointment=${id}`, {
    ...(await signedInProfile(site, 'support')),
    viewport,
    reducedMotion: 'reduce',
  });
  const { page } = staff;
  const offer = async () => {
    await page.getByRole('button', { name: 'Offer other times to Ann Price' }).click();
    const dialog = page.getByRole('dialog', { name: 'Offer other times: Ann Price' });
    await dialog.getByLabel('Day').fill(weekdayFrom(12));
    await dialog.getByLabel(/^11:00 AM - 1:00 PM/).check();
    await dialog.getByLabel(/^1:00 PM - 3:00 PM/).check();
    await dialog.getByRole('button', { name: 'Email these times' }).click();
    await page.getByText('Times offered, waiting for the customer').waitFor();
  };
  await offer();
  await page.getByRole('button', { name: 'Undo the offer' }).click();
  await expect.poll(async () => (await readAppointment(site, id)).offer).toBeNull();
  await expect.poll(() => readOfferLinks(site, id)).toEqual([]);
  await offer();

  const [, link] = await readOfferLinks(site, id);
  await endOfferUndo(site, id);
  const customer = await visit(browser, site.origin + link, { viewport, reducedMotion: 'reduce' });
  await customer.page
    .getByRole('heading', { name: 'Ann, would one of these times suit you?' })
    .waitFor();
  await expect.poll(() => customer.page.getByLabel(/1:00 PM - 3:00 PM/).isChecked()).toBe(true);
  expect(await readAppointment(site, id)).toMatchObject({ status: 'pending' });
  await customer.page.getByRole('button', { name: 'Accept this time' }).click();
  await customer.page.getByRole('heading', { name: 'Ann, we’ll see you then' }).waitFor();
  await page.getByText('Offered time accepted').waitFor();
  expect(await readAppointment(site, id)).toMatchObject({
    status: 'confirmed',
    visit: { date: weekdayFrom(12), slot: '1:00 PM - 3:00 PM' },
    offer: null,
  });
  expect([...staff.complaints, ...customer.complaints]).toEqual([]);
  await staff.close();
  await customer.close();
});
