import type { MouseEvent } from 'react';
import { pageButtons } from '../../page-filters.ts';

type PaginationProps = {
  page: number;
  totalPages: number;
  addressOf: (page: number) => string;
  /** Shows another page without a navigation. */
  onChoose: (page: number) => void;
};

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded border border-line-strong px-3 text-base font-semibold tabular-nums hover:border-ink hover:bg-mist aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-white';

/** Links to the pages of a list; each has a URL of its own. */
export function Pagination({ page, totalPages, addressOf, onChoose }: PaginationProps) {
  if (totalPages < 2) return null;
  const link = (target: number) => ({
    href: addressOf(target),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChoose(target);
    },
    className: step,
  });
  return (
    <nav aria-label="Pages of products" className="mt-14 flex flex-wrap gap-2">
      {page > 1 && <a {...link(Math.min(page - 1, totalPages))}>Previous</a>}
      {pageButtons(page, totalPages).map((each) => (
        <a key={each} {...link(each)} aria-current={each === page ? 'page' : undefined}>
          <span className="sr-only">Page </span>
          {each}
        </a>
      ))}
      {page < totalPages && <a {...link(page + 1)}>Next</a>}
    </nav>
  );
}
