import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { inboxIn } from '#tests/support/browser/staff-inbox.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';

const shared = siteInBrowser({ adam: {} });

async function openThread(id: string | null) {
  const path = `/team-chat?conversation=${id}`;
  const shown = await visit(shared.browser, shared.site.origin + path, {
    ...(await signedInProfile(shared.site, 'support')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  return { ...shown, inbox: inboxIn(shown.page) };
}

describe('the inbox', () => {
  it('shows the cards of a conversation, read-only', async () => {
    const customer = await talkWithAdam(shared.site);
    await customer.say('how much for carpet in a snug 3.1 x 2.9');
    await customer.say('book a free measure, my name is Nora Quill, 07700 900128');
    const { inbox, complaints, close } = await openThread(customer.conversationId());
    const cards = inbox.log.locator('.message-card');
    await cards.filter({ hasText: 'Free measure' }).getByText('07700 900128').waitFor();
    await cards.filter({ hasText: '3.1 × 2.9 m, Carpet' }).first().waitFor();
    await expect.poll(() => inbox.log.locator('input, textarea, select').count()).toBe(0);
    await expect.poll(() => cards.getByRole('button').count()).toBe(0);
    expect(complaints).toEqual([]);
    customer.close();
    await close();
  });

  it('sends an empty price card, which the customer fills in', async () => {
    const customer = await visit(shared.browser, `${shared.site.origin}/terms`, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const chat = chatIn(customer.page);
    await chat.open();
    await chat.say('Can I talk to a person please?');
    await chat.card.getByText(/^I’ve asked the team\./).waitFor();
    const { inbox, ...staff } = await openThread(await chat.conversationId());
    await inbox.press('Send a card');
    await inbox.press('Price');
    await inbox.log.getByText('Here is a card to fill in.').waitFor();
    await chat.foot.getByText('Add a room for a price.').waitFor();
    await chat.foot.getByRole('button', { name: 'Add a room' }).click();
    await chat.foot.getByLabel('Length').fill('4');
    await chat.foot.getByLabel('Width').fill('3');
    await chat.foot.getByLabel('Floor').selectOption('Carpet');
    await chat.foot.getByText('£663.15', { exact: true }).waitFor();
    expect([...customer.complaints, ...staff.complaints]).toEqual([]);
    await Promise.all([staff.close(), customer.close()]);
  });
});
