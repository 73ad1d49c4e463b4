import { afterAll, expect, it } from 'vitest';
import { makeSetUpLink } from '#features/staff-accounts/server/accounts/set-up-link.ts';
import { startSite, visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { staffPassword } from '#tests/support/fixtures/staff.ts';
import { resetFirm } from '#tests/support/reference-firm.ts';

const shared = siteInBrowser();
afterAll(resetFirm);

it('a new site is set up in five steps, each saved, kept or skipped', async () => {
  const { site, browser } = shared;
  await callAsAdmin(site, 'PATCH', '/api/admin/firm', {
    version: 1,
    sections: { setUp: { kept: [] } },
  });
  const { page, complaints, close } = await visit(
    browser,
    `${site.origin}/admin`,
    await signedInProfile(site, 'admin'),
  );
  const expectStep = (number: number, title: string) =>
    Promise.all([
      page.getByText(`Step ${number} of 5`).waitFor(),
      page.getByRole('heading', { level: 1, name: title }).waitFor(),
    ]);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Go through the steps' }).click();
  await expectStep(1, 'Your firm');
  await page.getByLabel('Name', { exact: true }).fill('Severn Floors');
  await press('Save and go on');
  await expectStep(2, 'Your hours');
  await press('Keep as it is');
  await expectStep(3, 'Your area');
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expectStep(4, 'Your prices');
  await page.getByLabel('Deposit, in per cent').fill('101');
  await press('Save and go on');
  await page.getByText('Must be a whole number from 0 to 100.').waitFor();
  await page.getByLabel('Deposit, in per cent').fill('30');
  await page.getByLabel('Professional fitting').fill('1.555');
  await press('Save and go on');
  await page.getByText('This must be from £0.00 to £200.00').waitFor();
  await page.getByLabel('Professional fitting').fill('16.50');
  await press('Save and go on');
  await expectStep(5, 'Your emails');
  await press('Keep as it is');
  await page.getByRole('heading', { name: 'Make the site yours' }).waitFor();
  expect(await (await callAsAdmin(site, 'GET', '/api/admin/set-up')).json()).toEqual({
    left: ['area'],
  });
  const { settings } = await (await callAsAdmin(site, 'GET', '/api/admin/firm')).json();
  const { prices } = await (await callAsAdmin(site, 'GET', '/api/admin/price-book')).json();
  expect(prices.find(({ name }: { name: string }) => name === 'installation').value).toBe(16.5);
  expect([settings.firm.name, settings.money.depositPercent]).toEqual(['Severn Floors', 30]);
  expect(complaints).toEqual([]);
  await close();
});

it('the first admin is led from the set-up link into the set-up, and may leave it', async () => {
  const site = await startSite();
  const publicUrl = site.origin;
  const link = { publicUrl, wanted: undefined, now: new Date() };
  const address = await makeSetUpLink(site.database.db, link);
  const { page, complaints, close } = await visit(shared.browser, address ?? '');
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('Name', 'Mo Patel');
  await fill('Email', 'mo@severn.example');
  await fill('Password', staffPassword);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByText('You can now log in').first().waitFor();
  await fill('Password', staffPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByText('Step 1 of 5').waitFor();
  await page.getByRole('link', { name: 'Leave the set-up' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
  await site.close();
});
