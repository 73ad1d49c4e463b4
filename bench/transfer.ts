import { launchBrowser } from '#tests/support/browser/browser.ts';
import { measureTransfer } from '#tests/support/browser/transferred-bytes.ts';
import { round, startBenchServer } from './load.ts';

/** What a visitor's phone has to fetch before touching anything. */
export async function benchTransfer(print: (line: string) => void) {
  const site = await startBenchServer('site');
  const browser = await launchBrowser();
  const bytes = await measureTransfer(browser, site.origin);
  const parts = Object.entries(bytes).map(([kind, size]) => `${kind} ${round(size / 1024, 1)} KB`);
  print(`home page before any interaction: ${parts.join(', ')}`);
  await browser.close();
  await site.stop();
}
