import { chromium, type Page } from 'playwright-core';
import { weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { round, startBenchServer } from '../load.ts';

/** Somebody who types with a telephone at her ear: five keys a second. */
const keyMs = 200;

/** How long staff take to enter a telephone booking by keyboard alone, every key pressed at their pace. */
export async function benchTelephoneBooking(print: (line: string) => void) {
  const site = await startBenchServer('site');
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([
    { name: 'bench_staff', value: 'bench', domain: '127.0.0.1', path: '/' },
  ]);
  const page = await context.newPage();
  await page.goto(`${site.origin}/admin/appointments`, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'New appointment' });
  await button.focus();
  const began = Date.now();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'New appointment' });
  await dialog.getByLabel('Name *').waitFor();
  const [, month = '', day = ''] = weekdayFrom(10).split('-');
  const year = weekdayFrom(10).slice(0, 4);
  let keys = 1;
  const fill = async (label: string | RegExp, text: string) => {
    const field = dialog.getByLabel(label, { exact: true });
    keys += await tabTo(page, label, () =>
      field.evaluate((element) => element === document.activeElement),
    );
    await page.keyboard.type(text, { delay: keyMs });
    keys += text.length;
  };
  await fill('Name *', 'Margaret Thatcham');
  await fill('Phone *', '01632 960147');
  await fill('Address *', '27 Sheldon Road, Chippenham');
  await fill('Postcode *', 'SN14 0BT');
  // A browser without British settings has the month first.
  const isAmerican = await page.evaluate(() => navigator.language === 'en-US');
  await fill('Day', `${isAmerican ? month + day : day + month}${year}`);
  await dialog.getByLabel(/^11:00 AM/).waitFor();
  // The time is chosen by the arrow keys, as in every group of choices.
  await fill(/^9:00 AM/, ' ');
  await press(page, 'ArrowDown');
  await fill('Carpet', ' ');
  await fill(/1-2 rooms/, ' ');
  await fill('Within 2 weeks', ' ');
  await press(page, 'Enter');
  keys += 2;
  await page.getByRole('dialog', { name: 'Margaret Thatcham', exact: true }).waitFor();
  print(`a telephone booking by keyboard: ${round((Date.now() - began) / 1_000)} s, ${keys} keys`);
  await browser.close();
  await site.stop();
}

async function press(page: Page, key: string) {
  await page.waitForTimeout(keyMs);
  await page.keyboard.press(key);
}

/** Presses Tab until something has the focus. @returns how often */
async function tabTo(
  page: Page,
  label: string | RegExp,
  hasFocus: () => Promise<boolean>,
): Promise<number> {
  for (let keys = 0; keys < 60; keys += 1) {
    if (await hasFocus()) return keys;
    await press(page, 'Tab');
  }
  throw new Error(`Tab does not lead to ${label}.`);
}
