import { expect } from 'vitest';
import type { Card, VisitCard } from '#features/chat/contract.ts';
import type { ServerFrame } from '#features/chat/frames.ts';
import { weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { talkWithAdam } from './adam-chat.ts';

/** A visitor with an open visit card, and that card filled in completely. */
export async function openVisitCard(
  site: { origin: string },
  email: string,
  more: Partial<VisitCard> = {},
) {
  const chat = await talkWithAdam(site);
  await chat.say('Book a free measure');
  const shown = chat.card('visit');
  if (!shown) throw new Error('no visit card came');
  const card: VisitCard = {
    ...shown,
    dates: [weekdayFrom(9)],
    times: ['9:00 AM - 11:00 AM'],
    name: 'Jo Tester',
    phone: '07700 900123',
    email,
    address: '4 High Street',
    postcode: 'SN13 0AA',
    ...more,
  };
  return { chat, card, id: chat.conversationId() ?? '' };
}

/** Sends a card as its button does. */
export const pressCard = (
  site: { origin: string },
  { id, cookie, card, key }: { id: string; cookie: string; card: Card; key: string },
) =>
  fetch(`${site.origin}/api/chat/conversations/${id}/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
    body: JSON.stringify({ card }),
  });

/** The cards of a conversation that were sent, each once. */
export const sentCards = (frames: readonly ServerFrame[]): VisitCard[] => {
  const messages = frames.flatMap((frame) => {
    if (frame.type === 'joined') return frame.messages;
    return frame.type === 'new_message' ? [frame.message] : [];
  });
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()]
    .flatMap(({ cards = [] }) => cards)
    .filter((card): card is VisitCard => card.kind === 'visit' && card.sent === true);
};

/** Compares a stored appointment with the card that the chat shows as sent. */
export function expectStoredAsShown(stored: Record<string, unknown>, card: VisitCard) {
  expect(stored).toMatchObject({
    customerName: card.name,
    email: card.email,
    phone: card.phone,
    address: card.address,
    postcode: card.postcode,
    preferredDates: card.dates,
    preferredTimes: card.times,
  });
}
