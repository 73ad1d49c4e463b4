import { weekdayDate } from '#platform/dates/short-dates.ts';
import type { SentCard } from './contract.ts';

const problemNames = {
  injury: 'somebody was hurt',
  water: 'water',
  loose: 'a loose floor',
  complaint: 'a complaint',
} as const;

/** What a customer asked for by sending a card, as their message in the chat: "Asked for a visit: Thu 3 Dec, 9:00 AM - 11:00 AM". */
export function describeSentCard(card: SentCard): string {
  const lines = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join('\n');
  const who = (phone: string, ...others: string[]) => [phone, ...others].filter(Boolean).join(', ');
  if (card.kind === 'visit') {
    const days = card.dates.map(weekdayDate).join(' or ');
    const what = card.purpose === 'repair' ? 'a repair visit' : 'a visit';
    return lines(
      `Asked for ${what}: ${days}, ${card.times.join(' or ')}`,
      `${card.name}, ${who(card.phone, card.hasNoEmail ? 'no email' : card.email)}`,
      `${card.address}, ${card.postcode}`,
      card.notes,
    );
  }
  if (card.kind === 'callBack')
    return lines(
      `Asked for a call: ${who(card.name, card.phone)}`,
      card.bestTime && `Best time: ${card.bestTime}`,
      card.about,
    );
  return lines(
    `Told the team about ${problemNames[card.what]}: ${who(card.name, card.phone)}`,
    card.where,
    card.address,
  );
}

/** A note for the team about a card that was filled in and not sent. */
export function describeUnfinished(card: SentCard): string {
  const [, ...told] = describeSentCard(card).split('\n');
  const what =
    card.kind === 'visit' ? 'a visit' : card.kind === 'callBack' ? 'a call' : 'a problem';
  const who = card.kind === 'callBack' ? [card.name, card.phone].filter(Boolean).join(', ') : '';
  return [`Not sent: a card for ${what}.`, who, ...told].filter(Boolean).join('\n');
}
