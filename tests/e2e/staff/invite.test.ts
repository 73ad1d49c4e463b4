import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { readResetMail, staffPassword } from '#tests/support/fixtures/staff.ts';

const shared = siteInBrowser();

it('a colleague who is invited chooses a password and is let in', async () => {
  const admin = await visit(
    shared.browser,
    `${shared.site.origin}/admin/team`,
    await signedInProfile(shared.site, 'admin'),
  );
  await admin.page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel('Name').fill('Gwen Pugh');
  await dialog.getByLabel('Email').fill('gwen@example.com');
  await dialog.getByLabel('Role').selectOption('office');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await admin.page.getByText('Gwen Pugh is invited').first().waitFor();
  await admin.page
    .getByRole('row', { name: /Gwen Pugh/ })
    .getByText('Invited')
    .waitFor();
  expect(admin.complaints).toEqual([]);
  await admin.close();

  const { path } = await readResetMail(shared.site);
  const own = await visit(shared.browser, shared.site.origin + path);
  await own.page.getByLabel('New password').fill(staffPassword);
  await own.page.getByRole('button', { name: 'Save password' }).click();
  await own.page.getByText('You can now log in with it.').first().waitFor();
  await own.page.getByLabel('Email').fill('gwen@example.com');
  await own.page.getByLabel('Password', { exact: true }).fill(staffPassword);
  await own.page.getByLabel('Password', { exact: true }).press('Enter');
  await own.page.getByText('Logged in as Gwen Pugh').first().waitFor();
  await own.close();
});
