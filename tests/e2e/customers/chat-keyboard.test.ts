import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { showKeyboard } from '#tests/support/browser/on-screen-keyboard.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { seedConversations } from '#tests/support/fixtures/seed-conversations.ts';

const shared = siteInBrowser();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const keyboard = 336;

/** The upper and lower edge of an element in the window. */
async function edges(element: Locator): Promise<[top: number, bottom: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the page');
  return [Math.round(box.y), Math.round(box.y + box.height)];
}

describe('while the keyboard of a phone is open', () => {
  it('the chat is above it, from its header to the field, with the newest message in view', async () => {
    const { page, complaints, close } = await visit(
      shared.browser,
      `${shared.site.origin}/terms`,
      phone,
    );
    const chat = chatIn(page);
    await chat.open();
    for (const text of ['One\nline\nafter\nthe other', 'Two', 'Three\nfour\nfive\nsix', 'Last'])
      await chat.say(text);
    const before = await edges(chat.card);
    await chat.input.focus();
    for (const panned of [0, 180, keyboard]) {
      await showKeyboard(page, keyboard, panned);
      await expect
        .poll(() => edges(chat.card))
        .toEqual([panned, panned + phone.viewport.height - keyboard]);
      const [top, bottom] = await edges(chat.card);
      await expect.poll(async () => (await edges(chat.input))[1]).toBeLessThanOrEqual(bottom);
      await expect.poll(async () => (await edges(chat.close))[0]).toBeGreaterThanOrEqual(top);
      const end = async () => {
        const list = await edges(chat.log);
        const last = await edges(chat.bubbles.last());
        return last[0] >= list[0] && last[1] <= list[1];
      };
      await expect.poll(end).toBe(true);
    }
    await showKeyboard(page, 0);
    await expect.poll(() => edges(chat.card)).toEqual(before);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the field of the staff inbox is above it, with the newest messages', async () => {
    await seedConversations(shared.site, 3, 12);
    const { page, complaints, close } = await visit(
      shared.browser,
      `${shared.site.origin}/team-chat`,
      { ...phone, ...(await signedInProfile(shared.site, 'support')) },
    );
    await page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').first().click();
    const thread = page.getByRole('region', { name: 'Conversation', exact: true });
    const input = thread.getByPlaceholder('Type your message...');
    await input.focus();
    const before = await edges(thread);
    for (const panned of [0, 200]) {
      await showKeyboard(page, keyboard, panned);
      const end = panned + phone.viewport.height - keyboard;
      await expect.poll(() => edges(thread)).toEqual([panned, end]);
      await expect.poll(async () => (await edges(input))[1]).toBeLessThanOrEqual(end);
      const field = await input.boundingBox();
      await expect
        .poll(() =>
          page.evaluate(
            ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.tagName,
            [(field?.x ?? 0) + 20, (field?.y ?? 0) + 10],
          ),
        )
        .toBe('TEXTAREA');
    }
    await showKeyboard(page, 0);
    await expect.poll(() => edges(thread)).toEqual(before);
    expect(complaints).toEqual([]);
    await close();
  });
});
