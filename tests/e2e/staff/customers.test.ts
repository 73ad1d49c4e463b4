import { beforeEach, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { book } from '#tests/support/fixtures/bookings.ts';
import {
  enquire,
  joinNow,
  listCustomers,
  readCustomer,
} from '#tests/support/fixtures/customers.ts';

const shared = siteInBrowser();
beforeEach(() =>
  shared.site.database.db.execute('truncate customers, appointments, enquiries, mails cascade'),
);

async function open(id: string, width = 1280) {
  return visit(shared.browser, `${shared.site.origin}/admin/customers?customer=${id}`, {
    ...(await signedInProfile(shared.site, 'support')),
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
  });
}
const find = async (search: string) => (await listCustomers(shared.site, search))[0]?.id ?? '';

it('a request of somebody else is taken out, and put back by Undo', async () => {
  await book(shared.site);
  await enquire(shared.site, { firstName: 'Bo', email: 'bo@example.com' });
  await joinNow(shared.site);
  const id = await find('Ann Price');
  const { page, complaints, close } = await open(id, 390);
  await page.getByRole('button', { name: /^Wrong person.*the enquiry of/ }).click();
  await page.getByText('Taken out', { exact: true }).waitFor();
  await expect.poll(async () => (await listCustomers(shared.site)).length).toBe(2);
  await expect.poll(() => page.getByRole('button', { name: /^Wrong person/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await listCustomers(shared.site)).length).toBe(1);
  await page.getByRole('button', { name: /^Wrong person.*the enquiry of/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('two customers who gave nothing equal are merged by keyboard', async () => {
  await book(shared.site);
  await enquire(shared.site, {
    firstName: 'Annie',
    lastName: 'Moss',
    phone: '01632 960999',
    email: 'annie@example.com',
  });
  await joinNow(shared.site);
  const id = await find('Ann Price');
  const { page, complaints, close } = await open(id);
  await page.getByRole('button', { name: 'Merge with another customer' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('searchbox').focus();
  await page.keyboard.type('moss');
  await page.keyboard.press('Enter');
  const merge = page.getByRole('button', { name: 'Merge Annie Moss into this customer' });
  await merge.waitFor();
  await merge.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('Customers merged', { exact: true }).waitFor();
  await expect
    .poll(async () => (await readCustomer(shared.site, id)).merged)
    .toMatchObject([{ name: 'Annie Moss' }]);
  expect(complaints).toEqual([]);
  await close();
});
