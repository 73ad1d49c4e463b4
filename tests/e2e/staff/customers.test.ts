import { beforeEach, expect, it } from 'vitest';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import type { Role } from '#platform/roles.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { book } from '#tests/support/fixtures/bookings.ts';
import {
  callAs,
  enquire,
  joinNow,
  listCustomers,
  readCustomer,
} from '#tests/support/fixtures/customers.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';

const shared = siteInBrowser();
beforeEach(() =>
  shared.site.database.db.execute(
    'truncate customers, appointments, enquiries, mails, chat_conversations cascade',
  ),
);

async function open(id: string, width = 1280, role: Role = 'support') {
  return visit(shared.browser, `${shared.site.origin}/admin/customers?customer=${id}`, {
    ...(await signedInProfile(shared.site, role)),
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
  const actions = page.getByRole('button', { name: /^Actions for: Enquiry/ });
  await actions.click();
  await page.getByRole('menuitem', { name: /^Wrong person.*the enquiry of/ }).click();
  await page.getByText('Taken out', { exact: true }).waitFor();
  await expect.poll(async () => (await listCustomers(shared.site)).length).toBe(2);
  await expect.poll(() => actions.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await listCustomers(shared.site)).length).toBe(1);
  await actions.waitFor();
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

it('the records with one email are merged at once, and apart again by Undo', async () => {
  for (const n of [1, 2, 3])
    await enquire(shared.site, { firstName: `Ann${n}`, phone: `01632 96010${n}` });
  await joinNow(shared.site);
  const id = await find('Ann1');
  const { page, complaints, close } = await open(id);
  await page.getByText('2 more records with this email').first().waitFor();
  await page.getByRole('button', { name: 'One by one' }).click();
  await page.getByRole('button', { name: 'Not the same person as Ann2 Price' }).waitFor();
  await page.getByRole('button', { name: /^Merge all/ }).click();
  await page.getByText('2 records are part of this customer now.', { exact: true }).waitFor();
  await expect.poll(async () => (await listCustomers(shared.site)).length).toBe(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await listCustomers(shared.site)).length).toBe(3);
  expect(complaints).toEqual([]);
  await close();
});

it('an entry of the timeline opens over the page, and a visit is booked with what is known', async () => {
  await book(shared.site);
  await enquire(shared.site);
  const { db } = shared.site.database;
  const talk = await beginStoredTalk(db, 'Do you sell seagrass?', new Date());
  const told = { name: 'Ann Price', email: 'ann@example.com' };
  await db.transaction((tx) => nameCustomer(tx, talk.id, told));
  await joinNow(shared.site);
  const [id = '', ...others] = (await listCustomers(shared.site)).map((one) => one.id).toSorted();
  await callAs(shared.site, 'support', 'POST', `/api/customers/${id}/merges`, { with: others });
  const { page, complaints, close } = await open(id);
  for (const [link, title] of [
    ['Enquiry', 'Ann Price'],
    ['Appointment', 'Ann Price'],
    ['Chat', 'Chat with Ann Price'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/customers');
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
  }
  await page.getByRole('button', { name: 'Book a visit for Ann Price' }).click();
  const dialog = page.getByRole('dialog', { name: 'New appointment for Ann Price' });
  await expect.poll(() => dialog.getByLabel('Name *').inputValue()).toBe('Ann Price');
  await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('ann@example.com');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Price for Ann Price' }).click();
  await page.getByRole('dialog', { name: 'Price the job of Ann Price' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('the menu in the head is used by keyboard, and gives the focus back', async () => {
  await book(shared.site);
  await joinNow(shared.site);
  const { page, complaints, close } = await open(await find('Ann Price'), 390, 'admin');
  const more = page.getByRole('button', { name: 'More actions for Ann Price' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await more.focus();
  await page.keyboard.press('Space');
  await expect.poll(focused).toBe('Export data');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('Erase…');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('Export data');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menuitem').count()).toBe(0);
  await expect.poll(() => more.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Export data');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Erase Ann Price' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => more.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
