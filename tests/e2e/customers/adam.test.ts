import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const withAdam = { adam: {} };
const strange = `Would ${'wobblefrop '.repeat(12)}do for a houseboat?`;

async function askStrangeThings(site: TestApp) {
  const chat = await talkWithAdam(site);
  await chat.say('zorb quandle frip?');
  await chat.say(strange);
  chat.close();
}

async function proposeAnswers(site: TestApp) {
  const path = '/api/assistant/answers';
  const draft = { question: 'Do you fit seagrass?', answer: 'Yes, in any dry room.' };
  const published = await (await callAs(site, 'admin', 'POST', path, draft)).json();
  await callAs(site, 'support', 'PATCH', `${path}/${published.id}`, {
    ...draft,
    answer: `Yes, in any dry room, and on stairs. ${'It likes to be swept. '.repeat(12)}`,
  });
  await callAs(site, 'support', 'POST', path, { question: strange.slice(0, 100), answer: 'No.' });
}

const writeAnswer = async (page: Page) => {
  await page.getByRole('button', { name: 'Write the answer' }).first().click();
  await page.getByRole('textbox', { name: 'Answer' }).waitFor();
};

describeScreens(
  [
    {
      name: 'admin adam empty',
      path: '/admin/adam',
      staff: 'support',
      open: (page) => page.getByText('Nothing to answer').waitFor(),
    },
    {
      name: 'admin adam',
      path: '/admin/adam',
      staff: 'support',
      prepare: askStrangeThings,
      open: (page) => page.getByText('zorb quandle frip').first().waitFor(),
    },
    { name: 'admin adam answer', path: '/admin/adam', staff: 'support', open: writeAnswer },
    {
      name: 'admin adam proposals',
      refusal: '400 (Bad Request)',
      path: '/admin/adam',
      staff: 'admin',
      prepare: proposeAnswers,
      open: async (page) => {
        await page.getByRole('heading', { name: 'Proposed answers (2)' }).waitFor();
        await page.getByRole('button', { name: 'Add an answer' }).click();
        await page.getByRole('textbox', { name: 'Question' }).fill('Where can I pay?');
        await page.getByRole('textbox', { name: 'Answer' }).fill('At https://bank.test/pay.');
        await page.getByRole('button', { name: 'Save' }).click();
        await page.getByLabel('The link to another website is meant').waitFor();
      },
    },
    {
      name: 'chat with adam',
      path: '/cookies',
      open: async (page) => {
        const chat = chatIn(page);
        await chat.open();
        await chat.say('5.9 by 3.7 lounge in carpet, fitted');
        await chat.card.getByText('£1,081.99').waitFor();
      },
    },
  ],
  withAdam,
);

const shared = siteInBrowser(withAdam);

it('is asked by a visitor, taught by the team, and asked again', async () => {
  const { site, browser } = shared;
  const customer = await visit(browser, site.origin, { viewport: { width: 390, height: 844 } });
  const chat = chatIn(customer.page);
  await chat.open();
  await chat.say('5.9 by 3.7 lounge in carpet, fitted');
  await chat.card.getByText('£1,081.99').waitFor();
  const link = await chat.card.getByRole('link', { name: 'Your estimate' }).getAttribute('href');
  expect((await customer.page.request.get(site.origin + link)).status()).toBe(200);
  await chat.say('My name is Bob');
  const storedName = () => customer.page.evaluate(() => localStorage.getItem('customer_name'));
  await expect.poll(storedName).toBe('Bob');
  await chat.say('will it flimble in a yurt');
  await chat.card.getByText(/I don’t know/).waitFor();

  const profile = await signedInProfile(site, 'support');
  const staff = await visit(browser, `${site.origin}/admin/adam`, profile);
  const row = staff.page.getByRole('listitem').filter({ hasText: 'will it flimble in a yurt' });
  await row.getByRole('button', { name: 'Write the answer' }).click();
  await staff.page
    .getByRole('textbox', { name: 'Answer' })
    .fill('In a yurt it flimbles beautifully.');
  await staff.page.getByRole('button', { name: 'Save' }).click();
  await staff.page.getByText('Sent to the admins').first().waitFor();
  await staff.page.getByText('Customers get it once an admin has published it.').waitFor();

  const admin = await visit(
    browser,
    `${site.origin}/admin/adam`,
    await signedInProfile(site, 'admin'),
  );
  await admin.page.getByRole('button', { name: 'Check and publish' }).click();
  await admin.page.getByRole('button', { name: 'Save and publish' }).click();
  await admin.page.getByText('Adam knows it now').first().waitFor();
  await admin.page.getByText('In a yurt it flimbles beautifully.').first().waitFor();
  expect(admin.complaints).toEqual([]);
  await admin.close();

  await chat.say('does it flimble in my yurt?');
  await chat.card.getByText('In a yurt it flimbles beautifully.').waitFor();

  await row.getByRole('link', { name: 'Conversation' }).waitFor({ state: 'detached' });
  const id = await customer.page.evaluate(() => localStorage.getItem('chat_conversation_id'));
  await staff.page.goto(`${site.origin}/team-chat?conversation=${id}`);
  const price = staff.page.getByRole('log').getByRole('listitem').filter({ hasText: '£1,081.99' });
  await price.getByRole('button', { name: 'Mark as wrong' }).click();
  await price.getByText('Marked as wrong').waitFor();
  await price.getByRole('button', { name: 'Write the right answer' }).click();
  const question = staff.page.getByRole('textbox', { name: 'Question', exact: true });
  expect(await question.inputValue()).toBe('5.9 by 3.7 lounge in carpet, fitted');
  await staff.page.keyboard.press('Escape');
  await price.getByRole('button', { name: 'Not wrong after all' }).click();
  await price.getByRole('button', { name: 'Mark as wrong' }).waitFor();
  expect([...customer.complaints, ...staff.complaints]).toEqual([]);
  await Promise.all([customer.close(), staff.close()]);
});
