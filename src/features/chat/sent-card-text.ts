import { formatSlot } from '#features/business/slot-times.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import type { SentCard, VisitCard } from './contract.ts';

const problemNames = {
  injury: 'somebody was hurt',
  water: 'water',
  loose: 'a loose floor',
  complaint: 'a complaint',
} as const;

/** What a customer asked for by sending a card, as their message in the chat: "Asked for a visit: Thu 3 Dec, 9–11am". */
export function describeSentCard(card: SentCard): string {
  const lines = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join('\n');
  const who = (phone: string, ...others: string[]) => [phone, ...others].filter(Boolean).join(', ');
  if (card.kind === 'visit') {
    const what = card.purpose === 'repair' ? 'a repair visit' : 'a visit';
    return lines(
      `Asked for ${what}: ${whenOf(card)}`,
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

const whenOf = ({ dates, times }: VisitCard) =>
  [dates.map(weekdayDate).join(' or '), times.map(formatSlot).join(' or ')]
    .filter(Boolean)
    .join(', ');

/** A note for the team about a card that was filled in and not sent. */
export function describeUnfinished(card: SentCard): string {
  const [, ...told] = describeSentCard(card).split('\n');
  if (card.kind === 'visit') {
    const [when, where] = [whenOf(card), [card.address, card.postcode].filter(Boolean).join(', ')];
    const visit = ['a visit', when && ` on ${when}`, where && `, at ${where}`].join('');
    const email = card.hasNoEmail ? 'no email' : card.email;
    const who = [card.name, card.phone, email].filter(Boolean).join(', ');
    const estimates = card.estimateIds.map((id) => `/estimate/${id}`).join(' ');
    return [`Not sent: ${visit}.`, who, card.notes, estimates].filter(Boolean).join('\n');
  }
  const who = card.kind === 'callBack' ? [card.name, card.phone].filter(Boolean).join(', ') : '';
  const what = card.kind === 'callBack' ? 'a call' : 'a problem';
  return [`Not sent: ${what}.`, who, ...told].filter(Boolean).join('\n');
}
