import { describe, expect, it } from 'vitest';
import { noFilters } from '../../page-filters.ts';
import { listSetFilters } from './set-filters.ts';

const facets = [
  { name: 'colour' as const, label: 'Colour', options: [{ value: 'grey', label: 'Grey' }] },
];
const labels = (filters: Partial<typeof noFilters>) =>
  listSetFilters({ ...noFilters, ...filters }, facets).map(({ label }) => label);

describe('the filters that are set', () => {
  it('are none where nothing is, whatever the order and the page', () => {
    expect(labels({ orderby: 'price', page: 2 })).toEqual([]);
  });

  it('are named as in the form', () => {
    expect(
      labels({
        colour: 'grey',
        search: ' wool ',
        availability: 'onbackorder',
        featured: true,
        onSale: true,
      }),
    ).toEqual(['Grey', '“wool”', 'On back order', 'Featured only', 'On sale only']);
  });

  it('say a price range by the ends that are set', () => {
    expect(labels({ priceFrom: 10 })).toEqual(['From £10']);
    expect(labels({ priceTo: 40 })).toEqual(['Up to £40']);
    expect(labels({ priceFrom: 10, priceTo: 40 })).toEqual(['£10–£40']);
  });

  it('include one that the page does not offer, by its value', () => {
    expect(labels({ colour: 'pink', fibre: 'wool' })).toEqual(['pink', 'wool']);
  });

  it('are each taken off without the others, back to the first page', () => {
    const filters = { ...noFilters, colour: 'grey', priceFrom: 10, priceTo: 40, page: 2 };
    expect(listSetFilters(filters, facets).map(({ without }) => without)).toEqual([
      { ...filters, colour: '', page: 1 },
      { ...filters, priceFrom: 0, priceTo: 1000, page: 1 },
    ]);
  });
});
