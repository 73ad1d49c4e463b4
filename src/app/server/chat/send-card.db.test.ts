import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VisitCard } from '#features/chat/contract.ts';
import { connectChat } from '#tests/support/chat/chat-client.ts';
import {
  expectStoredAsShown,
  openVisitCard,
  pressCard,
  sentCards,
} from '#tests/support/chat/press-cards.ts';
import { weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ adam: {}, fitters: 8, chat: { messagesPerMinute: 10_000 } });
});
afterAll(() => site.close());

async function appointmentsOf(email: string): Promise<Record<string, unknown>[]> {
  const path = `/api/appointments?search=${encodeURIComponent(email)}`;
  const answer = await fetch(site.origin + path, { headers: await staffHeaders(site, 'support') });
  return answer.json();
}

const detailOf = async (answer: Response) => ((await answer.json()) as { detail: string }).detail;

describe('a visit card', () => {
  it('is stored as it is shown, once, however often it is pressed', async () => {
    const { chat, card, id } = await openVisitCard(site, 'often@example.com');
    const press = (key: string) => pressCard(site, { id, cookie: chat.visitor.cookie, card, key });
    const answers = await Promise.all([press('a'), press('a'), press('b')]);
    expect(
      answers.map(({ status }) => status).filter((status) => status === 201).length,
    ).toBeGreaterThan(0);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect((await press('c')).status).toBe(201);
    const stored = await appointmentsOf('often@example.com');
    expect(stored).toHaveLength(1);
    await expect.poll(() => sentCards(chat.visitor.frames)).toHaveLength(1);
    expectStoredAsShown(stored[0] ?? {}, sentCards(chat.visitor.frames)[0] as VisitCard);
    chat.close();
  });

  it('names the field that cannot be right', async () => {
    const { chat, card, id } = await openVisitCard(site, 'field@example.com');
    const press = (change: Partial<VisitCard>) =>
      pressCard(site, {
        id,
        cookie: chat.visitor.cookie,
        card: { ...card, ...change },
        key: crypto.randomUUID(),
      });
    for (const [change, field] of [
      [{ name: 'J' }, 'name'],
      [{ phone: '12' }, 'phone'],
      [{ email: 'jo@' }, 'email'],
      [{ postcode: 'ZZ' }, 'postcode'],
      [{ dates: ['2020-01-01'] }, 'dates'],
      [{ times: ['midnight'] }, 'times'],
    ] as const) {
      const answer = await press(change as Partial<VisitCard>);
      expect(answer.status).toBe(400);
      expect(await detailOf(answer)).toContain(`${field}: `);
    }
    expect(await appointmentsOf('field@example.com')).toEqual([]);
    chat.close();
  });

  it('is stored without an email for a customer who has none, to be rung', async () => {
    const { chat, card, id } = await openVisitCard(site, '', {
      hasNoEmail: true,
      name: 'Nomail Nora',
    });
    const answer = await pressCard(site, { id, cookie: chat.visitor.cookie, card, key: 'k' });
    expect(answer.status).toBe(201);
    const [stored] = await appointmentsOf('Nomail Nora');
    expect(stored).toMatchObject({ email: '' });
    expect(stored?.requirements).toContain('please ring');
    chat.close();
  });

  it('answers with the nearest free times where all places are taken', async () => {
    const small = await startTestApp({ adam: {}, chat: { messagesPerMinute: 10_000 } });
    const dates = [weekdayFrom(12)];
    const first = await openVisitCard(small, 'first@example.com', { dates });
    await pressCard(small, {
      id: first.id,
      cookie: first.chat.visitor.cookie,
      card: first.card,
      key: 'k',
    });
    const staff = await staffHeaders(small, 'admin');
    const [booked] = await (
      await fetch(`${small.origin}/api/appointments?search=first@example.com`, { headers: staff })
    ).json();
    await fetch(`${small.origin}/api/appointments/${booked.id}/status`, {
      method: 'PATCH',
      headers: { ...staff, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'confirmed' }),
    });
    const second = await openVisitCard(small, 'second@example.com', { dates });
    const answer = await pressCard(small, {
      id: second.id,
      cookie: second.chat.visitor.cookie,
      card: second.card,
      key: 'k',
    });
    expect(answer.status).toBe(409);
    expect(await detailOf(answer)).toContain('The nearest free:');
    first.chat.close();
    second.chat.close();
    await small.close();
  });

  it('changes the request that is not confirmed yet, instead of asking for a second visit', async () => {
    const { chat, card, id } = await openVisitCard(site, 'changed@example.com');
    const press = (one: VisitCard) =>
      pressCard(site, { id, cookie: chat.visitor.cookie, card: one, key: crypto.randomUUID() });
    await press(card);
    const other = {
      ...card,
      id: 'another',
      dates: [weekdayFrom(16)],
      address: '6 High Street',
      phone: '07700 900321',
    };
    expect((await press(other)).status).toBe(201);
    const stored = await appointmentsOf('changed@example.com');
    expect(stored).toHaveLength(1);
    expectStoredAsShown(stored[0] ?? {}, other);
    chat.close();
  });

  it('of another visitor’s conversation is refused', async () => {
    const { chat, card, id } = await openVisitCard(site, 'mine@example.com');
    const stranger = await connectChat(site);
    const answer = await pressCard(site, { id, cookie: stranger.cookie, card, key: 'k' });
    expect(answer.status).toBe(404);
    expect((await pressCard(site, { id, cookie: '', card, key: 'k' })).status).toBe(404);
    expect(await appointmentsOf('mine@example.com')).toEqual([]);
    stranger.close();
    chat.close();
  });
});

describe('what is typed into a card', () => {
  it('is kept for its visitor, and a stranger keeps nothing', async () => {
    const { chat, card, id } = await openVisitCard(site, 'kept@example.com');
    chat.visitor.send({ type: 'save_card', conversationId: id, card });
    expect(await chat.visitor.next('card_saved')).toMatchObject({
      card: { email: 'kept@example.com' },
    });
    const stranger = await connectChat(site);
    stranger.send({
      type: 'save_card',
      conversationId: id,
      card: { ...card, email: 'evil@example.com' },
    });
    expect(await stranger.next('error')).toMatchObject({ code: 'unknown_conversation' });
    const again = await connectChat(site, { cookie: chat.visitor.cookie });
    again.send({ type: 'join_conversation', conversationId: id });
    const { messages } = await again.next('joined');
    const kept = messages.flatMap(({ cards = [] }) => cards).find((one) => one.kind === 'visit');
    expect(kept).toMatchObject({ email: 'kept@example.com' });
    for (const client of [stranger, again]) client.close();
    chat.close();
  });

  it('cannot set a price or mark a card as sent', async () => {
    const { chat, card, id } = await openVisitCard(site, 'sums@example.com');
    chat.visitor.send({ type: 'save_card', conversationId: id, card: { ...card, sent: true } });
    expect((await chat.visitor.next('card_saved')).card).not.toHaveProperty('sent', true);
    await chat.say('how much for carpet 4x3 lounge');
    const price = chat.card('price');
    chat.visitor.send({
      type: 'save_card',
      conversationId: id,
      card: { ...price, total: 1, estimates: [{ ...price?.estimates?.[0], total: 1 }] },
    });
    const saved = await chat.visitor.next('card_saved', (frame) => frame.card.kind === 'price');
    expect(saved.card).toMatchObject({ total: price?.total });
    chat.close();
  });
});

it('stores every card that was sent once and as shown, with two tabs, double taps and a typed yes', async () => {
  for (let run = 0; run < loopLength(6, 500); run += 1) {
    const email = `run-${run}@example.com`;
    const { chat, card, id } = await openVisitCard(site, email, {
      dates: [weekdayFrom(9 + (run % 60))],
    });
    const tab = await connectChat(site, { cookie: chat.visitor.cookie });
    tab.send({ type: 'join_conversation', conversationId: id });
    const other = { ...card, phone: '07700 900999' };
    const acts = [
      () => pressCard(site, { id, cookie: chat.visitor.cookie, card, key: `k${run}` }),
      () => pressCard(site, { id, cookie: chat.visitor.cookie, card, key: `k${run}` }),
      () =>
        pressCard(site, { id, cookie: tab.cookie, card: run % 2 ? other : card, key: `t${run}` }),
      async () => chat.visitor.send({ type: 'save_card', conversationId: id, card }),
      async () => tab.write(id, 'yes send it', { useAdam: true, clientMessageId: `yes ${run}` }),
    ];
    const chosen = acts.filter((_, at) => at === 0 || (run * 7 + at * 3) % 4 !== 0);
    await Promise.all(
      chosen
        .sort((a, b) => ((run + acts.indexOf(a)) % 3) - ((run + acts.indexOf(b)) % 3))
        .map((act) => act()),
    );
    await expect.poll(() => sentCards(chat.visitor.frames), { timeout: 20_000 }).toHaveLength(1);
    await chat.visitor.settle();
    const stored = await appointmentsOf(email);
    expect(stored).toHaveLength(1);
    expectStoredAsShown(stored[0] ?? {}, sentCards(chat.visitor.frames)[0] as VisitCard);
    tab.close();
    chat.close();
  }
});
