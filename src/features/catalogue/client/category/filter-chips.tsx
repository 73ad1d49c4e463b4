import type { MouseEvent } from 'react';
import type { ProductFacet } from '../../contract.ts';
import { filtersUrl, noFilters, type PageFilters } from '../../page-filters.ts';
import { listSetFilters } from './set-filters.ts';

type FilterChipsProps = {
  path: string;
  filters: PageFilters;
  facets: readonly ProductFacet[];
  onChange: (filters: PageFilters) => void;
};

/** The filters that are set, each a link that takes it off, which works without script too. */
export function FilterChips({ path, filters, facets, onChange }: FilterChipsProps) {
  const set = listSetFilters(filters, facets);
  if (set.length === 0) return null;
  const linkTo = (target: PageFilters) => ({
    href: filtersUrl(path, target),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChange(target);
    },
  });
  return (
    <ul aria-label="Filters that are set" className="mb-6 flex flex-wrap items-center gap-2">
      {set.map(({ label, without }) => (
        <li key={label}>
          <a
            {...linkTo(without)}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-line-strong px-4 text-base font-semibold hover:border-ink"
          >
            {label}
            <span aria-hidden="true">×</span>
            <span className="sr-only">: remove this filter</span>
          </a>
        </li>
      ))}
      <li>
        <a
          {...linkTo({ ...noFilters, orderby: filters.orderby })}
          className="link inline-flex min-h-11 items-center px-2 text-base"
        >
          Clear all
        </a>
      </li>
    </ul>
  );
}
