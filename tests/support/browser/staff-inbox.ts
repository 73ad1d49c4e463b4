import type { Page } from 'playwright-core';

/** The inbox on the screen of a member of staff. */
export function inboxIn(page: Page) {
  const list = page.getByRole('region', { name: 'Conversations' });
  const thread = page.getByRole('region', { name: 'Conversation', exact: true });
  const input = thread.getByPlaceholder('Type your message...');
  return {
    list,
    search: page.getByRole('searchbox', { name: 'Search conversations' }),
    thread,
    log: thread.getByRole('log'),
    input,
    send: thread.getByRole('button', { name: 'Send', exact: true }),
    entry: (text: string) => list.getByRole('listitem').filter({ hasText: text }),
    choose: (text: string) => list.getByRole('listitem').filter({ hasText: text }).click(),
    say: async (text: string) => {
      await input.fill(text);
      await input.press('Enter');
      await thread.getByText('Sending…').waitFor({ state: 'detached' });
    },
    press: (name: string) => thread.getByRole('button', { name, exact: true }).click(),
  };
}

/** How far the document reaches beyond the window and is scrolled, in pixels: width, height, x, y. */
export function findExcess(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight, scrollX, scrollY];
  });
}
