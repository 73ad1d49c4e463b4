import { useId, useRef, useState } from 'react';
import type { OfferedCard } from '../../contract.ts';
import { emptyPrice, emptyVisit } from '../../empty-cards.ts';

type CardOfferProps = { onOffer: (text: string, cards: OfferedCard[]) => void };

const text = 'Here is a card to fill in.';

const create = { Price: emptyPrice, Visit: emptyVisit };

const small =
  'inline-flex min-h-9 items-center rounded border border-line-strong bg-white px-3 text-sm font-semibold hover:border-ink hover:bg-mist';

/** Sends the customer an empty card: a price or a visit. */
export function CardOffer({ onOffer }: CardOfferProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const offer = (card: OfferedCard) => {
    onOffer(text, [card]);
    toggle.current?.focus();
    setIsOpen(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2">
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
        {(['Price', 'Visit'] as const).map((name) => (
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
