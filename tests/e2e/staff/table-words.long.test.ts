import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { seedAppointments, seedEnquiries } from '#tests/support/fixtures/seed-bookings.ts';
import { seedAccount } from '#tests/support/fixtures/staff.ts';
import { giveUpMails } from '#tests/support/mail/mailbox.ts';

const shared = siteInBrowser();

beforeAll(async () => {
  const { site } = shared;
  await seedAppointments(site);
  await seedEnquiries(site);
  await giveUpMails(site.database.db);
  await seedAccount(site, { role: 'support', status: 'pending', name: 'Bartholomew Cholmondeley' });
  await addProduct(site, {
    name: 'Herringbone Luxury Vinyl in Weathered Somerset Longhouse Barn Oak, Wide Board',
    sku: 'WVF-LVT-HERRINGBONE-WEATHERED-0012345-B',
    category: 'lvt',
    price: 12345.67,
    salePrice: 11111.11,
    featured: true,
    stockStatus: 'onbackorder',
    sortOrder: -2,
  });
});

/** Words of tables that stand on two lines, and buttons whose label does. */
function findBroken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return new Set(tops).size;
    };
    const broken: string[] = [];
    for (const cell of document.querySelectorAll('table :is(td, th)')) {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        if (node.parentElement?.closest('.sr-only')) continue;
        const parts = node.parentElement?.closest('td button')
          ? [{ 0: text, index: 0 }]
          : text.matchAll(/[^\s\-–/@._]+/g);
        for (const { 0: word, index } of parts)
          if (linesOf(node, index, index + word.length) > 1) broken.push(word);
      }
    }
    return broken;
  });
}

const tables = [
  ['/admin', 'Newest appointment requests'],
  ['/admin', 'Emails that couldn’t be sent'],
  ['/admin/appointments', 'Appointments'],
  ['/admin/leads', 'Leads'],
  ['/admin/products', 'Products'],
  ['/admin/history', 'History'],
  ['/admin/security-log', 'Security log'],
  ['/admin/team', 'Team'],
  ['/admin/retention', 'Data and how long it’s kept'],
] as const;

it.each([1280, 1440])('no table breaks a word at %i px', async (width) => {
  const { page, close } = await visit(shared.browser, `${shared.site.origin}/admin`, {
    ...(await signedInProfile(shared.site, 'admin')),
    viewport: { width, height: 900 },
  });
  const found: Record<string, string[]> = {};
  for (const [path, name] of tables) {
    await page.goto(shared.site.origin + path);
    const table = page.getByRole('table', { name });
    await table.locator('tbody tr :is(td, th):not([colspan])').first().waitFor();
    found[name] = [...new Set(await findBroken(page))];
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (overflow) found[name].push('wider than the window');
  }
  expect(found).toEqual(Object.fromEntries(tables.map(([, name]) => [name, []])));
  await close();
});
