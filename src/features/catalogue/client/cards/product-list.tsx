import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearch } from 'wouter';
import { buttonClass } from '#platform/client/ui/button.tsx';
import type { CatalogueCard } from './catalogue-cards.ts';
import { cardGrid, ProductCard, ProductCardSkeleton } from './product-card.tsx';

const shownFirst = 12;
const shownFirstOnPhone = 4;
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The cards of one filter: the first few, and the others on request. */
export function ProductList({ cards, noun }: { cards: CatalogueCard[]; noun: string }) {
  const isAllAsked = new URLSearchParams(useSearch()).get('products') === 'all';
  const [all, setAll] = useState(isAllAsked);
  const list = useRef<HTMLUListElement>(null);
  // The link disappears, so the focus moves to the first new card.
  const showAll = (event: MouseEvent) => {
    event.preventDefault();
    const before = [...(list.current?.children ?? [])].filter((card) => card.clientHeight > 0);
    flushSync(() => setAll(true));
    (list.current?.children[before.length] as HTMLElement | undefined)?.focus();
  };
  if (cards.length === 0)
    return (
      <p className="dimension py-16 text-center text-ink-soft">
        No products found in this category
      </p>
    );
  return (
    <>
      <ul ref={list} className={cardGrid}>
        {cards.slice(0, all ? undefined : shownFirst).map((card, index) => (
          <li
            key={card.id}
            tabIndex={-1}
            className={!all && index >= shownFirstOnPhone ? 'max-sm:hidden' : undefined}
          >
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
      {!all && cards.length > shownFirstOnPhone && (
        <Link
          href="/?products=all#products"
          onClick={showAll}
          className={buttonClass(
            'outline',
            `mt-8 sm:mt-12 ${cards.length > shownFirst ? '' : 'sm:hidden'}`,
          )}
        >
          Show all {cards.length} {noun}
        </Link>
      )}
    </>
  );
}

export function ProductListSkeleton() {
  return (
    <div className={cardGrid} role="status">
      <span className="sr-only">Loading products</span>
      {skeletons.map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </div>
  );
}
