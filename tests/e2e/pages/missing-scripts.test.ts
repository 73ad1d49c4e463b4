import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { bookingIn } from '#tests/support/browser/fill-booking.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser('read-only');
const notLoaded = 'Part of this page didn’t load.';

const open = async (path: string, profile = {}) =>
  visit(shared.browser, shared.site.origin + path, { isFirstVisit: true, ...profile });

it('a booking that cannot load leaves the page as it is, and opens once the signal is back', async () => {
  const { page, close } = await open('/');
  await page.context().setOffline(true);
  await page
    .getByRole('link', { name: /free quote/i })
    .first()
    .click();
  await page.getByRole('alert').getByText(notLoaded).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().setOffline(false);
  await bookingIn(page).dialog.waitFor();
  await expect.poll(() => page.getByText(notLoaded).count()).toBe(0);
  await close();
});

it('products that cannot be hydrated can still be read, and work once the signal is back', async () => {
  const { page, close } = await open('/carpets');
  await page.context().setOffline(true);
  const products = page.locator('#products');
  await products.scrollIntoViewIfNeeded();
  await page.getByText(notLoaded).waitFor();
  await expect.poll(() => products.getByRole('link').count()).toBeGreaterThan(3);
  await page.context().setOffline(false);
  await page.getByText(notLoaded).waitFor({ state: 'hidden' });
  await close();
});

it('products come without a further signal when the first try after it failed', async () => {
  const { page, close } = await open('/carpets');
  const isScript = (url: URL) => url.pathname.includes('/assets/');
  await page.route(isScript, (route) => route.abort());
  await page.locator('#products').scrollIntoViewIfNeeded();
  await page.getByText(notLoaded).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText(notLoaded).waitFor();
  await page.unroute(isScript);
  await page.getByText(notLoaded).waitFor({ state: 'hidden' });
  await close();
});

it('a file that is gone after a release is loaded with a new page', async () => {
  const { page, close } = await open('/');
  const isGone = (url: URL) => url.pathname.includes('/assets/booking-with-context');
  await page.route(isGone, (route) => route.fulfill({ status: 404 }));
  await page
    .getByRole('link', { name: /free quote/i })
    .first()
    .click();
  await page.getByText(notLoaded).waitFor();
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await close();
});

it('the admin panel keeps its bar without a tab, and loads the tab when asked again', async () => {
  const { page, close } = await open('/admin', await signedInProfile(shared.site, 'admin'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const isTab = (url: URL) => url.pathname.includes('/assets/customers-tab');
  await page.route(isTab, (route) => route.abort());
  await page
    .getByRole('tab', { name: 'Customers' })
    .or(page.getByRole('link', { name: 'Customers' }))
    .first()
    .click();
  await page.getByText(notLoaded).waitFor();
  await page.unroute(isTab);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(notLoaded).waitFor({ state: 'hidden' });
  await page.getByRole('searchbox').first().waitFor();
  await close();
});
