import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { readAppointment } from '#tests/support/fixtures/bookings.ts';
import { fixVisitsToday, linkFitter } from '#tests/support/fixtures/visits-today.ts';

const shared = siteInBrowser();

it('a fitter tells the customer with one tap that they are on the way; a second tap says when they were told', async () => {
  const { site, browser } = shared;
  const [id = ''] = await fixVisitsToday(site, await linkFitter(site), [{}]);
  const { page, complaints, close } = await visit(browser, `${site.origin}/admin/today`, {
    ...(await signedInProfile(site, 'fitter')),
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await page.getByLabel('Arriving').selectOption('In about 20 minutes');
  const button = page.getByRole('button', { name: 'On our way to Ann Price' });
  await button.click();
  await page.getByText('We’re telling Ann Price that you’re on the way.').waitFor();
  await page.getByText('Customer told you’re on the way').waitFor();
  const { history, mails } = await readAppointment(site, id);
  expect(history.at(-1)).toMatchObject({ what: 'on-the-way', note: 'in about 20 minutes' });
  expect(mails.at(-1)).toMatchObject({ kind: 'booking-on-the-way' });
  expect(complaints).toEqual([]);
  await button.click();
  await page.getByText(/^We told them at /).waitFor();
  await page.getByRole('link', { name: 'Ring Ann Price on 01632 960147' }).waitFor();
  expect((await readAppointment(site, id)).mails).toHaveLength(mails.length);
  await close();
});
