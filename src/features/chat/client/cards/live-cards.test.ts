import { describe, expect, it } from 'vitest';
import type { CallBackCard, Card, Message, PriceCard } from '../../contract.ts';
import {
  type CardDraft,
  findLiveCards,
  findOpenCard,
  isNewestOf,
  reconcileDrafts,
} from './live-cards.ts';

const price = (more: Partial<PriceCard> = {}): PriceCard => ({
  kind: 'price',
  version: 1,
  id: 'p',
  rooms: [],
  includeInstallation: true,
  ...more,
});
const callBack = (more: Partial<CallBackCard> = {}): CallBackCard => ({
  kind: 'callBack',
  version: 1,
  id: 'c',
  name: '',
  phone: '',
  bestTime: '',
  about: '',
  ...more,
});
const message = (sequence: number, ...cards: Card[]): Message => ({
  id: `m${sequence}`,
  conversationId: 'k',
  sequence,
  content: 'text',
  senderType: 'assistant',
  senderId: null,
  senderName: null,
  clientMessageId: null,
  isRead: true,
  createdAt: '2026-11-28T10:00:00Z',
  ...(cards.length > 0 && { cards }),
});
const lounge = { name: 'Lounge', length: 3, width: 4 };
const draft = (more: Partial<CardDraft> = {}): CardDraft => ({
  sequence: 1,
  base: price(),
  mine: price({ rooms: [lounge] }),
  ...more,
});

describe('live cards', () => {
  it('are the newest of each kind, oldest first', () => {
    const messages = [message(1, price()), message(2, callBack()), message(3, price({ total: 5 }))];
    const live = findLiveCards(messages, {});
    expect(live.map(({ card, sequence }) => [card.kind, sequence])).toEqual([
      ['callBack', 2],
      ['price', 3],
    ]);
    expect(live[1]?.before).toEqual(price());
  });

  it('show what is entered into them', () => {
    const [one] = findLiveCards([message(1, price())], { p: draft({ typed: { a: '3' } }) });
    expect(one).toMatchObject({ card: { rooms: [lounge] }, typed: { a: '3' } });
  });

  it('are not those that were sent, until one is begun again from its values', () => {
    const messages = [message(1, callBack()), message(2, callBack({ sent: true }))];
    expect(findLiveCards(messages, {})).toEqual([]);
    const copy = { sequence: 2, base: callBack(), mine: callBack({ id: 'd' }), isCopy: true };
    expect(findLiveCards(messages, { d: copy })).toMatchObject([
      { card: { id: 'd' }, isCopy: true },
    ]);
  });

  it('leave questions to the newest message that has some', () => {
    const questions: Card = {
      kind: 'questions',
      version: 1,
      items: [{ id: 'q', question: 'Why?' }],
    };
    const messages = [message(1, questions), message(2, questions), message(3)];
    expect(isNewestOf(messages, 'questions', 1)).toBe(false);
    expect(isNewestOf(messages, 'questions', 2)).toBe(true);
  });
});

describe('the open card', () => {
  const messages = [message(1, price()), message(2, callBack())];
  const live = findLiveCards(messages, {});

  it('is the newest, until the customer opens another', () => {
    expect(findOpenCard(live, undefined)?.card.kind).toBe('callBack');
    expect(findOpenCard(live, { kind: 'price', sequence: 2 })?.card.kind).toBe('price');
    expect(findOpenCard(live, { kind: null, sequence: 2 })).toBeUndefined();
  });

  it('is a newer one as soon as it comes', () => {
    const later = findLiveCards([...messages, message(3, price({ total: 1 }))], {});
    expect(findOpenCard(later, { kind: 'callBack', sequence: 2 })?.card.kind).toBe('price');
  });

  it('stays when a message without cards comes', () => {
    const later = findLiveCards([...messages, message(3)], {});
    expect(findOpenCard(later, { kind: 'price', sequence: 2 })?.card.kind).toBe('price');
  });
});

describe('drafts', () => {
  it('stay as they are while their card does', () => {
    const drafts = { p: draft() };
    expect(reconcileDrafts([message(1, price())], drafts)).toBe(drafts);
    expect(reconcileDrafts([], drafts)).toBe(drafts);
  });

  it('go once the server has the same', () => {
    const saved = price({ rooms: [lounge], total: 9 });
    expect(reconcileDrafts([message(1, saved)], { p: draft() })).toEqual({});
  });

  it('keep what was typed while an earlier change was saved', () => {
    const mine = price({ rooms: [lounge, lounge] });
    const next = reconcileDrafts([message(1, price({ rooms: [lounge] }))], { p: draft({ mine }) });
    expect(next).toMatchObject({ p: { mine, base: { rooms: [lounge] } } });
  });

  it('are merged with a newer version', () => {
    const newer = price({ includeInstallation: false, changes: ['No fitting'] });
    const next = reconcileDrafts([message(1, price()), message(2, newer)], { p: draft() });
    expect(next).toMatchObject({
      p: { sequence: 2, base: newer, mine: { includeInstallation: false, rooms: [lounge] } },
    });
  });

  it('go when their card is sent, or another one takes its place', () => {
    const entered = { base: callBack(), mine: callBack({ name: 'Ann' }), sequence: 1 };
    const sent = [message(1, callBack()), message(2, callBack({ name: 'Ann', sent: true }))];
    expect(reconcileDrafts(sent, { c: entered })).toEqual({});
    const other = [message(1, callBack()), message(2, callBack({ id: 'e' }))];
    expect(reconcileDrafts(other, { c: entered })).toEqual({});
  });

  it('of a card that is begun again are merged with the assistant’s own new one', () => {
    const copy = {
      sequence: 2,
      base: callBack({ name: 'Ann' }),
      mine: callBack({ id: 'd', name: 'Ann', phone: '01249 000000' }),
      isCopy: true,
    };
    const messages = [
      message(2, callBack({ name: 'Ann', sent: true })),
      message(3, callBack({ id: 'e', name: 'Ann', bestTime: 'after 5' })),
    ];
    const next = reconcileDrafts(messages, { d: copy });
    expect(next).toMatchObject({
      e: { mine: { id: 'e', phone: '01249 000000', bestTime: 'after 5' } },
    });
    expect(next.d).toBeUndefined();
    expect(next.e?.isCopy).toBeUndefined();
  });
});
