import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser('read-only');
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

/** How far below the upper edge of the window the section's heading stands. */
const topOf = (id: string) => `document.querySelector('#${id} h2').getBoundingClientRect().top`;

describe('a link into the page', () => {
  it('lands on the section it names', async () => {
    const { page, close } = await visit(shared.browser, shared.site.origin, phone);
    await page.evaluate('document.querySelector(\'a[href$="#areas"]\').click()');
    await expect.poll(() => page.evaluate<number>(topOf('areas'))).toBeLessThan(300);
    await expect.poll(() => page.evaluate<number>(topOf('areas'))).toBeGreaterThan(0);
    await close();
  });

  it('lands there from another page, too', async () => {
    const address = `${shared.site.origin}/#contact`;
    const { page, close } = await visit(shared.browser, address, phone);
    await expect.poll(() => page.evaluate<number>(topOf('contact'))).toBeLessThan(400);
    await expect.poll(() => page.evaluate<number>(topOf('contact'))).toBeGreaterThan(0);
    await close();
  });
});
