import { describe, expect, it } from 'vitest';
import { checkEstimate } from './last-estimate.ts';

const kept = { id: 'abc', flooringType: 'carpet', totalCost: 1081.99, rooms: [{ area: 21.83 }] };

describe('an estimate stored in the browser', () => {
  it('is used when it is complete', () => {
    expect(checkEstimate(kept)).toEqual(kept);
    const ofProduct = { ...kept, product: { id: 'oat', name: 'Bradford Twist in Oat' } };
    expect(checkEstimate(ofProduct)).toEqual(ofProduct);
  });

  it.each([
    ['nothing', null],
    ['text', 'abc'],
    ['no id', { ...kept, id: undefined }],
    ['a floor that is not estimated', { ...kept, flooringType: 'other' }],
    ['a total in words', { ...kept, totalCost: '1,081.99' }],
    ['rooms that are none', { ...kept, rooms: [null] }],
  ])('is ignored when it is %s', (_, value) => {
    expect(checkEstimate(value)).toBeUndefined();
  });
});
