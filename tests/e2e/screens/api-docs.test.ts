import path from 'node:path';
import type { Page } from 'playwright-core';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';

const openDetails = async (page: Page) => {
  for (const summary of await page.locator('summary').all()) await summary.click();
};

describeScreens(
  [
    { name: 'API documents', path: '/api/docs' },
    { name: 'API of the calculator', path: '/api/docs/calculator', open: openDetails },
    { name: 'chat socket', path: '/api/docs/socket', open: openDetails },
    { name: 'schemas of the API', path: '/api/docs/schemas' },
  ],
  { apiDocsFolder: path.resolve('dist/api-docs') },
);
