import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { bookingIn } from '#tests/support/browser/fill-booking.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const addresses: Record<string, string[]> = {
  'SN15 3HR': ['1 High Street, Chippenham, Wiltshire', '2 High Street, Chippenham, Wiltshire'],
};
const shared = siteInBrowser({ lookUpAddresses: async (postcode) => addresses[postcode] ?? [] });
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

it('fills in the address that is chosen from those of the postcode, and lets it be typed', async () => {
  const { page, complaints, close } = await visit(
    shared.browser,
    `${shared.site.origin}/terms`,
    phone,
  );
  const booking = bookingIn(page);
  await booking.open();
  await booking.fillProject();
  const { dialog } = booking;
  const choice = dialog.getByLabel('Choose your address');
  const address = dialog.getByLabel('Address *');
  await dialog.getByLabel('Postcode *').fill('SN15 3H');
  await expect.poll(() => choice.count()).toBe(0);
  await dialog.getByLabel('Postcode *').fill('sn15 3hr');
  await choice.selectOption('2 High Street, Chippenham, Wiltshire');
  await expect.poll(() => address.inputValue()).toBe('2 High Street, Chippenham, Wiltshire');
  await address.fill('The Old Barn, 2 High Street');
  await expect.poll(() => choice.inputValue()).toBe('');
  await dialog.getByLabel('Postcode *').fill('BA1 1AA');
  await expect.poll(() => choice.count()).toBe(0);
  await expect.poll(() => address.inputValue()).toBe('The Old Barn, 2 High Street');
  expect(complaints).toEqual([]);
  await close();
});
