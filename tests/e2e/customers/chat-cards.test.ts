import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { findViolations, visit } from '#tests/support/browser/browser.ts';
import { reload } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { book } from '#tests/support/fixtures/bookings.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { longIt } from '#tests/support/long-run.ts';

const shared = siteInBrowser({ adam: {} });
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

async function openChat() {
  const shown = await visit(shared.browser, `${shared.site.origin}/terms`, phone);
  const chat = chatIn(shown.page);
  await chat.open();
  return { ...shown, chat };
}

const read = async (path: string) => (await callAs(shared.site, 'support', 'GET', path)).json();
type Chat = ReturnType<typeof chatIn>;

/** Chooses the first free day and its first time, and fills in the details. */
async function fillVisit({ foot }: Chat, email: string) {
  await foot.getByRole('group', { name: 'Days' }).getByRole('button').first().click();
  await foot.getByRole('group', { name: 'Times' }).getByRole('button').first().click();
  await foot.getByLabel('Name', { exact: true }).fill('Jo Tester');
  await foot.getByLabel('Phone').fill('07700 900123');
  await foot.getByLabel('Email', { exact: true }).fill(email);
  await foot.getByLabel('Address').fill('4 High Street, Corsham');
  await foot.getByLabel('Postcode').fill('SN13 0AA');
}

describe('a price', () => {
  it('is filled in and changed by messages and by hand, and goes along with the visit', async () => {
    const { page, chat, complaints, close } = await openChat();
    const { foot, card } = chat;
    await chat.say('5.9 by 3.7 lounge in carpet, fitted');
    await foot.getByText('£1,081.99', { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await chat.say('actually the lounge is 4 m wide');
    await foot.getByRole('list', { name: 'Changed' }).getByText('Lounge: 3.7 m, now 4 m').waitFor();
    await expect.poll(() => foot.getByLabel('Width').inputValue()).toBe('4');
    await expect
      .poll(() => foot.locator('.message-card-total').textContent())
      .not.toBe('£1,081.99');

    await foot.getByLabel('Width').fill('3.5');
    await foot.getByText(/^£[\d.]+ less than before$/).waitFor();
    const total = await foot.locator('.message-card-total').textContent();
    const link = foot.getByRole('link', { name: 'See the drawing' });
    const id = (await link.getAttribute('href'))?.split('/').at(-1);
    const { breakdown } = await read(`/api/estimates/${id}`);
    expect(total).toBe(`£${breakdown.total.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`);

    await foot.getByRole('button', { name: 'Book a free measure' }).click();
    await foot.getByText('We’ll bring your price from this chat.').waitFor();
    await fillVisit(chat, 'jo.cards@example.com');
    expect(await findViolations(page)).toEqual([]);
    await foot.getByRole('button', { name: 'Ask for the free measure' }).click();
    await card.getByText(/^We’ve got your request. We’ll confirm by/).waitFor();
    const sent = card.locator('.chat-own .message-card');
    await sent.getByText('4 High Street, Corsham, SN13 0AA').waitFor();
    const [booked, ...more] = await read('/api/appointments?search=jo.cards@example.com');
    expect(more).toEqual([]);
    expect(booked).toMatchObject({
      customerName: 'Jo Tester',
      phone: '07700 900123',
      address: '4 High Street, Corsham',
      postcode: 'SN13 0AA',
      calculatorData: { totalCost: breakdown.total },
    });
    await expect.poll(() => foot.getByRole('button', { name: /^Free measure/ }).count()).toBe(0);

    const staff = await visit(shared.browser, `${shared.site.origin}/admin/appointments`, {
      ...(await signedInProfile(shared.site, 'support')),
      viewport: { width: 1440, height: 900 },
    });
    await staff.page.getByRole('button', { name: 'Jo Tester', exact: true }).click();
    const sheet = staff.page.getByRole('dialog', { name: 'Jo Tester' });
    await sheet.getByText('4 High Street, Corsham').first().waitFor();
    const words = async () => (await sheet.innerText()).replaceAll(/\s/g, ' ');
    for (const value of [
      '07700 900123',
      'jo.cards@example.com',
      total ?? '',
      shortWeekdayDate(booked.preferredDates[0]),
      booked.preferredTimes[0],
    ])
      await expect.poll(words).toContain(value);
    expect([...complaints, ...staff.complaints]).toEqual([]);
    await Promise.all([staff.close(), close()]);
  });
});

describe('what is entered into a card', () => {
  it('stays over a newer message and a reload', async () => {
    const { page, chat, complaints, close } = await openChat();
    const { foot } = chat;
    await chat.say('Book a free measure');
    await foot.getByLabel('Name', { exact: true }).fill('Ann Fox');
    await foot.getByLabel('Address').fill('7 The Green');
    await chat.say('my phone is 07700 900124');
    await expect.poll(() => foot.getByLabel('Phone').inputValue()).toBe('07700 900124');
    await expect.poll(() => foot.getByLabel('Name', { exact: true }).inputValue()).toBe('Ann Fox');
    await foot.getByLabel('Postcode').fill('SN13');
    await reload(page);
    await chat.open();
    const values = async () =>
      Promise.all(
        ['Name', 'Phone', 'Address', 'Postcode'].map((label) =>
          foot.getByLabel(label, { exact: true }).inputValue(),
        ),
      );
    await expect.poll(values).toEqual(['Ann Fox', '07700 900124', '7 The Green', 'SN13']);
    await foot.getByText('Not sent yet').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

it('a plain wish to be rung is sent at once, and changed', async () => {
  const { chat, complaints, close } = await openChat();
  await chat.say('ring me on 07700 900125, Dave');
  const sent = chat.card.locator('.chat-own .message-card');
  await sent.getByText('Sent', { exact: true }).waitFor();
  await sent.getByRole('button', { name: 'Change what you sent: Call-back' }).click();
  await chat.foot.getByLabel('Best time to ring').fill('After 5pm');
  await chat.foot.getByRole('button', { name: 'Ask us to ring' }).click();
  await chat.card.getByText('I’ve added that for the team.').waitFor();
  await sent.nth(1).getByText('After 5pm').waitFor();
  const leads = await read('/api/contact-submissions?search=Dave');
  expect(leads).toMatchObject([{ source: 'chat_call_back', phone: '07700 900125' }]);
  expect(leads[0].message).toContain('After 5pm');
  expect(complaints).toEqual([]);
  await close();
});

it('a product that is shown is priced', async () => {
  const { page, chat, complaints, close } = await openChat();
  await page.route('**/images/**', (route) => route.abort());
  await chat.say('show me grey carpets');
  const product = chat.products.filter({ hasText: 'Bradford Twist in Slate' });
  await product.getByText('Includes VAT. Underlay and fitting are extra.').waitFor();
  await expect
    .poll(() => product.getByRole('img').boundingBox())
    .toMatchObject({ width: 72, height: 72 });
  await product.getByRole('button', { name: 'Price this Bradford Twist in Slate' }).click();
  await chat.foot.getByLabel('Length').fill('4');
  await chat.foot.getByLabel('Width').fill('10ft');
  const floor = chat.foot.getByLabel('Floor');
  await expect
    .poll(() => floor.locator('option:checked').textContent())
    .toBe('Bradford Twist in Slate');
  await chat.foot.locator('.message-card-total').waitFor();
  await product.getByRole('link', { name: 'Bradford Twist in Slate' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bradford Twist in Slate' }).waitFor();
  await expect.poll(() => chat.foot.getByLabel('Width').inputValue()).toBe('10ft');
  expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
  await close();
});

longIt('one of the questions that are offered is answered, or goes to the team', async () => {
  for (const [question, answer] of [
    ['Do you zorb flumps in a yurt?', 'Yes, in yurts.'],
    ['Do you zorb flumps on a barge?', 'No, not on barges.'],
  ])
    await callAs(shared.site, 'admin', 'POST', '/api/assistant/answers', { question, answer });
  const { chat, complaints, close } = await openChat();
  await chat.say('zorb flumps');
  const offered = chat.card.getByRole('list', { name: 'Did you mean' }).getByRole('button');
  await offered.filter({ hasText: 'on a barge' }).click();
  await chat.card.getByText('No, not on barges.').waitFor();
  await offered.filter({ hasText: 'None of these, ask the team' }).click();
  await chat.card.getByText(/^I’ve asked the team\./).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

longIt('the link of a visit is mailed again, and the chat shows nothing of the visit', async () => {
  const id = await book(shared.site, { email: 'lost.link@example.com' });
  const { chat, complaints, close } = await openChat();
  await chat.say('I have lost the link to my visit');
  await chat.foot.getByLabel('Email').fill('lost.link@example.com');
  await chat.foot.getByRole('button', { name: 'Email me the link' }).click();
  await chat.foot.getByText('If we have a visit under that address').waitFor();
  const { mails } = await read(`/api/appointments/${id}`);
  expect(mails.map(({ kind }: { kind: string }) => kind)).toContain('booking-link');
  expect(complaints).toEqual([]);
  await close();
});

it('a problem is urgent at once, says what to do, and takes a number for the team', async () => {
  const { chat, complaints, close } = await openChat();
  await chat.say('help, the new kitchen floor is under water');
  await chat.card.getByText(/The team has been alerted/).waitFor();
  await chat.foot.getByText(/turn the water off at the stop tap/).waitFor();
  const path = `/api/chat/conversations/${await chat.conversationId()}`;
  await expect.poll(() => read(path)).toMatchObject({ isUrgent: true, handedOver: true });
  await chat.foot.getByLabel('Name', { exact: true }).fill('Pat Lowe');
  await chat.foot.getByLabel('Phone').fill('07700 900126');
  await chat.foot.getByRole('button', { name: 'Tell the team' }).click();
  await chat.card.locator('.chat-own .message-card').getByText('Pat Lowe').waitFor();
  await expect
    .poll(() => read('/api/contact-submissions?search=Pat'))
    .toMatchObject([{ source: 'chat_problem', phone: '07700 900126' }]);
  expect(complaints).toEqual([]);
  await close();
});

/** What the focus is on. */
const focusName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const name = element?.ariaLabel || element?.labels?.[0]?.textContent || element?.textContent;
    return name?.trim() ?? '';
  });

/** Presses a key until the focus is on a control of a name. */
async function walkTo(page: Page, name: RegExp, key = 'Tab') {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    if (name.test(await focusName(page))) return;
  }
  throw new Error(`${key} leads to no ${name}, last to ${await focusName(page)}`);
}

it('a visit is asked for by keyboard alone, and what is missing gets the focus', async () => {
  const { page, chat, complaints, close } = await openChat();
  await page.keyboard.type('Book a free measure');
  await page.keyboard.press('Enter');
  await chat.foot.getByRole('group', { name: 'Days' }).waitFor();
  const first = await chat.foot.getByRole('group', { name: 'Days' }).getByRole('button').first();
  await walkTo(page, new RegExp(`^${await first.textContent()}$`), 'Shift+Tab');
  await page.keyboard.press('Space');
  await walkTo(page, /am|pm/);
  await page.keyboard.press('Space');
  for (const [name, value] of [
    [/^Name/, 'Kay Board'],
    [/^Phone/, '07700 900127'],
    [/^Email/, 'kay.board@example.com'],
    [/^Address/, '9 High Street, Corsham'],
  ] as const) {
    await walkTo(page, name);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await chat.foot.getByRole('textbox', { name: 'Postcode' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('SN13 0AA');
  await page.keyboard.press('Enter');
  await chat.card.getByText(/^We’ve got your request. We’ll confirm by/).waitFor();
  const isInChat = () =>
    page.evaluate(() => document.activeElement?.closest('.chat-card') !== null);
  await expect.poll(isInChat).toBe(true);
  await expect.poll(() => read('/api/appointments?search=kay.board@example.com')).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
});
