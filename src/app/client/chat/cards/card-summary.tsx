import '#features/chat/client/cards/cards.css';
import type { ReactNode } from 'react';
import type { Card } from '#features/chat/contract.ts';
import { listValues, titleOf } from './describe-card.ts';

/** What a card says, for reading. */
export function CardSummary({ card, children }: { card: Card; children?: ReactNode }) {
  const isSent = 'sent' in card && card.sent;
  return (
    <div className="message-card">
      <p className="message-card-title">
        {titleOf(card)}
        {'sent' in card && (
          <span className="message-card-state">{isSent ? 'Sent' : 'Not sent yet'}</span>
        )}
      </p>
      <CardValues card={card} />
      {children}
    </div>
  );
}

function CardValues({ card }: { card: Card }) {
  if (card.kind === 'products')
    return <p>{card.items.map(({ name, price }) => `${name}, ${price}`).join(' · ')}</p>;
  if (card.kind === 'questions')
    return <p>{card.items.map(({ question }) => question).join(' · ')}</p>;
  if (card.kind === 'contact') return <p>{card.open ? 'Open now' : (card.opensAt ?? 'Closed')}</p>;
  return (
    <dl className="message-card-values">
      {listValues(card).map(([term, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have one name
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
