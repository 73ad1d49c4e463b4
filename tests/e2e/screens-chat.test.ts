import type { Page } from 'playwright-core';
import { describeScreens } from '#tests/support/describe-screen.ts';
import { chatIn } from '#tests/support/visitor-chat.ts';

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

describeScreens([
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
