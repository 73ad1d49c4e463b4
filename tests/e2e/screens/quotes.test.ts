import { bookWithEstimate, readQuotePath, sendQuote } from '#tests/support/fixtures/quotes.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

async function pageOf(site: TestApp) {
  await sendQuote(site, await bookWithEstimate(site));
  return readQuotePath(site);
}

const sheetOf = async (site: TestApp) =>
  `/admin/appointments?appointment=${await bookWithEstimate(site)}`;

describeScreens([
  { name: 'quote to answer', path: pageOf },
  {
    name: 'quote without a name',
    path: pageOf,
    open: async (page) => {
      await page.getByRole('button', { name: /^Accept for/ }).click();
      await page.getByText('Please agree to our terms').waitFor();
    },
  },
  {
    name: 'quote declined',
    path: pageOf,
    open: async (page) => {
      await page.getByRole('button', { name: 'No, thank you' }).click();
      await page.getByRole('button', { name: 'Decline the quote' }).click();
      await page.getByRole('heading', { name: 'you’ve declined this quote' }).waitFor();
    },
  },
  { name: 'quote that does not exist', path: '/quote/nothing' },
  {
    name: 'admin writing a quote',
    path: sheetOf,
    staff: 'support',
    open: async (page) => {
      await page.getByRole('button', { name: 'Write the quote' }).click();
      await page.getByLabel('Price (£)').first().fill('free');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('Enter pounds, such as 120.50').waitFor();
    },
  },
]);
