import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeSetUpLink } from '#features/staff-accounts/server/accounts/set-up-link.ts';
import { startSite, visit } from '#tests/support/browser/browser.ts';
import { goTo, readDescription, reload } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import {
  readResetMail,
  seedAccount,
  signIn,
  staffPassword,
} from '#tests/support/fixtures/staff.ts';
import { longIt } from '#tests/support/long-run.ts';

const shared = siteInBrowser();
const open = (path: string, options = {}) =>
  visit(shared.browser, shared.site.origin + path, { reducedMotion: 'reduce', ...options });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('team_member'));

async function logIn(page: Page, email: string, password = staffPassword) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
}

/** A refused login is an answer like any other to us; the browser mentions it in its console. */
const ours = (complaints: string[]) => complaints.filter((text) => !/status of 40[13]/.test(text));

describe('logging in', () => {
  it('greets by name, keeps the member for display, and logout clears all of it', async () => {
    const { name, email } = await seedAccount(shared.site, { role: 'support', name: 'Anna Pugh' });
    const { page, complaints, close } = await open('/team-chat');
    await page.getByRole('link', { name: 'Back to the website' }).waitFor();
    await logIn(page, email);
    await page.getByText('Welcome back!').first().waitFor();
    await page.getByText(`Logged in as ${name}`).first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Team chat' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Back to the website' }).count())
      .toBe(0);
    await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
    await expect
      .poll(async () => JSON.parse((await stored(page)) ?? ''))
      .toMatchObject({ name, email, role: 'support' });
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');

    await reload(page);
    await page.getByRole('heading', { level: 1, name: 'Team chat' }).waitFor();
    await button(page, 'Logout').click();
    await button(page, 'Login').waitFor();
    await expect.poll(() => stored(page)).toBeNull();
    // What was being loaded when the session ended is refused.
    expect(ours(complaints)).toEqual([]);
    await close();
  });

  it('with a wrong password says so, links the words to the field and puts the focus there', async () => {
    const { email } = await seedAccount(shared.site, { role: 'support' });
    const { page, complaints, close } = await open('/team-chat');
    await logIn(page, email, 'a wrong password');
    await page.getByText('Login failed').first().waitFor();
    const field = page.getByLabel('Password');
    await expect.poll(() => readDescription(field)).toBe('Please check your credentials');
    await expect
      .poll(() => field.evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(ours(complaints)).toEqual([]);
    await close();
  });

  longIt('of an account that waits says that it waits', async () => {
    const { email } = await seedAccount(shared.site, { role: 'support', status: 'pending' });
    const { page, close } = await open('/team-chat');
    await logIn(page, email);
    await page.getByText('Your account is waiting for an admin to approve it.').first().waitFor();
    await close();
  });

  it('can be done with the keyboard alone, and checks before it asks', async () => {
    const { email } = await seedAccount(shared.site, { role: 'support' });
    const { page, complaints, close } = await open('/team-chat');
    await page.getByRole('tab', { name: 'Login' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Name').waitFor();
    await page.keyboard.press('Home');
    await page.getByLabel('Email').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('no address');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a valid email').waitFor();
    await page.getByText('Please enter your password').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await expect.poll(() => focused()).toBe('email');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(staffPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Team chat' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('tells password managers which field is which', async () => {
    const { page, close } = await open('/team-chat');
    const field = (label: string) => page.getByLabel(label).getAttribute('autocomplete');
    await expect.poll(() => field('Email')).toBe('username');
    await expect.poll(() => field('Password')).toBe('current-password');
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Name').waitFor();
    await expect.poll(() => field('Email')).toBe('username');
    await expect.poll(() => field('Password')).toBe('new-password');
    await close();
  });
});

describe('a staff page asked for while signed out', () => {
  it.each([
    ['/admin/team', /\/admin\/team$/],
    ['/team-chat?next=/admin/team', /\/admin\/team$/],
    ['/team-chat?next=//evil.example/admin', /\/team-chat\?next=/],
    ['/team-chat?next=https://evil.example/admin', /\/team-chat\?next=/],
  ])('is where one is after signing in: %s', async (path, where) => {
    const { email } = await seedAccount(shared.site, { role: 'admin' });
    const { page, complaints, close } = await open(path);
    await logIn(page, email);
    await page.getByRole('navigation', { name: 'Staff' }).waitFor();
    await expect.poll(() => page.url().startsWith(`${shared.site.origin}/`)).toBe(true);
    await expect.poll(() => page.url().slice(shared.site.origin.length)).toMatch(where);
    expect(complaints).toEqual([]);
    await close();
  });

  longIt('is in no search engine and in no site map', async () => {
    for (const path of ['/team-chat', '/admin', '/admin/team', '/team-chat/reset']) {
      const answer = await fetch(shared.site.origin + path);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    }
    const map = await (await fetch(`${shared.site.origin}/sitemap.xml`)).text();
    expect(map).not.toMatch(/admin|team-chat/);
  });
});

describe('a new account', () => {
  it('is made from the set-up link, then others register and an admin approves them', async () => {
    const site = await startSite();
    const link = await makeSetUpLink(site.database.db, {
      publicUrl: site.origin,
      wanted: undefined,
      now: new Date(),
    });
    const { page, complaints, close } = await visit(shared.browser, link ?? '', {
      reducedMotion: 'reduce',
    });
    await expect.poll(() => page.getByLabel('Set-up code').inputValue()).toHaveLength(22);
    const register = async (name: string, email: string) => {
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(staffPassword);
      await button(page, 'Register').click();
    };
    await register('Anna', 'anna@wyvernvale.example');
    await page.getByText('You can now log in').first().waitFor();
    await button(page, 'Login').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('anna@wyvernvale.example');

    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Role').selectOption('admin');
    await register('Ben', 'anna@wyvernvale.example');
    await page.getByText('Registration failed').first().waitFor();
    await page.getByText('Email may already be in use').first().waitFor();
    await register('Ben', 'ben@wyvernvale.example');
    await page
      .getByText('An admin will approve your account, then you can log in.')
      .first()
      .waitFor();

    await goTo(page, `${site.origin}/admin/team`);
    await logIn(page, 'anna@wyvernvale.example');
    const row = page.getByRole('row').filter({ hasText: 'ben@wyvernvale.example' });
    await row.getByText('Asked for Admin').waitFor();
    await row.getByRole('button', { name: 'Approve Ben' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Ben can log in as support.').first().waitFor();
    await row.getByText('Active', { exact: true }).waitFor();

    // The only admin steps back in vain: the dialog says why and stays.
    const own = page.getByRole('row').filter({ hasText: 'anna@wyvernvale.example' });
    await own.getByRole('button', { name: 'Deactivate Anna' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await page
      .getByRole('alert')
      .getByText('This is the last active admin. Make someone else an admin first.')
      .waitFor();
    await page.keyboard.press('Escape');
    const isBack = () =>
      page.evaluate(() => document.activeElement?.textContent === 'Deactivate Anna');
    await expect.poll(() => isBack()).toBe(true);
    expect(complaints.filter((text) => !/status of 409/.test(text))).toEqual([]);
    await close();
    await site.close();
  });
});

it('whoever is deactivated sees the sign-in at the next thing they do', async () => {
  const { page, close } = await open(
    '/team-chat/account',
    await signedInProfile(shared.site, 'support'),
  );
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  const me = await page.evaluate(async () => (await fetch('/api/team/me')).json());
  const admin = await signedInProfile(shared.site, 'admin');
  const cookies = admin.storageState as { cookies: { name: string; value: string }[] };
  await fetch(`${shared.site.origin}/api/team/members/${me.id}`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ status: 'deactivated' }),
  });
  await goTo(page, `${shared.site.origin}/team-chat`);
  await page.getByText(`Your session has ended, ${me.name}. Please log in again.`).waitFor();
  await close();
});

it('a session elsewhere is ended from the account page, and a changed password ends all others', async () => {
  const account = await seedAccount(shared.site, { role: 'support' });
  const elsewhere = await signIn(shared.site, account);
  const statusElsewhere = async () =>
    (await fetch(`${shared.site.origin}/api/team/me`, { headers: elsewhere })).status;
  const { page, complaints, close } = await open('/team-chat/account');
  await logIn(page, account.email);
  await page.getByText('Chrome on Linux').waitFor();
  expect(await statusElsewhere()).toBe(200);
  await page.getByRole('button', { name: 'Sign out Another program' }).click();
  await page
    .getByRole('button', { name: 'Sign out Another program' })
    .waitFor({ state: 'detached' });
  expect(await statusElsewhere()).toBe(401);

  await page.getByLabel('Current password').fill(staffPassword);
  await page.getByLabel('New password').fill('an entirely new one');
  await button(page, 'Change password').click();
  await page.getByText('You’ve been signed out everywhere else.').first().waitFor();
  await page.getByRole('link', { name: 'Your account', exact: true }).click();
  await page.waitForURL(/\/team-chat\/account$/);
  expect(complaints).toEqual([]);
  await close();
});

longIt('a forgotten password is chosen anew by the link in the mail', async () => {
  const site = await startSite();
  const { email } = await seedAccount(site, { role: 'support' });
  const { page, complaints, close } = await visit(shared.browser, `${site.origin}/team-chat`, {
    reducedMotion: 'reduce',
  });
  await page.getByLabel('Email').fill(email);
  await button(page, 'Forgotten password?').click();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await button(page, 'Send me a link').click();
  await page
    .getByRole('status')
    .filter({ hasText: 'a link to choose a new password is on its way' })
    .waitFor();
  const { path } = await readResetMail(site);
  await goTo(page, site.origin + path);
  await page.getByLabel('New password').fill('an entirely new one');
  await button(page, 'Save password').click();
  await page.getByText('You can now log in with it.').first().waitFor();
  await logIn(page, email, 'an entirely new one');
  await page.getByRole('heading', { level: 1, name: 'Team chat' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
  await site.close();
});

longIt('the tools of staff can be read in forced colours', async () => {
  const { page, complaints, close } = await open('/admin/team', {
    ...(await signedInProfile(shared.site, 'admin')),
    forcedColors: 'active',
  });
  const chosen = page.getByRole('navigation', { name: 'Admin panel' }).getByText('Team');
  const other = page.getByRole('heading', { level: 1, name: 'Team' });
  await other.waitFor();
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  await expect.poll(() => chosen.evaluate(background)).not.toBe(await other.evaluate(background));
  expect(complaints).toEqual([]);
  await close();
});
