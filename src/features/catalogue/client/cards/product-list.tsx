import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearch } from 'wouter';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { type CatalogueCard, shownFirst } from './catalogue-cards.ts';
import { cardGrid, ProductCard, ProductCardSkeleton } from './product-card.tsx';

const shownFirstOnPhone = 4;
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

const allHref = '/?products=all#products';

type ProductListProps = {
  /** All of them, or those that are shown first. */
  cards: CatalogueCard[];
  /** How many there are. */
  total: number;
  noun: string;
  /** Whether the others could not be loaded. */
  hasFailed: boolean;
  /** Loads the others, where they are not there. */
  onAllAsked: (() => Promise<void>) | undefined;
};

/** The cards of one filter: the first few, and the others on request. */
export function ProductList({ cards, total, noun, hasFailed, onAllAsked }: ProductListProps) {
  const isAllAsked = new URLSearchParams(useSearch()).get('products') === 'all';
  const [all, setAll] = useState(isAllAsked);
  const list = useRef<HTMLUListElement>(null);
  // The link disappears, so the focus moves to the first new card.
  const showAll = async (event: MouseEvent) => {
    event.preventDefault();
    await onAllAsked?.();
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
      {hasFailed && (
        <p role="alert" className="mt-8 font-medium text-error">
          We couldn’t load the rest. Check your connection, then try again.
        </p>
      )}
      {!(all && cards.length === total) && total > shownFirstOnPhone && (
        <Link
          href={allHref}
          onClick={showAll}
          className={buttonClass(
            'outline',
            `mt-8 sm:mt-12 ${total > shownFirst ? '' : 'sm:hidden'}`,
          )}
        >
          Show all {total} {noun}
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
