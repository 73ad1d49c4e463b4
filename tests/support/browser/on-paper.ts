import type { Page } from 'playwright-core';

/** How many sheets of paper a page takes. */
export async function countSheets(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

/** Shows a page as it is printed. @returns what can be seen and is of no use on paper: navigation and controls */
export async function listPrintedControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  return page
    .locator('button, input, summary, nav a, footer a, main a:not([href^="tel:"])')
    .filter({ visible: true })
    .allInnerTexts();
}
