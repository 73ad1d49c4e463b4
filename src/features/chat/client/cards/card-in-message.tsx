import type { FilledCard, Message } from '../../contract.ts';
import type { CardKit } from './card-form-props.ts';
import type { CardsProps } from './cards-props.ts';
import { findNewest, isSent } from './live-cards.ts';
import { copyCard, useLiveCards } from './use-live-cards.ts';

type CardInMessageProps = CardsProps & { message: Message; card: FilledCard; kit: CardKit };

/** A card to fill in, in its message: a line, or what was sent, which can be changed by a new card. */
export function CardInMessage({ card, kit, ...props }: CardInMessageProps) {
  const { message, messages } = props;
  const { store, live } = useLiveCards(props);
  const newest = findNewest(messages).get(card.kind);
  const isCurrent = newest?.sequence === message.sequence;
  const title = kit.titleOf(card);
  if (!isSent(card)) {
    const words = kit.describe(card);
    return (
      <p className="message-card-line">
        {title}
        {/* The card itself is below, with what it says. */}
        {isCurrent ? `, ${words ? 'in the card' : 'to fill in'} below` : words && `: ${words}`}
        {newest && !isCurrent && (
          <span className="message-card-later">
            {isSent(newest.card) ? 'sent below' : 'changed below'}
          </span>
        )}
      </p>
    );
  }
  const isReopened = live.some((one) => one.isCopy && one.card.kind === card.kind);
  const reopen = () => copyCard(store, card, messages.at(-1)?.sequence ?? 0);
  return (
    <kit.Sent card={card}>
      {isCurrent && !isReopened && (
        <button type="button" className="chat-text-button" onClick={reopen}>
          Change<span className="sr-only"> what you sent: {title}</span>
        </button>
      )}
    </kit.Sent>
  );
}
