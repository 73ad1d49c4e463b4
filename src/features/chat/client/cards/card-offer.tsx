import { useId, useRef, useState } from 'react';
import type { MenuAction } from '#platform/client/staff/action-menu.tsx';
import type { OfferedCard } from '../../contract.ts';
import { emptyPrice, emptyVisit } from '../../empty-cards.ts';

export type OfferCard = (text: string, cards: OfferedCard[]) => void;

const text = 'Here is a card to fill in.';

const create = { Price: emptyPrice, Visit: emptyVisit };
const names = ['Price', 'Visit'] as const;

/** The same as entries of a menu. */
export const cardOffers = (onOffer: OfferCard): MenuAction[] =>
  names.map((name) => ({
    label: `Send a ${name.toLowerCase()} card`,
    onSelect: () => onOffer(text, [create[name](crypto.randomUUID())]),
  }));

const small =
  'inline-flex min-h-9 items-center rounded border border-line-strong bg-white px-3 text-sm font-semibold hover:border-ink hover:bg-mist';

/** Sends the customer an empty card: a price or a visit. A phone has it in the menu of the thread. */
export function CardOffer({ onOffer }: { onOffer: OfferCard }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const offer = (card: OfferedCard) => {
    onOffer(text, [card]);
    toggle.current?.focus();
    setIsOpen(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2 max-[821px]:hidden">
      <button
        ref={toggle}
        type="button"
        className={small}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Send a card
      </button>
      <div id={id} hidden={!isOpen} className="flex gap-2 [&[hidden]]:hidden">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={small}
            onClick={() => offer(create[name](crypto.randomUUID()))}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
