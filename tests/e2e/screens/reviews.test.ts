import { callAs } from '#tests/support/fixtures/customers.ts';
import { askedForReview, sendReview } from '#tests/support/fixtures/reviews.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const text =
  'They measured on Monday and fitted on Thursday. The joins are where nobody walks, and the stairs are perfect.';
let number = 0;
const asked = (site: TestApp) => {
  number += 1;
  return askedForReview(site, {
    customerName: 'Christabel Featherstonehaugh-Cholmondeley',
    email: `reviewer-${number}@example.com`,
    flooringTypes: ['carpet'],
  });
};
const pageOf = async (site: TestApp) => `/review/${(await asked(site)).token}`;
const write = async (site: TestApp) =>
  sendReview(site, (await asked(site)).token, { stars: 4, text });

/** Leaves one that is published and answered. */
async function publish(site: TestApp) {
  await write(site);
  const [review] = await (await callAs(site, 'support', 'GET', '/api/admin/reviews')).json();
  await callAs(site, 'support', 'PATCH', `/api/admin/reviews/${review.id}`, {
    state: 'published',
    answer: 'Thank you, Christabel. Enjoy the stairs!',
  });
}

describeScreens([
  { name: 'review to write', path: pageOf },
  {
    name: 'review without stars',
    path: pageOf,
    open: async (page) => {
      await page.getByRole('button', { name: 'Send my review' }).click();
      await page.getByText('Please choose from one to five stars.').waitFor();
    },
  },
  {
    name: 'review emails to stop',
    path: async (site) => `${await pageOf(site)}?stop=yes`,
    open: async (page) => {
      await page.getByRole('button', { name: 'Stop these emails' }).click();
      await page.getByText('We won’t ask you for a review again.').waitFor();
    },
  },
  { name: 'review that does not exist', path: '/review/nothing' },
  {
    name: 'admin reviews',
    path: '/admin/reviews',
    staff: 'support',
    prepare: write,
    open: (page) => page.getByText('The joins are where nobody walks').first().waitFor(),
  },
  {
    name: 'admin answering a review',
    path: '/admin/reviews',
    staff: 'support',
    prepare: write,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Answer/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: /^Answer/ }).waitFor();
    },
  },
  {
    name: 'area with reviews',
    path: '/area/chippenham',
    prepare: publish,
  },
]);
