import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookPrices } from '#app/server/prices/book-prices.ts';
import { runDueOffers } from '#features/catalogue/server/offers/offers.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { shortTime } from '#platform/dates/short-dates.ts';
import { sharedBrowser, startSite, visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let now = new Date();
const clock = () => now;
let site: TestApp;
beforeAll(async () => {
  site = await startSite({ clock });
});
afterAll(() => site.close());

it('an offer is gone from cached pages and ended in the open panel at its minute', async () => {
  const name = 'Laminate while it rains';
  const end = new Date(now.getTime() + 5 * 60_000).toISOString();
  const offer = {
    name,
    kind: 'announce',
    products: { categories: ['laminate'] },
    pages: [{ page: 'homepage' }, { page: 'laminate', text: 'Until it stops.' }],
    endsAt: { day: dayInLondon(new Date(end)), time: shortTime(end) },
  };
  expect((await callAs(site, 'admin', 'POST', '/api/admin/offers', offer)).status).toBe(201);
  const shows = async (path: string) =>
    (await (await fetch(site.origin + path)).text()).includes(name);
  for (const path of ['/', '/laminate-flooring']) await expect.poll(() => shows(path)).toBe(true);
  const { page, close } = await visit(
    await sharedBrowser(),
    `${site.origin}/admin/offers`,
    await signedInProfile(site, 'admin'),
  );
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByText('Running').waitFor();

  now = new Date(`${end.slice(0, 16)}:00Z`);
  await runDueOffers({ db: site.database.db, clock, book: bookPrices });
  for (const path of ['/', '/laminate-flooring']) await expect.poll(() => shows(path)).toBe(false);
  await row.getByText('Ended').waitFor();
  await close();
});
