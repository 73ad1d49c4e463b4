import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { screensFolder, visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { findExcess } from '#tests/support/browser/staff-inbox.ts';
import { seedConversations } from '#tests/support/fixtures/seed-conversations.ts';
import { seedAccount } from '#tests/support/fixtures/staff.ts';

const shared = siteInBrowser();
const widths = [1440, 820, 390];
const height = 900;
const teamSize = 60;
let seeded = 0;

beforeAll(async () => {
  for (let number = 1; number <= teamSize; number += 1)
    await seedAccount(shared.site, { role: 'support', name: `Colleague ${number}` });
});

async function openInbox() {
  const { page, close } = await visit(shared.browser, `${shared.site.origin}/team-chat`, {
    reducedMotion: 'reduce',
    viewport: { width: 1440, height },
    ...(await signedInProfile(shared.site, 'support')),
  });
  const list = page.getByRole('region', { name: 'Conversations' });
  await list
    .getByText(/^Question/)
    .first()
    .waitFor();
  return { page, list, log: page.getByRole('log', { name: 'Messages' }), close };
}

/** With SCREENS=1 a picture is kept. */
async function findExcessIn(page: Page, name: string) {
  if (process.env.SCREENS) {
    await mkdir(screensFolder, { recursive: true });
    await page.screenshot({ path: path.join(screensFolder, `team-chat-${name}.png`) });
  }
  return findExcess(page);
}
const none = [0, 0, 0, 0];

/** Turns the wheel over what is on the left of the window, up and then down, further than anything reaches. */
async function turnWheel(page: Page) {
  await page.mouse.move(100, height / 2);
  for (const pixels of [-100_000, 100_000]) {
    await page.mouse.wheel(0, pixels);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

it.each([1, 10, 70, 2_000])(
  'the team chat fits into the window with %i conversations',
  async (count) => {
    const newest = await seedConversations(shared.site, count - seeded, 60);
    seeded = count;
    const { page, list, log, close } = await openInbox();
    const more = list.getByRole('button', { name: 'Show more' });
    if (count > 50) await more.click();
    const rows = list.getByRole('listitem');
    await rows.nth(Math.min(count, 100) - 1).waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await turnWheel(page);
      await rows.last().scrollIntoViewIfNeeded();
      await expect.poll(() => findExcessIn(page, `${count}-list-${width}`)).toEqual(none);
      await page.getByRole('searchbox').click({ trial: true });

      await list.locator(`[data-conversation="${newest}"]`).click();
      await log.getByText('line 60').waitFor();
      await turnWheel(page);
      await log.getByText('line 11').scrollIntoViewIfNeeded();
      await expect.poll(() => findExcessIn(page, `${count}-thread-${width}`)).toEqual(none);
      await page.getByRole('button', { name: 'Resolve', exact: true }).click({ trial: true });
      await page.goBack();
    }
    await close();
  },
);

it('everybody of a large team can be reached', async () => {
  const { page, close } = await openInbox();
  const team = page.getByRole('complementary', { name: 'Team' });
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    if (width === 820) await team.getByRole('button', { name: 'Team and account' }).click();
    await team.getByText(`Colleague ${teamSize}`).click({ trial: true });
    await team.getByRole('button', { name: 'Logout' }).click({ trial: true });
    await expect.poll(() => findExcessIn(page, `team-${width}`)).toEqual(none);
  }
  await close();
});
