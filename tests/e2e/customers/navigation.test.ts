import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser('read-only');
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

const destinations = ['/lvt', '/floor-preparation', '/repairs-maintenance'];
const paths = ['/', '/carpets', '/products/bradford-twist-oat', '/area/bath', '/terms', '/nowhere'];

const visibleLinks = (page: Page, within: string) =>
  page
    .locator(`${within} a`)
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('every page leads to LVT, floor preparation and repairs', () => {
  it.each(paths)('from %s, in the menu and in the footer', async (path) => {
    for (const [device, opener] of [
      [phone, 'Menu'],
      [desk, 'Products'],
    ] as const) {
      const { page, close } = await visit(shared.browser, shared.site.origin + path, device);
      await expect
        .poll(() => visibleLinks(page, 'footer'))
        .toEqual(expect.arrayContaining(destinations));
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect
        .poll(() => visibleLinks(page, 'header'))
        .toEqual(expect.arrayContaining(destinations));
      await close();
    }
  });
});

it.each(['/', '/terms'])('View All Areas leads from %s to the areas', async (path) => {
  const { page, close } = await visit(shared.browser, shared.site.origin + path, phone);
  await page.locator('footer').getByRole('link', { name: 'View All Areas' }).click();
  await page.waitForURL(`${shared.site.origin}/#areas`);
  await expect
    .poll(() => page.locator('#areas').evaluate((areas) => areas.getBoundingClientRect().top))
    .toBeLessThan(200);
  await expect
    .poll(() => page.locator('#areas').evaluate((areas) => areas.getBoundingClientRect().bottom))
    .toBeGreaterThan(0);
  await close();
});

describe('the chat button on a phone', () => {
  const isOnScreen = (page: Page) =>
    page
      .getByRole('button', { name: /^Chat with Adam/ })
      .evaluate((button) => button.getBoundingClientRect().top < innerHeight);

  it('makes way for a scroll down and comes back with a scroll up or the focus', async () => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/terms`, phone);
    await expect.poll(() => isOnScreen(page)).toBe(true);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => isOnScreen(page)).toBe(false);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => isOnScreen(page)).toBe(true);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => isOnScreen(page)).toBe(false);
    // The focus is visible after a key.
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('button', { name: /^Chat with Adam/ }).focus();
    await expect.poll(() => isOnScreen(page)).toBe(true);
    await close();
  });

  it.each(['/', '/carpets', '/products/bradford-twist-oat', '/#calculator', '/floor-preparation'])(
    'covers no control where %s opens',
    async (path) => {
      const { page, close } = await visit(shared.browser, shared.site.origin + path, phone);
      const findCovered = () =>
        page.evaluate(() => {
          const chat = document.querySelector('.chat-button')?.getBoundingClientRect();
          if (!chat) throw new Error('There is no chat button.');
          if (chat.top >= innerHeight) return [];
          return [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
            .filter((control) => {
              const box = control.getBoundingClientRect();
              const isBeside = box.right <= chat.left || box.left >= chat.right;
              return !isBeside && box.bottom > chat.top && box.top < chat.bottom;
            })
            .map((control) => control.textContent);
        });
      // A page that opens at an anchor moves the button away.
      await expect.poll(findCovered).toEqual([]);
      await close();
    },
  );

  it('makes way for a field that is filled in', async () => {
    const { page, close } = await visit(shared.browser, shared.site.origin, phone);
    await page.getByLabel('Room name').focus();
    await expect.poll(() => isOnScreen(page)).toBe(false);
    await close();
  });
});
