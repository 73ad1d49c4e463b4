import type { CardKit } from '#features/chat/client/cards/card-form-props.ts';
import { CardInMessage } from '#features/chat/client/cards/card-in-message.tsx';
import type { CardsProps } from '#features/chat/client/cards/cards-props.ts';
import { isNewestOf } from '#features/chat/client/cards/live-cards.ts';
import type { Message } from '#features/chat/contract.ts';
import { ContactCard } from './shown/contact-card.tsx';
import { ProductsCard } from './shown/products-card.tsx';
import { QuestionsCard } from './shown/questions-card.tsx';

type MessageCardsProps = CardsProps & { message: Message; kit: CardKit };

/** The cards in a message. */
export function MessageCards(props: MessageCardsProps) {
  const { message, messages, connection } = props;
  const say = (text: string) => connection.say(text);
  return message.cards?.map((card, index) => {
    const key = 'id' in card ? card.id : `${card.kind}${index}`;
    if (card.kind === 'products') return <ProductsCard key={key} card={card} say={say} />;
    if (card.kind === 'contact') return <ContactCard key={key} card={card} say={say} />;
    if (card.kind !== 'questions') return <CardInMessage key={key} {...props} card={card} />;
    const isOpen = isNewestOf(messages, 'questions', message.sequence);
    return <QuestionsCard key={key} card={card} {...(isOpen && { say })} />;
  });
}
