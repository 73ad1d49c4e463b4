import { type KeyboardEvent, useRef } from 'react';
import { type ProductFilter, productFilters } from './product-filters.ts';

type ProductTabsProps = {
  chosen: ProductFilter;
  /** Id of the panel with the list. */
  panel: string;
  onChoose: (filter: ProductFilter) => void;
};

export const tabId = (filter: ProductFilter) => `products-${filter}`;

/** The filter as tabs. Arrow keys, Home and End move between them and select at once. */
export function ProductTabs({ chosen, panel, onChoose }: ProductTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const last = productFilters.length - 1;
    const at = productFilters.findIndex(({ value }) => value === chosen);
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const filter = next === undefined ? undefined : productFilters[next];
    if (next === undefined || !filter) return;
    event.preventDefault();
    onChoose(filter.value);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Kind of product"
      onKeyDown={move}
      className="with-script flex flex-wrap gap-2"
    >
      {productFilters.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={tabId(value)}
          aria-controls={panel}
          aria-selected={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
          className="min-h-11 rounded-chip border border-line-strong px-4 text-base font-semibold hover:border-ink aria-selected:border-brand aria-selected:bg-brand aria-selected:text-white sm:px-5"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
