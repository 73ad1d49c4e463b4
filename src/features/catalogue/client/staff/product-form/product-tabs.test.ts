import { expect, it } from 'vitest';
import { emptyDraft } from '../draft/product-draft.ts';
import { tabOf, tabsFor, tabsWithErrors } from './product-tabs.ts';

it('shows all tabs of a product, and of a banner only those with fields that it shows', () => {
  expect(tabsFor('catalog').map(({ label }) => label)).toEqual([
    'Basics',
    'Colours',
    'Details',
    'Price and offers',
    'Pictures',
  ]);
  expect(tabsFor('banner').map(({ label }) => label)).toEqual(['Basics', 'Pictures']);
});

it('has a tab for every field', () => {
  for (const field of Object.keys(emptyDraft) as (keyof typeof emptyDraft)[])
    expect(tabsFor('catalog').map(({ name }) => name)).toContain(tabOf[field]);
});

it('marks the tabs with errors, and not for an error of the form as a whole', () => {
  expect(tabsWithErrors(['root', 'salePrice', 'price', 'features'])).toEqual(
    new Set(['price', 'details']),
  );
  expect(tabsWithErrors([])).toEqual(new Set());
});
