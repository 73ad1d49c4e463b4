import { describe, expect, it } from 'vitest';
import type { PriceList } from '../../../tools/business-tools.ts';
import { withoutDenied } from './ruled-out.ts';

describe('floors that a message does not choose', () => {
  it.each([
    'do you take the old lino up',
    'we had carpet in there and it rotted',
    'there was lino before',
    'she slipped on the laminate',
    'laminate, not carpet',
  ])('are taken out of "%s"', (text) => {
    expect(withoutDenied(text, { products: [], prices: {} as PriceList })).not.toBe(text);
  });

  it.each([
    'whats just the landing if i had lvt there instead',
    'could we have carpet in the lounge',
    'we had carpet priced last week',
    'vinyl in the kitchen please',
  ])('are none in "%s"', (text) => {
    expect(withoutDenied(text, { products: [], prices: {} as PriceList })).toBe(text);
  });
});
