import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Role } from '#platform/roles.ts';
import { findViolations, visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { book, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { joinNow } from '#tests/support/fixtures/customers.ts';

const shared = siteInBrowser();
beforeAll(async () => {
  const preferredDates = [weekdayFrom(20)];
  await book(shared.site, { customerName: 'Hugh Quantock', preferredDates });
  await joinNow(shared.site);
});

async function open(path: string, width = 1440, role: Role = 'admin') {
  return visit(shared.browser, shared.site.origin + path, {
    ...(await signedInProfile(shared.site, role)),
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
  });
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: /^Search customers/ });
const selected = (page: Page) => dialogOf(page).getByRole('option', { selected: true });

it('opens by keys, finds while somebody types, and leads on by arrows and Enter', async () => {
  const { page, complaints, close } = await open('/admin/leads');
  await page.getByText('No leads yet').waitFor();
  await page.keyboard.press('/');
  await fieldOf(page).waitFor();
  await expect.poll(() => fieldOf(page).evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('quantockx');
  await page.getByText('Nothing found for “quantockx”').waitFor();
  await page.keyboard.press('Backspace');
  await page.getByRole('group', { name: 'Customers' }).getByRole('option').waitFor();
  await page.getByRole('group', { name: 'Appointments' }).getByRole('option').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => selected(page).innerText()).toContain('Pending');
  await expect
    .poll(async () => fieldOf(page).getAttribute('aria-activedescendant'))
    .toBe(await selected(page).getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Hugh Quantock' }).waitFor();
  await page.waitForURL('**/admin/appointments?appointment=*');

  // Nothing opens above what is open.
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('/');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('/');
  await page.keyboard.press('Control+k');
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await expect
    .poll(() => page.getByRole('searchbox').evaluate((it) => it === document.activeElement))
    .toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it('opens by its button on a phone, and says when it could not search', async () => {
  const { page, close } = await open('/team-chat', 390, 'support');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.route('**/api/admin/search*', (route) => route.abort());
  await fieldOf(page).fill('hugh');
  const dialog = dialogOf(page);
  await dialog.getByRole('alert').waitFor();
  await page.unroute('**/api/admin/search*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog
    .getByRole('option', { name: /Hugh Quantock/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Hugh Quantock' }).waitFor();
  await page.waitForURL('**/admin/customers?customer=*');
  await close();
});

it('is not offered to fitters', async () => {
  const { page, close } = await open('/admin/today', 390, 'fitter');
  await page.getByRole('navigation', { name: 'Staff tools' }).waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Search', exact: true }).count())
    .toBe(0);
  await close();
});
