import type { ReactNode } from 'react';
import { firm } from '#features/business/firm.ts';
import type { FilledCard } from '#features/chat/contract.ts';
import { CardSummary } from './card-summary.tsx';

/** A card that was sent, and what happens next. */
export function SentCard({ card, children }: { card: FilledCard; children?: ReactNode }) {
  return (
    <CardSummary card={card}>
      <p className="message-card-note">{describeNext(card)}</p>
      {children}
    </CardSummary>
  );
}

function describeNext(card: FilledCard): string {
  switch (card.kind) {
    case 'visit':
      return `We’ve got your request. ${
        card.hasNoEmail
          ? `We’ll ring you on ${card.phone}.`
          : `We’ve emailed ${card.email} a private link, where you can see, change or cancel it.`
      }`;
    case 'callBack':
      return `We’ve got your number. We’ll ring you in opening hours: ${firm().openingHoursText}.`;
    case 'problem':
      return `We’ve told the team. Somebody will ring you in opening hours: ${firm().openingHoursText}.`;
    default:
      return 'If we have a visit under that address, we’ve emailed you the link.';
  }
}
