import type { Page } from 'playwright-core';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { beginChat } from '#tests/support/chat/chat-client.ts';
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
    open: (page) => page.getByText('Do you work in Bath?').waitFor(),
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
      await page.getByText('Sent', { exact: true }).waitFor();
    },
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
