import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '#platform/client/ui/button.tsx';
import type { CatalogueCard } from './catalogue-cards.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

const shownFirst = 12;
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];
const grid = 'grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4';

/** The cards of one filter: the first twelve, and the others on request. */
export function ProductList({ cards, noun }: { cards: CatalogueCard[]; noun: string }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button disappears, so the focus moves to the first new card.
  const showAll = () => {
    flushSync(() => setAll(true));
    (list.current?.children[shownFirst] as HTMLElement | undefined)?.focus();
  };
  if (cards.length === 0)
    return (
      <p className="dimension py-16 text-center text-ink-soft">
        No products found in this category
      </p>
    );
  return (
    <>
      <ul ref={list} className={grid}>
        {cards.slice(0, all ? undefined : shownFirst).map((card) => (
          <li key={card.id} tabIndex={-1}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
      {!all && cards.length > shownFirst && (
        <button type="button" onClick={showAll} className={buttonClass('outline', 'mt-12')}>
          Show all {cards.length} {noun}
        </button>
      )}
    </>
  );
}

export function ProductListSkeleton() {
  return (
    <div className={grid} role="status">
      <span className="sr-only">Loading products</span>
      {skeletons.map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </div>
  );
}
