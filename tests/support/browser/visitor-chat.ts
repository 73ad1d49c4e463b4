import type { Page } from 'playwright-core';
import { hydrated } from './settled.ts';

/** The chat of a visitor, used as a person would. */
export function chatIn(page: Page) {
  const card = page.getByRole('region', { name: 'Chat with Adam' });
  const input = card.getByPlaceholder('Type your message...');
  return {
    card,
    input,
    button: page.getByRole('button', { name: /^Chat with Adam/ }),
    log: card.getByRole('log'),
    send: card.getByRole('button', { name: 'Send', exact: true }),
    minimize: card.getByRole('button', { name: 'Minimize the chat' }),
    restore: card.getByRole('button', { name: 'Open the chat again' }),
    close: card.getByRole('button', { name: 'Close the chat' }),
    /** The bubbles, with what is on its way. */
    bubbles: card.locator('.chat-bubble'),
    open: async () => {
      await hydrated(page);
      await page.getByRole('button', { name: /^Chat with Adam/ }).click();
      await input.waitFor();
    },
    /** The buttons under the newest message. */
    replies: card.getByRole('group', { name: 'Suggested replies' }).getByRole('button'),
    /** The cards to fill in, of which one is open. */
    foot: card.getByRole('region', { name: 'To fill in' }),
    products: card.getByRole('list', { name: 'Products' }).getByRole('listitem'),
    /** Writes, and waits until the message is stored. */
    say: async (text: string) => {
      await input.fill(text);
      await input.press('Enter');
      await card.getByText(text, { exact: true }).first().waitFor();
      await card.getByText('Sending…').waitFor({ state: 'detached' });
    },
    /** What the browser keeps. */
    conversationId: () => page.evaluate(() => localStorage.getItem('chat_conversation_id')),
  };
}
