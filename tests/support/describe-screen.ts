import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations, screensFolder, visit } from './browser.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { siteInBrowser } from './site-in-browser.ts';
import type { TestApp } from './test-app.ts';

export type Screen = {
  name: string;
  /** Where it is; a function where the address is known only once the site runs. */
  path: string | ((site: TestApp) => Promise<string>);
  /** What brings it up once the page is there: a dialog to open, a form to fill. */
  open?: (page: Page) => Promise<unknown>;
};

const widths = [320, 768, 1440];

/**
 * What every screen must stand, in the real browser on the real server: no accessibility violation
 * at three widths, nothing wider than the window, no complaint in the console, a walk by keyboard
 * on which the focus is always seen. Pictures are kept in `.test/screens`.
 */
export function describeScreens(screens: Screen[]) {
  const shared = siteInBrowser();
  beforeAll(() => mkdir(screensFolder, { recursive: true }));

  const show = async (screen: Screen, width: number) => {
    const where = typeof screen.path === 'string' ? screen.path : await screen.path(shared.site);
    const shown = await visit(shared.browser, shared.site.origin + where, {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await screen.open?.(shown.page);
    return shown;
  };

  describe.each(screens)('$name', (screen) => {
    it.each(widths)('has no accessibility violation and fits at %i px', async (width) => {
      const { page, complaints, close } = await show(screen, width);
      await page.screenshot({
        path: path.join(screensFolder, `${screen.name}-${width}.png`.replaceAll(' ', '-')),
        fullPage: true,
      });
      expect(await findViolations(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
      await close();
    });

    it.each([320, 1440])('can be walked by keyboard at %i px', async (width) => {
      const { page, close } = await show(screen, width);
      const { visited, problems } = await walkByKeyboard(page);
      expect(problems).toEqual([]);
      expect(visited.length).toBeGreaterThan(1);
      await close();
    });
  });
}
