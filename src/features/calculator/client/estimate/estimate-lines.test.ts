import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../contract.ts';
import { describeEstimate } from '../../describe-estimate.ts';
import { type EstimateJob, estimateJob } from '../../estimate.ts';
import { defaultPriceBook, type FlooringType } from '../../price-book.ts';
import { presentEstimate } from '../../server/present-estimate.ts';
import { compareRolls, compareTotals, itemise } from './estimate-lines.ts';

function estimateLounge(
  flooringType: FlooringType,
  includeInstallation = true,
  more: Partial<EstimateJob> = {},
): Estimate {
  const priced = estimateJob(
    {
      rooms: [{ lengthMm: 5900, widthMm: 3700 }],
      flooringType,
      rollWidthMm: 4000,
      includeInstallation,
      ...more,
    },
    defaultPriceBook,
  );
  const rooms = [{ name: 'Lounge', length: 5.9, width: 3.7 }];
  const request = { rooms, flooringType, carpetWidth: 4 as const, includeInstallation };
  return presentEstimate(priced, request, { id: 'x', createdAt: new Date(0), product: undefined });
}
const describeLines = (estimate: Estimate) =>
  itemise(estimate).map(
    ({ what, charges }) => what ?? charges.map((charge) => charge.replace('\u00a0', ' ')),
  );
const storedBefore = ({ charges, ...estimate }: Estimate): Estimate => estimate;

describe('the breakdown', () => {
  it('explains how carpet is measured off the roll', () => {
    expect(describeLines(estimateLounge('carpet'))).toEqual([
      '6.00 m off a 4 m roll = 24.00 m² at £25.99/m²',
      'Underlay: 21.83 m² at £4.50/m²',
      ['Gripper: 19.20 m at £1.20/m = £23.04', 'Door bar: 1 at £9.50 = £9.50'],
      'Fitting: 21.83 m² at £15.00/m²',
    ]);
  });

  it('says that a patterned carpet is measured in repeats', () => {
    const product = {
      pricePence: 2599,
      rollWidthsMm: [4000],
      packAreaMm2: null,
      fittingIncluded: false,
      pattern: { repeatMm: 640, isHalfDrop: false },
    };
    expect(describeLines(estimateLounge('carpet', true, { product }))[0]).toBe(
      '6.40 m off a 4 m roll, in repeats of 64\u00a0cm = 25.60 m² at £25.99/m²',
    );
  });

  it('stored without charges still says what it consists of', () => {
    expect(describeLines(storedBefore(estimateLounge('carpet')))).toEqual([
      '6.00 m off a 4 m roll = 24.00 m² at £25.99/m²',
      'For 21.83 m² of floor',
      'Gripper for 19.20 m of wall, one door bar',
      'Fitting 21.83 m²',
    ]);
  });

  it('names every extra with its quantity and unit price', () => {
    const extras = { uplift: true, furnitureRooms: 1, doorTrims: 2, plywood: [0], levelling: [0] };
    const doorways = [
      [
        { widthMm: 760, kind: 'carpet' as const },
        { widthMm: 760, kind: 'hard' as const },
        { widthMm: 760, kind: 'ramp' as const },
      ],
    ];
    const underlay = { id: 'thick', name: 'Luxury PU Underlay, 11 mm', price: 5.95 };
    const estimate = estimateLounge('carpet', true, {
      extras,
      doorways,
      underlay: { pricePence: 595 },
    });
    expect(describeLines({ ...estimate, underlay }).slice(1)).toEqual([
      'Luxury PU Underlay, 11 mm: 21.83 m² at £5.95/m²',
      [
        'Gripper: 16.92 m at £1.20/m = £20.30',
        'Door bar: 1 at £9.50 = £9.50',
        'Door bar to a hard floor: 1 at £9.50 = £9.50',
        'Ramp to another floor height: 1 at £14.50 = £14.50',
      ],
      [
        'Fitting: 21.83 m² at £15.00/m² = £327.45',
        'Old floor taken up and disposed of: 21.83 m² at £1.50/m² = £32.75',
        'Furniture moved: 1 room at £25.00 = £25.00',
        'Doors trimmed: 2 at £20.00 = £40.00',
        'Plywood: 21.83 m² at £14.00/m² = £305.62, a provisional sum, confirmed at the visit',
        'Levelling: 21.83 m² at £18.00/m² = £392.94, a provisional sum, confirmed at the visit',
      ],
    ]);
  });

  it('names what a minimum adds', () => {
    const small = { rooms: [{ lengthMm: 1000, widthMm: 2000 }] };
    const extras = { uplift: true, furnitureRooms: 0, doorTrims: 0, plywood: [], levelling: [] };
    expect(describeLines(estimateLounge('vinyl', true, { ...small, extras })).at(-1)).toEqual([
      'Fitting: 2.00 m² at £15.00/m² = £30.00',
      'Old floor taken up and disposed of, our minimum = £30.00',
    ]);
  });

  it('states how many packs are bought', () => {
    expect(describeLines(estimateLounge('vinyl'))).toEqual([
      '11 packs of 2.20 m² = 24.20 m² at £18.50/m², 10% cutting waste included',
      'Not needed for this floor',
      ['Perimeter seal: 19.20 m at £1.80/m = £34.56', 'Door bar: 1 at £9.50 = £9.50'],
      'Fitting: 21.83 m² at £15.00/m²',
    ]);
    expect(describeLines(estimateLounge('laminate', false)).at(-1)).toBe('Not included');
  });

  it('says how many rolls of underlay are charged', () => {
    const charges = estimateLounge('carpet').charges?.map((charge) =>
      charge.line === 'underlay'
        ? {
            ...charge,
            name: 'underlayRolls' as const,
            quantity: 2,
            unit: 'each' as const,
            unitPrice: 67.5,
            price: 135,
          }
        : charge,
    );
    expect(describeLines({ ...estimateLounge('carpet'), charges })[1]).toBe(
      'Underlay: 2 rolls at £67.50',
    );
  });

  it('names the adhesive and the fitting of herringbone', () => {
    const product = {
      pricePence: 3290,
      rollWidthsMm: [],
      packAreaMm2: 48 * 457 * 102,
      fittingIncluded: false,
      isHerringbone: true,
      isDryback: true,
    };
    expect(describeLines(estimateLounge('vinyl', true, { product }))).toEqual([
      '12 packs of 2.24 m² = 26.85 m² at £32.90/m², 15% cutting waste included',
      'Not needed for this floor',
      [
        'Perimeter seal: 19.20 m at £1.80/m = £34.56',
        'Tubs of adhesive: 2 at £34.95 = £69.90',
        'Door bar: 1 at £9.50 = £9.50',
      ],
      'Fitting in herringbone: 21.83 m² at £25.00/m²',
    ]);
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
      charges: estimate.charges?.filter(({ name }) => name === 'floor'),
    };
    expect(describeLines(fitted).slice(1)).toEqual(
      Array(3).fill('Included in the price of this floor'),
    );
    expect(describeEstimate(fitted)).toBe('Oat Twist for 1 room, 21.83 m², supplied and fitted');
    const bare = { ...fitted, product: { ...fitted.product, fittingIncluded: false } };
    expect(describeEstimate(bare)).toBe('Oat Twist for 1 room, 21.83 m², supplied');
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
