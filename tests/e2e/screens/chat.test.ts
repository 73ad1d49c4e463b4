import type { Page } from 'playwright-core';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { beginChat } from '#tests/support/chat/chat-client.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const longText = `${'We have a dog, two children and a hall that everybody comes through with wet boots. '.repeat(6)}
Pneumonoultramicroscopicsilicovolcanoconiosis-${'x'.repeat(80)}
https://example.com/a/very/long/address/${'that-goes-on-and-on-'.repeat(6)}?and=on`;

const openChat = (page: Page) => chatIn(page).open();
const sayThings = async (page: Page) => {
  const chat = chatIn(page);
  await chat.open();
  await chat.say('Which carpet stands up to a dog?');
  await chat.input.fill(longText);
  await chat.send.click();
  await chat.bubbles.nth(1).waitFor();
  await chat.card.getByText('Sending…').waitFor({ state: 'detached' });
};

const seedConversations = async (site: TestApp) => {
  const talks = ['Do you work in Bath?', 'Can I have a sample of the Bradford Twist?', longText];
  for (const text of talks) {
    const { visitor } = await beginChat(site, text);
    visitor.close();
  }
};

describeScreens([
  {
    name: 'inbox empty',
    path: '/team-chat',
    staff: 'support',
    open: (page) => page.getByText('No conversations yet.').waitFor(),
  },
  {
    name: 'inbox with a list',
    path: '/team-chat',
    staff: 'support',
    prepare: seedConversations,
    open: (page) =>
      page
        .getByText(/Visitor \d/)
        .first()
        .waitFor(),
  },
  {
    name: 'inbox with a thread',
    path: '/team-chat',
    staff: 'admin',
    prepare: seedConversations,
    open: async (page) => {
      await page.getByRole('listitem').filter({ hasText: 'We have a dog' }).first().click();
      await page.getByPlaceholder('Type your message...').fill('We can come on Tuesday.');
      await page.keyboard.press('Enter');
      await page.getByText('Not seen yet', { exact: true }).waitFor();
    },
  },
  {
    name: 'chat link that has expired',
    path: '/chat#token=none',
    open: (page) => page.getByText('This link has expired.').waitFor(),
  },
  { name: 'chat closed', path: '/complaints' },
  { name: 'chat open and empty', path: '/complaints', open: openChat },
  { name: 'chat with long texts', path: '/complaints', open: sayThings },
  {
    name: 'chat minimized',
    path: '/complaints',
    open: async (page) => {
      await openChat(page);
      await chatIn(page).minimize.click();
    },
  },
]);

/** Opens the chat, and says something that opens a card. */
const openCard = (text: string, shown: string) => async (page: Page) => {
  const chat = chatIn(page);
  await chat.open();
  await chat.say(text);
  await chat.foot.getByText(shown).first().waitFor();
};

const sayAll = async (site: TestApp) => {
  const chat = await talkWithAdam(site);
  for (const text of [
    'how much is carpet in a lounge 4 x 3, and 13 stairs',
    'show me grey carpets',
    'ring me on 07700 900123, Dave Cards',
  ])
    await chat.say(text);
  chat.close();
};

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
      path: '/admin/assistant',
      staff: 'support',
      open: (page) => page.getByText('Nothing to answer').waitFor(),
    },
    {
      name: 'chat with a price card',
      path: '/cookies',
      open: openCard('5.9 by 3.7 lounge in carpet and 13 stairs', 'See the drawing'),
    },
    {
      name: 'chat with a visit card',
      path: '/cookies',
      open: async (page) => {
        const chat = chatIn(page);
        await openCard('Book a free measure', 'I have no email')(page);
        await chat.foot.getByRole('group', { name: 'Days' }).getByRole('button').first().click();
        await chat.foot.getByRole('button', { name: 'Ask for the free measure' }).click();
        await chat.foot.getByRole('alert').first().waitFor();
      },
    },
    {
      name: 'chat with a problem card',
      path: '/cookies',
      open: openCard('help, the kitchen is flooded', 'Nobody is in danger'),
    },
    {
      name: 'chat with products and a card that was sent',
      path: '/cookies',
      open: async (page) => {
        const chat = chatIn(page);
        await chat.open();
        await chat.say('show me grey carpets');
        await chat.products.nth(2).waitFor();
        await chat.say('ring me on 07700 900123, Dave');
        await chat.card.getByText('We’ve got your number.').waitFor();
        await chat.card.getByRole('button', { name: /^Change/ }).click();
        await chat.foot.getByLabel('Best time to ring').waitFor();
      },
    },
    {
      name: 'inbox with cards',
      path: '/team-chat',
      staff: 'support',
      prepare: sayAll,
      open: async (page) => {
        await page.getByRole('listitem').filter({ hasText: 'Dave Cards' }).first().click();
        await page.getByRole('log').getByText('Call-back').waitFor();
        await page.getByRole('button', { name: 'Send a card' }).click();
      },
    },
    {
      name: 'admin adam',
      path: '/admin/assistant',
      staff: 'support',
      prepare: askStrangeThings,
      open: (page) => page.getByText('zorb quandle frip').first().waitFor(),
    },
    { name: 'admin adam answer', path: '/admin/assistant', staff: 'support', open: writeAnswer },
    {
      name: 'admin adam proposals',
      refusal: '400 (Bad Request)',
      path: '/admin/assistant',
      staff: 'admin',
      prepare: proposeAnswers,
      open: async (page) => {
        await page.getByRole('heading', { name: 'Proposed answers (2)' }).waitFor();
        await page.getByRole('button', { name: 'Add an answer' }).click();
        await page.getByRole('textbox', { name: 'Question' }).fill('Where can I pay?');
        await page.getByRole('textbox', { name: 'Answer' }).fill('At https://bank.test/pay.');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByLabel('The link to another website is meant').waitFor();
      },
    },
  ],
  { adam: {} },
);
