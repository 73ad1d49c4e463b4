import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ClientFrame } from '#features/chat/frames.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { goTo, hydrated, reload } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { longIt } from '#tests/support/long-run.ts';

const shared = siteInBrowser();
const window = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

async function openSite(path = '/terms') {
  const shown = await visit(shared.browser, shared.site.origin + path, window);
  return { ...shown, chat: chatIn(shown.page) };
}

/** A team member's socket, which can answer. */
async function staffSocket() {
  const staff = await connectChat(shared.site, await staffHeaders(shared.site, 'support'));
  return {
    staff,
    answer: async (conversationId: string | null, content: string) => {
      staff.send({ type: 'send_message', content, conversationId, senderType: 'team_member' });
      await staff.next('message_ack');
    },
  };
}

const storedMessages = async (id: string | null) => {
  const headers = await staffHeaders(shared.site, 'support');
  const path = `/api/chat/conversations/${id}/messages`;
  const messages = await (await fetch(shared.site.origin + path, { headers })).json();
  return messages.map(({ content }: { content: string }) => content);
};

const focusName = (page: Page) =>
  page.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement ?? {};
    return ariaLabel || textContent?.trim();
  });

describe('the closed chat', () => {
  it('opens for a click that came before the page had its code', async () => {
    const context = await shared.browser.newContext(window);
    const page = await context.newPage();
    const isAllowed = Promise.withResolvers<void>();
    await page.route('**/assets/entry-*.js', async (route) => {
      await isAllowed.promise;
      await route.continue();
    });
    await page.goto(`${shared.site.origin}/terms`);
    const chat = chatIn(page);
    await chat.button.click();
    isAllowed.resolve();
    await chat.input.waitFor();
    await context.close();
  });

  it('says so when its code does not come', async () => {
    const context = await shared.browser.newContext(window);
    const page = await context.newPage();
    await page.route('**/assets/chat-with-context-*.js', (route) => route.abort());
    await goTo(page, `${shared.site.origin}/terms`);
    const chat = chatIn(page);
    await chat.button.click();
    await page.getByText('The chat could not be opened').first().waitFor();
    await expect.poll(() => chat.card.count()).toBe(0);
    await context.close();
  });

  it('counts the greeting until it is opened for the first time, and loads nothing before', async () => {
    const { page, chat, close } = await openSite();
    await hydrated(page);
    await expect.poll(() => chat.button.textContent()).toBe('Chat with Adam1 unread');
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => name.includes('chat-with-context')),
      );
    await expect.poll(() => loaded()).toBe(false);
    await chat.open();
    await expect.poll(() => loaded()).toBe(true);
    await chat.close.click();
    await expect.poll(() => chat.button.textContent()).toBe('Chat with Adam');
    await reload(page);
    await expect.poll(() => chat.button.textContent()).toBe('Chat with Adam');
    await close();
  });

  it('counts the answers that came while it was closed', async () => {
    const { page, chat, close } = await openSite();
    const { staff, answer } = await staffSocket();
    await chat.open();
    await chat.say('Are you open on Saturday?');
    await chat.close.click();
    const id = await chat.conversationId();
    await answer(id, 'Yes, until 4 pm.');
    await answer(id, 'Shall we come by?');
    await reload(page);
    await page.getByRole('button', { name: /2\s*unread/ }).waitFor();
    const read = page.waitForResponse((response) => response.url().endsWith('/read'));
    await chat.open();
    expect((await read).status()).toBe(204);
    await chat.close.click();
    await reload(page);
    await expect.poll(() => chat.button.textContent()).toBe('Chat with Adam');
    staff.close();
    await close();
  });
});

describe('the open chat', () => {
  it('takes the focus, gives it back, and Escape makes it smaller, then closes it', async () => {
    const { page, chat, complaints, close } = await openSite();
    await hydrated(page);
    await chat.button.focus();
    await page.keyboard.press('Enter');
    await chat.input.waitFor();
    await expect.poll(() => focusName(page)).toBe('Message');
    await expect
      .poll(() => chat.card.getByText('Flooring Assistant', { exact: true }).isVisible())
      .toBe(true);
    await expect
      .poll(() => chat.log.textContent())
      .toBe(
        "Hi! I'm Adam, your flooring assistant.How can I help you today?Price my roomBook a free measureTalk to the team",
      );
    await expect.poll(() => chat.card.boundingBox()).toMatchObject({ width: 384, height: 600 });
    await expect.poll(() => chat.log.boundingBox()).toMatchObject({ height: 450 });

    await chat.input.fill('A draft');
    await page.keyboard.press('Escape');
    await expect.poll(() => chat.card.boundingBox()).toMatchObject({ width: 320, height: 56 });
    await expect.poll(() => focusName(page)).toBe('Open the chat again');
    await page.keyboard.press('Enter');
    await chat.input.waitFor();
    await expect.poll(() => focusName(page)).toBe('Message');
    await expect.poll(() => chat.input.inputValue()).toBe('A draft');
    await page.keyboard.press('Escape');
    await expect.poll(() => focusName(page)).toBe('Open the chat again');
    await page.keyboard.press('Escape');
    await expect.poll(() => chat.card.count()).toBe(0);
    await expect.poll(() => focusName(page)).toBe('Chat with Adam');
    expect(complaints).toEqual([]);
    await close();
  });

  it('sends on Enter, makes a new line on Shift and Enter, and never sends blanks', async () => {
    const { page, chat, complaints, close } = await openSite();
    const { staff, answer } = await staffSocket();
    await chat.open();
    await expect.poll(() => chat.send.isDisabled()).toBe(true);
    await chat.input.fill('   ');
    await expect.poll(() => chat.send.isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => chat.bubbles.count()).toBe(0);

    await chat.input.fill('Do you fit stairs?');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('<b>Oak</b>, if you can.');
    await page.keyboard.press('Enter');
    await chat.card.getByText('Adam is typing').waitFor();
    await expect.poll(() => chat.input.inputValue()).toBe('');
    await expect
      .poll(() => chat.bubbles.allTextContents())
      .toEqual(['Do you fit stairs?\n<b>Oak</b>, if you can.']);
    await expect.poll(() => chat.card.locator('time').first().textContent()).toMatch(/^\d\d:\d\d$/);
    await expect.poll(chat.conversationId).not.toBeNull();
    await answer(await chat.conversationId(), 'We do. Book a visit at /?book=1 if you like.');
    await chat.card.getByText('We do.').waitFor();
    await expect.poll(() => chat.card.getByText('Adam is typing').count()).toBe(0);
    const [own, other] = await Promise.all(
      [0, 1].map((index) => chat.bubbles.nth(index).boundingBox()),
    );
    expect(own?.x).toBeGreaterThan(other?.x ?? 0);

    await chat.card.getByRole('link', { name: 'Book a free measure' }).click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/terms');
    expect(complaints).toEqual([]);
    staff.close();
    await close();
  });

  it('tells the team what the visitor looks at, and by which name', async () => {
    const { page, chat, close } = await openSite('/carpets?order=price');
    await page.evaluate(() => localStorage.setItem('customer_name', 'Ada Weaver'));
    const { staff } = await staffSocket();
    await chat.open();
    await chat.say('Is this one soft?');
    const { conversation } = await staff.next('conversation_updated');
    expect(conversation).toMatchObject({
      customerName: 'Ada Weaver',
      context: { page: '/carpets?order=price', basket: [] },
    });
    staff.close();
    await close();
  });

  it('stays open from page to page, and keeps its history over a reload', async () => {
    const { page, chat, close } = await openSite();
    await chat.open();
    await chat.say('Hello there');
    await page.getByRole('link', { name: 'Privacy' }).first().click();
    await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
    await expect.poll(() => chat.bubbles.allTextContents()).toEqual(['Hello there']);
    await reload(page);
    await chat.open();
    await chat.card.getByText('Hello there').waitFor();
    await expect.poll(() => chat.bubbles.allTextContents()).toEqual(['Hello there']);
    await close();
  });

  it('makes room for what gets the focus under it', async () => {
    const { page, chat, close } = await openSite();
    await page.setViewportSize({ width: 390, height: 600 });
    await chat.open();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Carpets' }).focus();
    await page.keyboard.press('Tab');
    await chat.restore.waitFor();
    await expect.poll(() => chat.input.count()).toBe(0);
    await close();
  });
});

describe('a poor connection', () => {
  it('keeps what was typed, sends it once, and says meanwhile that it connects', async () => {
    const { page, chat, close } = await openSite();
    let isOnline = false;
    const sockets: WebSocketRoute[] = [];
    await page.routeWebSocket('**/ws', (socket) => {
      sockets.push(socket);
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const { type } = JSON.parse(String(text)) as ClientFrame;
        // The message reaches the server, and the network is gone before the answer.
        server.send(text);
        if (type !== 'send_message' || isOnline) return;
        server.onMessage(() => {});
        socket.close({ code: 4000 });
      });
    });
    await chat.open();
    await chat.input.fill('Is anybody there?');
    await chat.input.press('Enter');
    await chat.card.getByText('Connecting to chat...').waitFor();
    await expect.poll(() => chat.input.count()).toBe(0);
    await expect.poll(() => chat.bubbles.allTextContents()).toEqual(['Is anybody there?']);
    isOnline = true;
    await chat.input.waitFor();
    await chat.card.getByText('Sending…').waitFor({ state: 'detached' });
    await expect.poll(() => focusName(page)).toBe('Message');
    expect(sockets.length).toBeGreaterThan(1);
    await expect.poll(() => chat.bubbles.allTextContents()).toEqual(['Is anybody there?']);
    await expect
      .poll(async () => await storedMessages(await chat.conversationId()))
      .toEqual(['Is anybody there?']);
    await close();
  });

  it('shows a message that was refused, and tries it again when asked to', async () => {
    const { page, chat, close } = await openSite();
    let isRefusing = true;
    await page.routeWebSocket('**/ws', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const frame = JSON.parse(String(text)) as ClientFrame;
        if (frame.type !== 'send_message' || !isRefusing) return server.send(text);
        const { clientMessageId } = frame;
        const message = 'Too many messages: please wait a minute.';
        socket.send(JSON.stringify({ type: 'error', code: 'too_many', message, clientMessageId }));
      });
    });
    await chat.open();
    await chat.input.fill('One more');
    await chat.input.press('Enter');
    await chat.card.getByText('Not sent: Too many messages: please wait a minute.').waitFor();
    isRefusing = false;
    await chat.card.getByRole('button', { name: 'Try again' }).click();
    await chat.card.getByText('Not sent').waitFor({ state: 'detached' });
    await chat.card.getByText('Sending…').waitFor({ state: 'detached' });
    await expect
      .poll(async () => await storedMessages(await chat.conversationId()))
      .toEqual(['One more']);
    await close();
  });

  longIt('forgets a conversation that is not the visitor’s, and starts anew', async () => {
    const { page, chat, close } = await openSite();
    await page.evaluate(() => localStorage.setItem('chat_conversation_id', 'somebody-elses'));
    await chat.open();
    await expect.poll(chat.conversationId).toBeNull();
    await chat.say('Hello again');
    await expect
      .poll(async () => await storedMessages(await chat.conversationId()))
      .toEqual(['Hello again']);
    await close();
  });
});

longIt('two tabs of one browser have one chat between them, which either can take', async () => {
  const { page, chat, close } = await openSite();
  const other = await page.context().newPage();
  await goTo(other, `${shared.site.origin}/terms`);
  const second = chatIn(other);
  await chat.open();
  await hydrated(other);
  await second.button.click();
  await second.card.getByText('The chat is open in another tab of this browser.').waitFor();
  await expect.poll(() => second.input.count()).toBe(0);
  await chat.say('From the first tab');

  await second.card.getByRole('button', { name: 'Use it here' }).click();
  await second.card.getByText('From the first tab').waitFor();
  await chat.card.getByText('The chat is open in another tab of this browser.').waitFor();
  await second.say('From the second tab');
  await second.close.click();
  await chat.card.getByText('From the second tab').waitFor();
  await expect.poll(() => chat.conversationId()).toBe(await second.conversationId());
  await close();
});
