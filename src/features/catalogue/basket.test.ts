import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { type BasketItem, holds, maxItems, parseBasket, putIn, takeOut } from './basket.ts';

const oak: BasketItem = {
  id: 'oak',
  slug: 'oak',
  name: 'Oak',
  price: 24.5,
  unit: 'm²',
  category: 'lvt',
};
const bar: BasketItem = { id: 'bar', slug: 'bar', name: 'Door bar', price: 9.5, unit: 'piece' };

describe('the quote basket', () => {
  it('contains a product once, in the order of adding', () => {
    const basket = [oak, bar, { ...oak, price: 20 }].reduce<readonly BasketItem[]>(putIn, []);
    expect(basket).toEqual([oak, bar]);
    expect(putIn(basket, oak)).toBe(basket);
  });

  it('removes a product, and ignores one that it does not contain', () => {
    expect(takeOut([oak, bar], 'oak')).toEqual([bar]);
    const basket = [bar];
    expect(takeOut(basket, 'oak')).toBe(basket);
    expect(holds(basket, 'bar')).toBe(true);
  });

  it('has a maximum size', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...oak, id: `oak-${index}` }));
    expect(many.reduce<readonly BasketItem[]>(putIn, [])).toHaveLength(maxItems);
  });

  it('is restored from storage unchanged', () => {
    expect(parseBasket(JSON.stringify([oak, bar]))).toEqual([oak, bar]);
    expect(parseBasket(null)).toEqual([]);
    expect(parseBasket('{oops')).toEqual([]);
  });

  it('ignores any other stored value', () => {
    const wrong = [{ ...oak, price: -1 }, { ...oak, unit: 'yard' }, { ...oak, name: '' }, 7, null];
    expect(parseBasket(JSON.stringify([...wrong, oak]))).toEqual([oak]);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(parseBasket(JSON.stringify(value)))).toBe(true);
      }),
    );
  });
});
