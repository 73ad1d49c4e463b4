import path from 'node:path';
import { expect, it } from 'vitest';
import { openWindow } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser({ apiDocsFolder: path.resolve('dist/api-docs') });

it('shows the API in a reader that asks nobody else and breaks no content policy', async () => {
  const { page, complaints, close } = await openWindow(shared.browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${shared.site.origin}/api/docs`);
  await page.getByText('enquiries', { exact: true }).click();
  await page.getByText('Sends an enquiry', { exact: true }).click();
  await page.getByText('Open to anyone.').waitFor();
  const elsewhere = asked.filter((url) => !/^(data|blob):/.test(url));
  expect(elsewhere.filter((url) => !url.startsWith(shared.site.origin))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
