import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { hydrated } from './settled.ts';

export type Transferred = {
  script: number;
  style: number;
  font: number;
  image: number;
  page: number;
};

/**
 * Loads a page with an empty cache and touches nothing.
 * @returns bytes over the wire by kind, headers included; `style` counts what stands in the page too,
 * compressed by itself
 */
export async function measureTransfer(
  browser: Browser,
  address: string,
  profile: BrowserContextOptions = {},
): Promise<Transferred> {
  const context = await browser.newContext({ ...profile, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, keyof Transferred>();
  const sum: Transferred = { script: 0, style: 0, font: 0, image: 0, page: 0 };
  const kindOf: Record<string, keyof Transferred> = {
    Script: 'script',
    Stylesheet: 'style',
    Font: 'font',
    Image: 'image',
  };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, kindOf[type] ?? 'page');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum[kinds.get(requestId) ?? 'page'] += encodedDataLength;
  });
  await page.goto(address);
  // On a busy machine the network rests before the page has asked for its code.
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const inPage = await page.locator('style').allTextContents();
  sum.style += inPage.reduce((bytes, text) => bytes + brotliCompressSync(text).length, 0);
  await context.close();
  return sum;
}
