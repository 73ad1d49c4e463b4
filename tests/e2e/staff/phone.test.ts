import type { BrowserContextOptions } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolations, visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { book, weekdayFrom } from '#tests/support/fixtures/bookings.ts';

const shared = siteInBrowser();

async function open(path: string) {
  return visit(shared.browser, shared.site.origin + path, {
    ...(await signedInProfile(shared.site, 'admin')),
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
}

it('a phone has the navigation at the bottom, with all other tabs and the account behind More', async () => {
  const { page, complaints, close } = await open('/admin');
  const bar = page.getByRole('navigation', { name: 'Staff tools' });
  const link = (name: string) => bar.getByRole('link', { name, exact: true });
  await expect.poll(() => page.getByRole('navigation').count()).toBe(1);
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  await expect.poll(() => link('Dashboard').getAttribute('aria-current')).toBe('page');
  await link('Appointments').click();
  await page.getByRole('heading', { name: 'Appointments', exact: true }).waitFor();
  const more = bar.getByRole('button', { name: 'More' });
  await more.click();
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true');
  expect(await findViolations(page)).toEqual([]);
  for (const name of [
    'Products',
    'Price book',
    'Adam',
    'Team',
    'History',
    'Security log',
    'Data retention',
    'Your account',
  ])
    await expect.poll(() => link(name).isVisible(), { message: name }).toBe(true);
  await expect.poll(() => bar.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true);
  await link('Leads').click();
  await page.getByRole('heading', { name: 'Leads', exact: true }).waitFor();
  await expect.poll(() => link('Leads').count()).toBe(0);
  await link('Chat').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/team-chat');
  expect(complaints).toEqual([]);
  await close();
});

it('a row is three lines, with a menu that rings, writes to and finds the customer', async () => {
  await book(shared.site, { customerName: 'Ann Price', preferredDates: [weekdayFrom(20)] });
  const { page, close } = await open('/admin/appointments');
  const row = page.getByRole('row').filter({ hasText: 'Ann Price' });
  await row.getByText('Carpet, Chippenham').waitFor();
  await row.getByRole('button', { name: 'More for Ann Price' }).click();
  const href = (name: string) => row.getByRole('menuitem', { name }).getAttribute('href');
  await expect.poll(() => href('Email ann@example.com')).toBe('mailto:ann@example.com');
  await expect.poll(() => href('Call 01632 960147')).toBe('tel:01632960147');
  await expect
    .poll(() => href('Show on the map'))
    .toBe(
      'https://www.google.com/maps/search/?api=1&query=1+High+Street%2C+Chippenham%2C+SN15+3HR',
    );
  await row.getByRole('menuitem', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).waitFor();
  await close();
});

it('the filters of a list are behind a button, which counts those in use', async () => {
  const { page, close } = await open('/admin/appointments?status=cancelled');
  const status = page.getByLabel('Status');
  await page.getByText('No appointments match.').waitFor();
  await status.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect.poll(() => status.inputValue()).toBe('cancelled');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByRole('row').filter({ hasText: 'Ann Price' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('input');
  await close();
});

it('the inbox explains its keys where there is a keyboard, and not on a touch screen', async () => {
  const profile = await signedInProfile(shared.site, 'support');
  const hint = 'resolve, / search';
  const shows = async (options: BrowserContextOptions) => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/team-chat`, {
      ...profile,
      ...options,
    });
    await page.getByRole('searchbox', { name: 'Search conversations' }).waitFor();
    const isShown = await page.getByText(hint).isVisible();
    await close();
    return isShown;
  };
  expect(await shows({ viewport: { width: 390, height: 844 } })).toBe(true);
  expect(
    await shows({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }),
  ).toBe(false);
});
