import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { vatNote } from '#features/business/facts.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { BasketItem } from '../../basket.ts';
import { readBasket, removeFromBasket, restoreBasket, useBasket } from './basket-store.ts';

/** The products in the basket. `getQuote` is the link to a booking with the basket. */
export default function BasketList({ getQuote }: { getQuote: ReactNode }) {
  const items = useBasket();
  if (items.length === 0)
    return (
      <p className="text-base">
        Nothing in it yet. “Add to Quote” on a floor puts it here, and we bring its sample and price
        it for your rooms.
      </p>
    );
  return (
    <>
      <ul className="text-base">
        {items.map((item) => (
          <li key={item.id} className="flex items-start gap-3 border-t border-line py-2">
            <Link
              href={`/products/${item.slug}`}
              className="min-h-11 min-w-0 flex-1 py-1 font-semibold underline-offset-4 hover:underline"
            >
              {item.name}
              <span className="block text-sm font-normal text-ink-soft tabular-nums">
                {formatPounds(item.price)} per {item.unit}
              </span>
            </Link>
            <button
              type="button"
              onClick={() => remove(item)}
              className="min-h-11 px-2 text-base link"
            >
              Remove<span className="sr-only"> {item.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 mb-4 border-t border-line pt-3 text-sm text-ink-soft">
        {vatNote} Prices may change. Your quote will be for your rooms.
      </p>
      {getQuote}
    </>
  );
}

function remove(item: BasketItem) {
  const before = readBasket();
  removeFromBasket(item.id);
  document.getElementById('basket-title')?.focus();
  showToast({
    title: 'Taken out of your quote',
    description: item.name,
    action: {
      label: 'Undo',
      altText: 'Undo: put it back into your quote',
      onSelect: () => restoreBasket(before),
    },
  });
}
