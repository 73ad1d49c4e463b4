import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#app/server/demo/seed-demo.ts';
import { findViolations, screensFolder, visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { seedAccount } from '#tests/support/fixtures/staff.ts';
import { findLeftBehind, findOverflow } from '#tests/support/screens/describe-screens.ts';

const shared = siteInBrowser();
const widths = [1440, 820, 390];

beforeAll(async () => {
  const staff = await seedAccount(shared.site, { role: 'admin', name: 'Mo Patel' });
  await seedDemo(shared.site.database.db, {
    now: new Date(),
    publicUrl: shared.site.origin,
    staff,
  });
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const openFirstRow = async (page: Page) => {
  await page.getByRole('table').last().getByRole('rowheader').first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Contact' }).waitFor();
};
const conversations = (page: Page) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('listitem');

type Screen = {
  path: string | (() => Promise<string>);
  open?: (page: Page) => Promise<unknown>;
};

async function read(statement: SQL): Promise<string> {
  const { rows } = (await shared.site.database.db.execute(statement)) as {
    rows: { value: string }[];
  };
  return rows[0]?.value ?? '';
}

/** Staff screens full of what a busy firm stores, and the page of an estimate. */
const screens: Record<string, Screen> = {
  dashboard: { path: '/admin', open: (page) => page.getByRole('row').nth(10).waitFor() },
  appointments: {
    path: '/admin/appointments',
    open: (page) => page.getByRole('row').nth(20).waitFor(),
  },
  'appointment sheet': { path: '/admin/appointments', open: openFirstRow },
  'confirm dialog': {
    path: '/admin/appointments?status=pending',
    open: async (page) => {
      await press(page, /^Confirm the appointment/);
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  leads: { path: '/admin/leads', open: (page) => page.getByRole('row').nth(20).waitFor() },
  'lead sheet': { path: '/admin/leads', open: openFirstRow },
  products: { path: '/admin/products', open: (page) => page.getByRole('row').nth(20).waitFor() },
  'product dialog': {
    path: '/admin/products?search=bradford',
    open: async (page) => {
      await press(page, /^Edit Bradford/);
      await press(page, /^Edit: Silver Birch/);
    },
  },
  history: { path: '/admin/history', open: (page) => page.getByRole('row').nth(5).waitFor() },
  inbox: { path: '/team-chat', open: (page) => conversations(page).nth(40).waitFor() },
  'long conversation': {
    path: () =>
      read(sql`select '/team-chat?conversation=' || conversation_id as value
      from chat_messages group by conversation_id order by count(*) desc limit 1`),
    open: (page) => page.getByText('That makes 30 rooms so far.').first().waitFor(),
  },
  estimate: {
    path: () =>
      read(sql`select '/estimate/' || (estimate->>'id') as value
      from appointments where estimate is not null limit 1`),
  },
};

it.each(Object.entries(screens))(
  'the %s of a busy firm has no accessibility violation and fits',
  async (name, screen) => {
    await mkdir(screensFolder, { recursive: true });
    const where = typeof screen.path === 'string' ? screen.path : await screen.path();
    const { page, complaints, close } = await visit(shared.browser, shared.site.origin + where, {
      ...(await signedInProfile(shared.site, 'admin')),
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await screen.open?.(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({
        path: path.join(screensFolder, `busy-${name}-${width}.png`.replaceAll(' ', '-')),
      });
      expect(await findViolations(page), `${width} px`).toEqual([]);
      expect(await findOverflow(page), `${width} px`).toEqual([]);
      expect(await findLeftBehind(page), `${width} px`).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await close();
  },
);
