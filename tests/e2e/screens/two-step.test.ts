import type { Page } from 'playwright-core';
import { showTotpCode } from '#features/staff-accounts/server/second-factor/totp.ts';
import {
  appSecret,
  seedAccount,
  seedFactor,
  staffPassword,
} from '#tests/support/fixtures/staff.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** One whose clock goes on, so that no code is used twice. */
let now = new Date();
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const email = (name: string) => `${name}@wyvernvale.example`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

let seeded: TestApp | undefined;
/** The same ones however often it is called. */
async function seed(site: TestApp) {
  if (seeded === site) return;
  seeded = site;
  const admin = { role: 'admin', id: 'new', name: 'Priya Raman', email: email('new') } as const;
  await seedAccount(site, admin);
  const name = 'Maximilian Featherstonehaugh-Cholmondeley';
  const { id } = await seedAccount(site, { role: 'support', name, id: 'max', email: email('max') });
  await seedFactor(site, id);
}

async function enterPassword(page: Page, who: string) {
  pass(60);
  await page.getByLabel('Email').fill(email(who));
  await page.getByLabel('Password').fill(staffPassword);
  await button(page, 'Login').click();
}

async function signIn(page: Page) {
  await enterPassword(page, 'max');
  await page.getByLabel('6-digit code').fill(showTotpCode(appSecret, now));
  await button(page, 'Continue').click();
  await page.getByText('recovery codes left').waitFor();
}

async function addApp(page: Page) {
  await signIn(page);
  await button(page, 'Add an authenticator app').click();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
}

describeScreens(
  [
    {
      name: 'two-step second step',
      path: '/team-chat',
      prepare: seed,
      open: async (page) => {
        await enterPassword(page, 'max');
        await page.getByLabel('6-digit code').waitFor();
      },
    },
    {
      name: 'two-step wrong code',
      path: '/team-chat',
      prepare: seed,
      refusal: '400 (Bad Request)',
      open: async (page) => {
        await enterPassword(page, 'max');
        const wrong = showTotpCode(appSecret, now) === '000000' ? '111111' : '000000';
        await page.getByLabel('6-digit code').fill(wrong);
        await button(page, 'Continue').click();
        await page.getByText('That code is wrong').waitFor();
      },
    },
    {
      name: 'two-step recovery code',
      path: '/team-chat',
      prepare: seed,
      open: async (page) => {
        await enterPassword(page, 'max');
        await button(page, 'Use a recovery code').click();
        await page.getByLabel('Recovery code', { exact: true }).waitFor();
      },
    },
    {
      name: 'two-step required',
      path: '/admin',
      prepare: seed,
      open: async (page) => {
        await enterPassword(page, 'new');
        await button(page, 'Add an authenticator app').waitFor();
      },
    },
    { name: 'two-step account', path: '/team-chat/account', prepare: seed, open: signIn },
    { name: 'two-step add app', path: '/team-chat/account', prepare: seed, open: addApp },
    {
      name: 'two-step recovery codes',
      path: '/team-chat/account',
      prepare: seed,
      open: async (page) => {
        await signIn(page);
        await button(page, 'Make new codes').click();
        await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
      },
    },
    {
      name: 'two-step confirm',
      path: '/team-chat/account',
      prepare: seed,
      refusal: '428 (Precondition Required)',
      open: async (page) => {
        await signIn(page);
        pass(400);
        await button(page, 'Make new codes').click();
        await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
        await page.getByRole('dialog').getByLabel('Password').waitFor();
      },
    },
  ],
  { factorRule: 'admins', clock: () => now },
);
