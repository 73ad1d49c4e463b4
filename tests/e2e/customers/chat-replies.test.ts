import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { reload } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { inboxIn } from '#tests/support/browser/staff-inbox.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';

const askWhich = 'how much is the bradford twist 4 by 3';

const shared = describeScreens(
  [
    {
      name: 'chat with suggested replies and product cards',
      path: '/complaints',
      open: async (page) => {
        const chat = chatIn(page);
        await chat.open();
        await chat.say(askWhich);
        await chat.products.nth(2).waitFor();
        await chat.replies.nth(2).waitFor();
      },
    },
    {
      name: 'inbox with product cards',
      path: '/team-chat',
      staff: 'support',
      prepare: async (site) => {
        const chat = await talkWithAdam(site);
        await chat.say(askWhich);
        chat.close();
      },
      open: async (page) => {
        const inbox = inboxIn(page);
        await inbox.entry('in Bradford Twist, supplied').first().click();
        await inbox.log.getByText(/^Suggested replies:/).waitFor();
      },
    },
  ],
  { adam: {} },
);

async function openChat(width = 1280) {
  const shown = await visit(shared.browser, `${shared.site.origin}/terms`, {
    viewport: { width, height: 900 },
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
  it('answer by keyboard alone, each sent once and as it stands, and stay over a reload', async () => {
    const { page, chat, complaints, close } = await openChat();
    expect(await chat.replies.allTextContents()).toEqual([
      'Price my room',
      'Book a free measure',
      'Talk to the team',
    ]);
    await chat.log.focus();
    await page.keyboard.press('Tab');
    expect(await focusName(page)).toBe('Price my room');
    await page.keyboard.press('Enter');
    expect(await focusName(page)).toBe('Messages');
    await chat.card.getByText(/How long and how wide/).waitFor();
    expect(await chat.replies.count()).toBe(0);
    await chat.say('4 by 3.5 m');
    await chat.replies.nth(2).waitFor();
    await reload(page);
    await chat.open();
    await expect
      .poll(() => chat.replies.allTextContents())
      .toEqual(['Carpet', 'Vinyl', 'Laminate']);
    await chat.replies.nth(1).dblclick();
    await chat.card.getByText('£531.40').waitFor();
    const own = await chat.card.locator('.chat-own .chat-bubble').allTextContents();
    expect(own).toEqual(['Price my room', '4 by 3.5 m', 'Vinyl']);
    expect(complaints).toEqual([]);
    await close();
  });

  it('go when the visitor writes', async () => {
    const { chat, close } = await openChat();
    await chat.replies.nth(2).waitFor();
    await chat.input.fill('Are you open on Saturdays?');
    expect(await chat.replies.count()).toBe(3);
    await chat.input.press('Enter');
    await expect.poll(() => chat.replies.count()).toBe(0);
    await expect.poll(() => chat.bubbles.count()).toBe(2);
    expect(await chat.replies.count()).toBe(0);
    await close();
  });

  it('and cards are large enough for a finger and fit at 320 px', async () => {
    const { page, chat, close } = await openChat(320);
    await chat.say(askWhich);
    await chat.products.nth(2).waitFor();
    for (const target of [...(await chat.replies.all()), ...(await chat.products.all())]) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    expect(await chat.log.evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await close();
  });
});

it('an answer higher than the list is shown from its first line', async () => {
  const { chat, close } = await openChat(390);
  await chat.say('how much is belgrave velvet 4 x 3 fitted');
  await chat.replies.first().waitFor();
  const [log, answer] = await Promise.all([
    chat.log.boundingBox(),
    chat.bubbles.last().boundingBox(),
  ]);
  expect(answer?.y).toBeGreaterThanOrEqual(log?.y ?? Number.POSITIVE_INFINITY);
  expect(await chat.log.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  await close();
});

describe('product cards', () => {
  it('have one link each, which opens the product, and keep their size without the picture', async () => {
    const { page, chat, close } = await openChat();
    await page.route('**/images/**', (route) => route.abort());
    await chat.say(askWhich);
    const card = chat.products.filter({ hasText: 'Bradford Twist in Slate' });
    await card.getByText('£25.99 per m²').waitFor();
    await card.getByText('Includes VAT. Underlay and fitting are extra.').waitFor();
    const picture = card.getByRole('img', {
      name: 'Colour illustration of Bradford Twist in Slate',
    });
    expect(await picture.getAttribute('loading')).toBe('lazy');
    expect(await picture.boundingBox()).toMatchObject({ width: 72, height: 72 });
    expect(await card.getByRole('link').count()).toBe(1);
    await card.getByRole('link', { name: 'Bradford Twist in Slate' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bradford Twist in Slate' }).waitFor();
    expect(await chat.products.count()).toBe(3);
    await close();
  });

  it('are the same for the team, who see the suggested replies as text', async () => {
    const { chat, close } = await openChat();
    await chat.say(askWhich);
    await chat.products.nth(2).waitFor();
    const profile = await signedInProfile(shared.site, 'support');
    const staff = await visit(shared.browser, `${shared.site.origin}/team-chat`, profile);
    const inbox = inboxIn(staff.page);
    await inbox.entry('in Bradford Twist, supplied').first().click();
    const products = inbox.log.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await products.nth(2).waitFor();
    expect(await products.allTextContents()).toEqual(await chat.products.allTextContents());
    await inbox.log
      .getByText(/^Suggested replies: Bradford Twist in Oat · Bradford Twist in Silver Birch/)
      .waitFor();
    expect(await inbox.log.getByRole('button').allTextContents()).toEqual(['Mark as wrong']);
    await Promise.all([staff.close(), close()]);
  });
});

it('links of a message have names; what a visitor writes leads to no other site', async () => {
  const { chat, complaints, close } = await openChat();
  await chat.say(
    'see https://evil.example/a and javascript:alert(1), my number is 07700 900123, jo@mail.example',
  );
  const own = chat.card.locator('.chat-own .chat-bubble').first();
  const hrefs = await own
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['tel:07700900123', 'mailto:jo@mail.example']);
  await chat.say('show me your carpets');
  await chat.card.getByRole('link', { name: 'Carpets', exact: true }).first().waitFor();
  expect(await chat.card.getByText('/carpets').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
