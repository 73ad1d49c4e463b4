import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser('read-only');

it('prices per m² are set in the typefaces of the shop', async () => {
  const { page, close } = await visit(shared.browser, `${shared.site.origin}/lvt`);
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await page
    .locator('#products li')
    .getByText('m²')
    .first()
    .evaluate((price) => {
      price.id = 'price';
    });
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#price',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  await close();
});
