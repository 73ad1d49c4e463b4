import { afterAll, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
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
  await press('Save and go on');
  await expectStep(5, 'Your emails');
  await press('Keep as it is');
  await page.getByRole('heading', { name: 'Make the site yours' }).waitFor();
  expect(await (await callAsAdmin(site, 'GET', '/api/admin/set-up')).json()).toEqual({
    left: ['area'],
  });
  const { settings } = await (await callAsAdmin(site, 'GET', '/api/admin/firm')).json();
  expect([settings.firm.name, settings.money.depositPercent]).toEqual(['Severn Floors', 30]);
  expect(complaints).toEqual([]);
  await close();
});
