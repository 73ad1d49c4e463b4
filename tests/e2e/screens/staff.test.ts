import type { Page } from 'playwright-core';
import { seedAccount, seedSession } from '#tests/support/fixtures/staff.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** One of each kind, with names of every length; the same ones however often it is called. */
async function seedAccounts(site: TestApp) {
  const at = (name: string) => ({ id: name, email: `${name}@wyvernvale.example` });
  await seedAccount(site, { role: 'support', name: 'Priya Raman', ...at('priya') });
  await seedAccount(site, {
    role: 'support',
    name: 'Maximilian Featherstonehaugh-Cholmondeley',
    ...at('maximilian.featherstonehaugh-cholmondeley'),
  });
  const unverified = { status: 'pending', emailVerifiedAt: null } as const;
  await seedAccount(site, { role: 'admin', name: 'Joe Ash', ...unverified, ...at('joe') });
  await seedAccount(site, {
    role: 'support',
    name: 'Lena Cole',
    status: 'deactivated',
    ...at('lena'),
  });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const showRegister = async (page: Page) => {
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
};
const isLoaded = (page: Page) => button(page, 'Login').waitFor();

describeScreens(
  [
    { name: 'team chat signed out', path: '/team-chat', open: isLoaded },
    {
      name: 'team chat login with errors',
      path: '/team-chat',
      open: async (page) => {
        await button(page, 'Login').click();
        await page.getByText('Please enter a valid email').waitFor();
      },
    },
    {
      name: 'team chat register with errors',
      path: '/team-chat',
      open: async (page) => {
        await showRegister(page);
        await button(page, 'Register').click();
        await page.getByText('Name must be at least 2 characters').waitFor();
      },
    },
    {
      name: 'team chat set-up link',
      path: '/team-chat#setup=a-code-from-the-log',
      open: (page) => page.getByLabel('Set-up code').waitFor(),
    },
    {
      name: 'team chat forgotten password',
      path: '/team-chat',
      open: async (page) => {
        await button(page, 'Forgotten password?').click();
        await button(page, 'Send me a link').waitFor();
      },
    },
    {
      name: 'password reset',
      path: '/team-chat/reset#token=abc',
      open: (page) => page.getByLabel('New password').waitFor(),
    },
    { name: 'password reset without its code', path: '/team-chat/reset' },
    {
      name: 'email verification',
      path: '/team-chat/email#verify=abc',
      open: (page) => button(page, 'Yes, verify my address').waitFor(),
    },
    {
      name: 'email link that is too old',
      path: '/team-chat/email#cancel=abc',
      open: async (page) => {
        await button(page, 'Stop the change').click();
        await page.getByText('This link has been used or stopped').waitFor();
      },
      refusal: '400 (Bad Request)',
    },
    { name: 'email link without its code', path: '/team-chat/email' },
    { name: 'admin signed out', path: '/admin', open: isLoaded },
    {
      name: 'team chat account',
      path: '/team-chat/account',
      staff: 'support',
      prepare: seedAccounts,
      open: (page) => page.getByLabel('Current password').waitFor(),
    },
    { name: 'admin as support', path: '/admin', staff: 'support' },
    {
      name: 'admin team',
      path: '/admin/team',
      staff: 'admin',
      prepare: seedAccounts,
      open: (page) => page.getByText('Joe Ash').first().waitFor(),
    },
    {
      name: 'admin team approval',
      path: '/admin/team',
      staff: 'admin',
      prepare: seedAccounts,
      open: async (page) => {
        await button(page, 'Approve Joe Ash').click();
        await page.getByRole('heading', { name: 'Approve Joe Ash?' }).waitFor();
      },
    },
    {
      name: 'admin team renaming',
      path: '/admin/team',
      staff: 'admin',
      prepare: seedAccounts,
      open: async (page) => {
        await button(page, 'Rename Priya Raman').click();
        await page.getByRole('textbox', { name: 'Name' }).waitFor();
      },
    },
    {
      name: 'admin team sessions',
      path: '/admin/team',
      staff: 'admin',
      prepare: async (site) => {
        await seedAccounts(site);
        await seedSession(site, 'maximilian.featherstonehaugh-cholmondeley');
      },
      open: async (page) => {
        await button(page, /^Sessions Maximilian/).click();
        await button(page, 'End all').waitFor();
      },
    },
    {
      name: 'admin team deletion',
      path: '/admin/team',
      staff: 'admin',
      prepare: seedAccounts,
      open: async (page) => {
        await button(page, 'Delete Lena Cole').click();
        await button(page, 'Delete account').waitFor();
      },
    },
    {
      name: 'team chat account new email',
      path: '/team-chat/account',
      staff: 'support',
      open: async (page) => {
        await button(page, 'Change email').click();
        await page.getByLabel('New email').fill('somebody.with.a.long.name@wyvernvale.example');
        await button(page, 'Send the link').click();
        await page.getByText('Changes to somebody').waitFor();
        await button(page, 'Change email').click();
        await button(page, 'Send the link').click();
        await page.getByText('Please enter a valid email').waitFor();
      },
    },
  ],
  { accounts: { sendsEmails: true } },
);
