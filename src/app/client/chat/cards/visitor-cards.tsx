import '#features/chat/client/cards/cards.css';
import type { CardKit } from '#features/chat/client/cards/card-form-props.ts';
import type { CardsProps } from '#features/chat/client/cards/cards-props.ts';
import { FootCards } from '#features/chat/client/cards/foot-cards.tsx';
import { CallBackCard } from './call-back-card.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { describeCard, titleOf } from './describe-card.ts';
import { MessageCards } from './message-cards.tsx';
import { OwnVisitCard } from './own-visit-card.tsx';
import { PriceCard } from './price/price-card.tsx';
import { ProblemCard } from './problem-card.tsx';
import { SentCard } from './sent-card.tsx';
import { VisitCard } from './visit/visit-card.tsx';

const kit: CardKit = {
  titleOf,
  describe: describeCard,
  Sent: SentCard,
  forms: {
    price: PriceCard,
    visit: VisitCard,
    callBack: CallBackCard,
    coverage: CoverageCard,
    problem: ProblemCard,
    ownVisit: OwnVisitCard,
  },
};

/** The cards of one message, or those to fill in after the last one. */
export default function VisitorCards({ message, ...props }: CardsProps) {
  return message ? (
    <MessageCards {...props} message={message} kit={kit} />
  ) : (
    <FootCards {...props} kit={kit} />
  );
}
