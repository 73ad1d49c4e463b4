import type { ProductFacet } from '../../contract.ts';
import { facetNames, noFilters, type PageFilters } from '../../page-filters.ts';
import { stockNotes } from '../product/stock-note.tsx';

/** A filter that is set: its words, and the filters that are left once it is taken off. */
type SetFilter = { label: string; without: PageFilters };

/** Lists the filters that are set, in the order of the form; prices in pounds. */
export function listSetFilters(filters: PageFilters, facets: readonly ProductFacet[]): SetFilter[] {
  const { availability, featured, onSale } = filters;
  const search = filters.search.trim();
  const labelOf = (name: keyof PageFilters, value: string) =>
    facets.find((facet) => facet.name === name)?.options.find((option) => option.value === value)
      ?.label ?? value;
  const named: [string | false, ...(keyof PageFilters)[]][] = [
    ...facetNames.map((name): [string, typeof name] => [labelOf(name, filters[name]), name]),
    [search && `“${search}”`, 'search'],
    [describePrices(filters), 'priceFrom', 'priceTo'],
    [availability !== 'all' && stockNotes[availability], 'availability'],
    [featured && 'Featured only', 'featured'],
    [onSale && 'On sale only', 'onSale'],
  ];
  return named.flatMap(([label, ...names]) => {
    const unset = Object.fromEntries(names.map((name) => [name, noFilters[name]]));
    return label ? [{ label, without: { ...filters, ...unset, page: 1 } }] : [];
  });
}

function describePrices({ priceFrom, priceTo }: PageFilters): string {
  if (priceTo === noFilters.priceTo) return priceFrom > 0 ? `From £${priceFrom}` : '';
  return priceFrom > 0 ? `£${priceFrom}–£${priceTo}` : `Up to £${priceTo}`;
}
