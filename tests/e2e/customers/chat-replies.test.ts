import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { reload } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';

const shared = siteInBrowser({ adam: {} });

async function openChat(width = 390) {
  const shown = await visit(shared.browser, `${shared.site.origin}/terms`, {
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
  });
  const chat = chatIn(shown.page);
  await chat.open();
  return { ...shown, chat };
}

const focusName = (page: Page) =>
  page.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement ?? {};
    return ariaLabel || textContent?.trim();
  });

describe('suggested replies', () => {
  it('are sent by keyboard, once each, and stay over a reload', async () => {
    const { page, chat, complaints, close } = await openChat();
    await expect
      .poll(() => chat.replies.allTextContents())
      .toEqual(['Price my room', 'Book a free measure', 'Talk to the team']);
    await chat.log.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focusName(page)).toBe('Price my room');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusName(page)).toBe('Messages');
    await chat.foot.getByText('Add a room for a price.').waitFor();
    await expect.poll(() => chat.replies.count()).toBe(0);
    await chat.say('4 by 3.5 m in vinyl');
    await chat.replies.filter({ hasText: 'Book a free measure' }).waitFor();
    await reload(page);
    await chat.open();
    await chat.replies.filter({ hasText: 'Book a free measure' }).dblclick();
    await chat.foot.getByRole('group', { name: 'Days' }).waitFor();
    const own = chat.card.locator('.chat-own .chat-bubble');
    await expect
      .poll(() => own.allTextContents())
      .toEqual(['Price my room', '4 by 3.5 m in vinyl', 'Book a free measure']);
    expect(complaints).toEqual([]);
    await close();
  });

  it('go when the visitor writes', async () => {
    const { chat, close } = await openChat();
    await chat.replies.nth(2).waitFor();
    await chat.input.fill('Are you open on Saturdays?');
    await expect.poll(() => chat.replies.count()).toBe(3);
    await chat.input.press('Enter');
    await expect.poll(() => chat.replies.count()).toBe(0);
    await expect.poll(() => chat.bubbles.count()).toBe(2);
    await expect.poll(() => chat.replies.count()).toBe(0);
    await close();
  });
});

it('replies, products and cards are large enough for a finger and fit at 320 px', async () => {
  const { page, chat, close } = await openChat(320);
  await chat.say('show me your carpets');
  await chat.products.nth(2).waitFor();
  await chat.say('5.9 by 3.7 lounge in carpet and 13 stairs');
  await chat.foot.locator('.message-card-total').waitFor();
  const targets = [
    ...(await chat.replies.all()),
    ...(await chat.products.all()),
    ...(await chat.foot.locator('button:visible, label:has(input[type=checkbox])').all()),
    ...(await chat.foot.locator('input:not([type=checkbox]), select').all()),
  ];
  expect(targets.length).toBeGreaterThan(12);
  for (const target of targets) {
    const isSmall = await target.evaluate((element) => element.matches('.chat-text-button'));
    await expect
      .poll(async () => (await target.boundingBox())?.height)
      .toBeGreaterThanOrEqual(isSmall ? 24 : 44);
    await expect
      .poll(() => target.evaluate((one) => one.getBoundingClientRect().right))
      .toBeLessThanOrEqual(320);
  }
  await expect.poll(() => chat.log.evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await close();
});

it('an answer with a card higher than the list is shown from its first line', async () => {
  const { chat, close } = await openChat();
  await chat.say('how much is belgrave velvet 4 x 3 fitted');
  await chat.foot.locator('.message-card-total').waitFor();
  await expect.poll(() => chat.log.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  const isShown = async () => {
    const [log, answer] = await Promise.all([
      chat.log.boundingBox(),
      chat.bubbles.last().boundingBox(),
    ]);
    return (answer?.y ?? 0) >= (log?.y ?? Number.POSITIVE_INFINITY);
  };
  await expect.poll(isShown).toBe(true);
  await close();
});

it('links of a message have names; what a visitor writes leads to no other site', async () => {
  const { chat, complaints, close } = await openChat();
  await chat.say(
    'see https://evil.example/a and javascript:alert(1), my number is 07700 900123, jo@mail.example',
  );
  const own = chat.card.locator('.chat-own .chat-bubble').first();
  const links = own.getByRole('link');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['tel:07700900123', 'mailto:jo@mail.example']);
  await chat.say('5.9 by 3.7 lounge in carpet');
  const drawing = chat.bubbles.last().getByRole('link');
  await drawing.waitFor();
  const href = (await drawing.getAttribute('href')) ?? '';
  await expect.poll(() => drawing.textContent()).not.toContain(href);
  expect(complaints).toEqual([]);
  await close();
});
