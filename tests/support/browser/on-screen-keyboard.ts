import type { Page } from 'playwright-core';

/**
 * Shows the page what a phone's browser reports while its keyboard is open: a visual viewport that is lower than
 * the window, and moved down where the browser has panned. A browser without a window has no keyboard of its own.
 */
export async function showKeyboard(page: Page, covered: number, panned = 0) {
  await page.evaluate(
    ([height, top]) => {
      const viewport = window.visualViewport;
      if (!viewport) throw new Error('There is no visual viewport.');
      Object.defineProperties(viewport, {
        height: { configurable: true, get: () => innerHeight - (height ?? 0) },
        offsetTop: { configurable: true, get: () => top ?? 0 },
      });
      viewport.dispatchEvent(new Event('resize'));
    },
    [covered, panned],
  );
}
