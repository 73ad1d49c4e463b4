import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
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
  await staff.page.getByText('Adam knows it now').first().waitFor();
  await staff.page.getByText('In a yurt it flimbles beautifully.').first().waitFor();

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
