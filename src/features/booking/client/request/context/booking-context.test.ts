import { describe, expect, it } from 'vitest';
import {
  describeContext,
  flooringTypesOf,
  keepIncluded,
  startIncluded,
} from './booking-context.ts';

const oat = { id: 'oat', name: 'Bradford Twist in Oat', flooringType: 'carpet' } as const;
const oak = { id: 'oak', name: 'Avon Laminate in Oak', flooringType: 'laminate' } as const;
const underlay = { id: 'pu', name: 'Everyday PU Underlay, 8 mm' };
const estimate = {
  id: 'e'.repeat(22),
  flooringType: 'laminate' as const,
  totalCost: 425.57,
  rooms: [{ name: 'Lounge', area: 10.24 }],
};

describe('what a booking includes when the form opens', () => {
  it('is the basket and the estimate when no product is asked about', () => {
    expect(startIncluded({ estimate, basket: [oak] })).toMatchObject({
      estimate: true,
      basket: true,
    });
  });

  it('is not an estimate for another floor than the product asked about', () => {
    expect(startIncluded({ product: oat, estimate, basket: [] }).estimate).toBe(false);
    const ofOak = { ...estimate, product: oak };
    expect(startIncluded({ product: oat, estimate: ofOak, basket: [] }).estimate).toBe(false);
    expect(startIncluded({ product: oak, estimate: ofOak, basket: [] }).estimate).toBe(true);
  });
});

describe('the context of a booking', () => {
  const context = { product: oat, estimate, basket: [oak, underlay] };

  it('is listed in plain words', () => {
    expect(describeContext(context)).toEqual([
      { kind: 'product', text: 'Bradford Twist in Oat' },
      { kind: 'estimate', text: 'Your estimate: £425.57, laminate, Lounge' },
      {
        kind: 'basket',
        text: '2 floors from your quote',
        detail: 'Avon Laminate in Oak; Everyday PU Underlay, 8 mm',
      },
    ]);
    const rooms = [{ area: 4 }, { area: 9 }];
    expect(
      describeContext({ estimate: { ...estimate, product: oak, rooms }, basket: [oat] }),
    ).toMatchObject([
      { text: 'Your estimate: £425.57, Avon Laminate in Oak, 2 rooms' },
      { text: '1 floor from your quote' },
    ]);
    expect(describeContext({ basket: [] })).toEqual([]);
  });

  it('has no part that was removed', () => {
    const included = { product: true, estimate: false, basket: false };
    expect(describeContext(keepIncluded(context, included))).toMatchObject([{ kind: 'product' }]);
  });

  it('has the flooring types of its products and its estimate, each once', () => {
    expect(flooringTypesOf(context)).toEqual(['carpet', 'laminate']);
    expect(flooringTypesOf({ basket: [underlay] })).toEqual([]);
  });
});
