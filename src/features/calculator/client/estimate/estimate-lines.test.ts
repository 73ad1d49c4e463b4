import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../contract.ts';
import { estimateJob } from '../../estimate.ts';
import { defaultPriceBook, type FlooringType } from '../../price-book.ts';
import { presentEstimate } from '../../server/present-estimate.ts';
import { compareRolls, compareTotals, itemise, summarise } from './estimate-lines.ts';

function estimateLounge(flooringType: FlooringType, includeInstallation = true): Estimate {
  const priced = estimateJob(
    {
      rooms: [{ lengthMm: 5900, widthMm: 3700 }],
      flooringType,
      rollWidthMm: 4000,
      includeInstallation,
    },
    defaultPriceBook,
  );
  const rooms = [{ name: 'Lounge', length: 5.9, width: 3.7 }];
  const request = { rooms, flooringType, carpetWidth: 4 as const, includeInstallation };
  return presentEstimate(priced, request, { id: 'x', createdAt: new Date(0), product: undefined });
}
const describeLines = (estimate: Estimate) => itemise(estimate).map((line) => line.what);

describe('the breakdown', () => {
  it('explains how carpet is measured off the roll', () => {
    expect(describeLines(estimateLounge('carpet'))).toEqual([
      '6.00 m off a 4 m roll = 24.00 m² at £25.99/m²',
      'For 21.83 m² of floor',
      'Gripper for 19.20 m of wall, one door bar',
      'Fitting 21.83 m²',
    ]);
  });

  it('states how many packs are bought', () => {
    expect(describeLines(estimateLounge('vinyl'))).toEqual([
      '11 packs of 2.20 m² = 24.20 m² at £18.50/m², cutting waste included',
      'Not needed for this floor',
      'Perimeter seal for 19.20 m of wall, one door bar',
      'Fitting 21.83 m²',
    ]);
    expect(describeLines(estimateLounge('laminate', false)).at(-1)).toBe('Not included');
  });

  it('adds up to the total', () => {
    const estimate = estimateLounge('laminate');
    const pence = itemise(estimate).map((line) => Math.round(line.amount * 100));
    expect(pence.reduce((sum, each) => sum + each)).toBe(75495);
  });

  it('of a floor sold with fitting has no extras', () => {
    const estimate = estimateLounge('carpet', false);
    const fitted = {
      ...estimate,
      product: { id: '1', name: 'Oat Twist', price: 4.5, fittingIncluded: true },
      breakdown: { materials: 108, underlay: 0, accessories: 0, installation: 0, total: 108 },
    };
    expect(describeLines(fitted).slice(1)).toEqual(
      Array(3).fill('Included in the price of this floor'),
    );
    expect(summarise(fitted)).toBe('Oat Twist for 1 room, 21.83 m², supplied and fitted');
    const bare = { ...fitted, product: { ...fitted.product, fittingIncluded: false } };
    expect(summarise(bare)).toBe('Oat Twist for 1 room, 21.83 m², supplied');
  });
});

it('compares totals to the penny', () => {
  expect(compareTotals(1081.99, 1237.93)).toBe('£155.94 more');
  expect(compareTotals(0.3, 0.1)).toBe('£0.20 less');
  expect(compareTotals(5, 5)).toBe('the same price');
});

describe('the other roll', () => {
  const other = (total: number, joins: number) => ({ total, plan: { joins } });

  it('is proposed only when it is cheaper', () => {
    expect(compareRolls({ total: 100, joins: 0 }, other(90, 0))).toEqual({
      isCheaper: true,
      price: '£10.00 less',
      joinsText: undefined,
    });
    expect(compareRolls({ total: 100, joins: 0 }, other(100, 0)).isCheaper).toBe(false);
    expect(compareRolls({ total: 100, joins: 0 }, other(110, 0)).isCheaper).toBe(false);
  });

  it('is compared by its joins where they differ', () => {
    const joinsText = (shown: number, joins: number) =>
      compareRolls({ total: 100, joins: shown }, other(90, joins)).joinsText;
    expect(joinsText(2, 2)).toBeUndefined();
    expect(joinsText(0, 1)).toBe('with one join instead of none');
    expect(joinsText(3, 0)).toBe('with no joins instead of three');
  });
});
