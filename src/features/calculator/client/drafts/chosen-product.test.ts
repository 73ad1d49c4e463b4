import { describe, expect, it } from 'vitest';
import { estimateRequest } from '../../contract.ts';
import { buildRequest, startingState } from '../state/calculator-state.ts';
import { type ChosenProduct, fitJob, offeredWidths } from './chosen-product.ts';

const saxony: ChosenProduct = {
  id: 'saxony',
  name: 'Saxony',
  price: 22.5,
  unit: 'm²',
  flooringType: 'carpet',
  rollWidths: [4],
  fittingIncluded: false,
};
const vinyl: ChosenProduct = { ...saxony, flooringType: 'vinyl', rollWidths: [2, 3, 4] };
const planks: ChosenProduct = { ...saxony, flooringType: 'vinyl', rollWidths: [] };
const measured = {
  ...startingState,
  rooms: [{ id: 1, name: 'Lounge', length: '5.9', width: '3.7' }],
};

describe('a job for a product', () => {
  it('is of its kind of floor and on a roll that it comes on', () => {
    const job = { ...measured, flooring: 'laminate', carpetWidth: 5 } as const;
    expect(fitJob(job, saxony)).toMatchObject({ flooring: 'carpet', carpetWidth: 4 });
    expect(fitJob(job, { ...saxony, rollWidths: [4, 5] }).carpetWidth).toBe(5);
    expect(fitJob(job)).toBe(job);
  });

  it('leaves the roll to the server when there is no choice', () => {
    expect(fitJob(measured, vinyl).carpetWidth).toBe(5);
    expect(fitJob(measured, planks).flooring).toBe('vinyl');
  });

  it('offers only the carpet widths that it is made in', () => {
    expect(offeredWidths()).toEqual([4, 5]);
    expect(offeredWidths(saxony)).toEqual([4]);
  });

  it('names the product when it is sent', () => {
    const request = buildRequest(fitJob(measured, saxony), saxony.id);
    expect(request).toMatchObject({
      flooringType: 'carpet',
      carpetWidth: 4,
      productId: 'saxony',
    });
    expect(estimateRequest.safeParse(request).success).toBe(true);
    expect(buildRequest({ ...measured, flooring: 'carpet' })).not.toHaveProperty('productId');
  });
});
