import { describe, expect, it } from 'vitest';
import { handOverConversation } from '#features/chat/server/conversations/hand-over.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { reload } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { inboxIn } from '#tests/support/browser/staff-inbox.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { beginChat } from '#tests/support/chat/chat-client.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';

const shared = siteInBrowser();
const still = { reducedMotion: 'reduce' } as const;

async function openInbox(size = { width: 1440, height: 900 }) {
  const profile = await signedInProfile(shared.site, 'support');
  const shown = await visit(shared.browser, `${shared.site.origin}/team-chat`, {
    ...still,
    ...profile,
    viewport: size,
  });
  const inbox = inboxIn(shown.page);
  await inbox.search.waitFor();
  return { ...shown, ...inbox };
}

describe('a visitor and a team member', () => {
  it('talk: each sees what the other wrote, and whether it was read', async () => {
    const inbox = await openInbox();
    const visitor = await visit(shared.browser, `${shared.site.origin}/terms`, still);
    const chat = chatIn(visitor.page);
    await chat.open();
    await chat.say('Do you fit stair runners?');
    await inbox.entry('Do you fit stair runners?').getByText('1 unread').waitFor();

    await inbox.choose('Do you fit stair runners?');
    await inbox.log.getByText('Do you fit stair runners?').waitFor();
    await inbox
      .entry('Do you fit stair runners?')
      .getByText('1 unread')
      .waitFor({ state: 'detached' });
    await chat.minimize.click();
    await inbox.say('We do, in any width.');
    await inbox.log.getByText('Not seen yet', { exact: true }).waitFor();
    await chat.card.getByText('1 unread').waitFor();
    await chat.restore.click();
    await chat.card.getByText('We do, in any width.').waitFor();
    await inbox.log.getByText('Seen', { exact: true }).waitFor();

    await chat.input.pressSequentially('How');
    await inbox.log.getByText('Customer is typing').waitFor();
    await chat.say('How much is it?');
    await inbox.log.getByText('How much is it?').waitFor();
    await inbox.press('Offer a visit');
    await chat.card.getByRole('link', { name: 'Book a free measure' }).waitFor();
    expect([...inbox.complaints, ...visitor.complaints]).toEqual([]);
    await visitor.close();
    await inbox.thread.getByText('Offline:').waitFor({ state: 'attached' });
    await inbox.close();
  });
});

describe('the inbox', () => {
  it('resolves and reopens, by button and by key, and filters by it', async () => {
    const { visitor } = await beginChat(shared.site, 'My fitter is late');
    const inbox = await openInbox();
    await inbox.choose('My fitter is late');
    await inbox.press('Resolve');
    await inbox.page.getByText('Conversation updated').first().waitFor();
    await inbox.entry('My fitter is late').getByText('Resolved').waitFor();
    await inbox.page.getByRole('button', { name: 'Unassigned' }).click();
    await inbox.entry('My fitter is late').waitFor({ state: 'detached' });
    await inbox.page.getByRole('button', { name: 'Resolved', exact: true }).click();
    await inbox.entry('My fitter is late').waitFor();
    await inbox.list.getByRole('button', { name: /My fitter is late/ }).focus();
    await inbox.page.keyboard.press('r');
    await inbox.thread.getByRole('button', { name: 'Resolve', exact: true }).waitFor();
    await inbox.entry('My fitter is late').waitFor({ state: 'detached' });
    visitor.close();
    await inbox.close();
  });

  it('takes a conversation over from Adam, and gives it back', async () => {
    const { visitor } = await beginChat(shared.site, 'Is Adam a person?');
    const inbox = await openInbox();
    await inbox.choose('Is Adam a person?');
    await inbox.press('Take over from Adam');
    await inbox.entry('Is Adam a person?').getByText('Yours').waitFor();
    await inbox.press('Hand back to Adam');
    await inbox.entry('Is Adam a person?').getByText('Adam answers').waitFor();
    visitor.close();
    await inbox.close();
  });

  it('is gone through by keys, unless somebody writes or has switched them off', async () => {
    const { visitor } = await beginChat(shared.site, 'The older one');
    const { visitor: second } = await beginChat(shared.site, 'The newer one');
    const inbox = await openInbox();
    const { page, log } = inbox;
    // Without those of other tests, which wait for an answer and are first.
    await inbox.search.fill('one');
    await inbox.search.blur();
    await inbox.entry('The newer one').waitFor();
    await page.keyboard.press('j');
    await log.getByText('The newer one').waitFor();
    await page.keyboard.press('j');
    await log.getByText('The older one').waitFor();
    await page.keyboard.press('k');
    await log.getByText('The newer one').waitFor();
    await page.keyboard.press('ArrowDown');
    await log.getByText('The older one').waitFor();
    await page.keyboard.press('ArrowUp');
    await log.getByText('The newer one').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('older jjj');
    await inbox.list.getByText('No conversations match.').waitFor();
    await page.getByRole('searchbox').fill('OLDER');
    await inbox.entry('The older one').waitFor();
    await inbox.entry('The newer one').waitFor({ state: 'detached' });
    await page.getByRole('checkbox').uncheck();
    await log.focus();
    await page.keyboard.press('j');
    await expect.poll(() => log.getByText('The newer one').count()).toBe(1);
    visitor.close();
    second.close();
    await inbox.close();
  });

  it('keeps notes that only the team sees', async () => {
    const { visitor, id } = await beginChat(shared.site, 'A note, please');
    const inbox = await openInbox();
    await inbox.choose('A note, please');
    await inbox.page.getByLabel('New note').fill('Has a dog.');
    await inbox.page.getByRole('button', { name: 'Add note' }).click();
    await inbox.page
      .getByRole('complementary', { name: 'Visitor' })
      .getByText('Has a dog.')
      .waitFor();
    await reload(inbox.page);
    await expect.poll(() => new URL(inbox.page.url()).searchParams.get('conversation')).toBe(id);
    await inbox.page.getByText('Has a dog.').waitFor();
    await visitor.settle();
    expect(JSON.stringify(visitor.frames)).not.toContain('Has a dog.');
    visitor.close();
    await inbox.close();
  });

  it('shows three columns at 1280 px: the details stand above the team, with the number told', async () => {
    const { visitor, id } = await beginChat(shared.site, 'Ring me on 01632 960123, please');
    const estimateId = (await createEstimate(shared.site, 'carpet')).split('/').at(-1) ?? '';
    const summary = `Visit: 2026-12-01, 1:00 PM - 3:00 PM.\nEstimate: /estimate/${estimateId}`;
    await handOverConversation(shared.site.database.db, id, { summary, now: new Date() });
    const inbox = await openInbox({ width: 1280, height: 900 });
    const { page } = inbox;
    await inbox.choose('Ring me on 01632 960123');
    const details = page.getByRole('complementary', { name: 'Visitor' });
    await details.getByRole('link', { name: '01632 960123', exact: true }).first().waitFor();
    await details.getByText('Visit Tue 1 Dec, 1–3pm').waitFor();
    await details.getByRole('link', { name: /^Estimate £[\d,]+: open it/ }).waitFor();
    const team = page.getByRole('complementary', { name: 'Team' });
    await team.getByRole('button', { name: 'Logout' }).waitFor();
    const [above, below, messages] = await Promise.all(
      [details, team, inbox.log].map((one) => one.boundingBox()),
    );
    expect(below?.x).toBe(above?.x);
    expect(messages?.width).toBeGreaterThan(600);
    await inbox.press('Details');
    await expect.poll(() => details.count()).toBe(0);
    expect(inbox.complaints).toEqual([]);
    visitor.close();
    await inbox.close();
  });

  it('is gone in the moment in which the account is closed', async () => {
    const inbox = await openInbox();
    const { id } = await inbox.page.evaluate(async () => (await fetch('/api/team/me')).json());
    const headers = await staffHeaders(shared.site, 'admin');
    await fetch(`${shared.site.origin}/api/team/members/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'deactivated' }),
    });
    await inbox.page.getByRole('button', { name: 'Login' }).waitFor();
    await expect.poll(() => inbox.list.count()).toBe(0);
    await fetch(`${shared.site.origin}/api/team/members/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'active', role: 'support' }),
    });
    await inbox.close();
  });

  it('is a list and then a thread on a small screen, and Back returns to the list', async () => {
    const { visitor } = await beginChat(shared.site, 'From the phone');
    const inbox = await openInbox({ width: 390, height: 844 });
    await inbox.choose('From the phone');
    await inbox.log.waitFor();
    await expect.poll(() => inbox.list.isVisible()).toBe(false);
    await inbox.page.goBack();
    await inbox.entry('From the phone').waitFor();
    await expect.poll(() => inbox.log.count()).toBe(0);
    visitor.close();
    await inbox.close();
  });
});
