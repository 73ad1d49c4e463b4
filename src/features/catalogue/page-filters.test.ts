import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { listProducts } from './contract.ts';
import {
  clampPage,
  filterNames,
  filtersUrl,
  isFiltered,
  noFilters,
  pageButtons,
  queryOfFilters,
  readFilters,
} from './page-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters in a URL', () => {
  it('have defaults, also for an unchanged form', () => {
    expect(read('')).toEqual(noFilters);
    expect(read('search=&min_price=0&max_price=1000&stock_status=all&orderby=date&page=1')).toEqual(
      noFilters,
    );
  });

  it('ignore invalid values and sort the price range', () => {
    expect(read('orderby=magic&stock_status=sold&page=-3&min_price=x')).toEqual(noFilters);
    expect(read('min_price=40&max_price=10')).toMatchObject({ priceFrom: 10, priceTo: 40 });
    expect(read('featured=on&on_sale=1')).toMatchObject({ featured: true, onSale: true });
  });

  it('survive a round trip, and are valid for the API', () => {
    const text = fc.option(fc.string({ maxLength: 12 }), { nil: undefined });
    const number = fc.option(fc.double().map(String), { nil: undefined });
    fc.assert(
      fc.property(fc.array(fc.oneof(text, number), { maxLength: 8 }), (values) => {
        const given = new URLSearchParams(
          values.flatMap((value, index) =>
            value === undefined ? [] : [[filterNames[index] ?? '', value]],
          ),
        );
        const filters = readFilters(given);
        expect(read(filtersUrl('/x', filters).split('?')[1] ?? '')).toEqual(filters);
        expect(listProducts.query.safeParse(queryOfFilters(filters)).success).toBe(true);
      }),
    );
  });

  it('add no query when there are none', () => {
    expect(filtersUrl('/lvt', noFilters)).toBe('/lvt');
    expect(filtersUrl('/lvt', { ...noFilters, search: 'oak', page: 2 })).toBe(
      '/lvt?search=oak&page=2',
    );
  });

  it('know whether the list is filtered', () => {
    expect(isFiltered({ ...noFilters, page: 2, orderby: 'price' })).toBe(false);
    expect(isFiltered({ ...noFilters, onSale: true })).toBe(true);
  });
});

it('a page beyond the list is its last one', () => {
  expect(clampPage({ ...noFilters, page: 99 }, 2).page).toBe(2);
  expect(clampPage({ ...noFilters, page: 2 }, 3).page).toBe(2);
  expect(clampPage({ ...noFilters, page: 99 }, 0).page).toBe(1);
});

it('there are at most five page buttons, the shown page among them', () => {
  expect(pageButtons(1, 2)).toEqual([1, 2]);
  expect(pageButtons(1, 9)).toEqual([1, 2, 3, 4, 5]);
  expect(pageButtons(6, 9)).toEqual([4, 5, 6, 7, 8]);
  expect(pageButtons(9, 9)).toEqual([5, 6, 7, 8, 9]);
});
