import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import {
  changePence,
  changePrices,
  describeRule,
  findPricesProblem,
  type PriceRule,
  reducedChoices,
  roundings,
} from './bulk-rule.ts';

const plain: PriceRule = { percent: 0, addPence: 0, rounding: 'none', reduced: 'both' };

it.each([
  [2599, { percent: 4 }, 2703],
  [2599, { percent: -10 }, 2339],
  [1250, { percent: 0.2 }, 1253],
  [2599, { addPence: 150 }, 2749],
  [2599, { percent: 4, addPence: -100 }, 2603],
  [2599, { percent: 4, rounding: '99' }, 2699],
  [2650, { rounding: '99' }, 2699],
  [2648, { rounding: '99' }, 2599],
  [2650, { rounding: '00' }, 2700],
  [2649, { rounding: '00' }, 2600],
  [100, { addPence: -150 }, -50],
] as const)('changes %i pence by %j to %i', (pence, rule, expected) => {
  expect(changePence(pence, { ...plain, ...rule })).toBe(expected);
});

it.each([
  ['both', { pricePence: 3300, salePricePence: 2640 }],
  ['sale', { pricePence: 3000, salePricePence: 2640 }],
  ['end', { pricePence: 3300, salePricePence: null }],
  ['skip', { pricePence: 3000, salePricePence: 2400 }],
] as const)('treats a reduced product as %s says', (reduced, expected) => {
  const prices = { pricePence: 3000, salePricePence: 2400 };
  expect(changePrices(prices, { ...plain, percent: 10, reduced })).toEqual(expected);
});

it.each([
  [{ pricePence: 0, salePricePence: null }, 'The price would be £0.00: it must be above £0'],
  [{ pricePence: -50, salePricePence: null }, 'The price would be -£0.50'],
  [{ pricePence: 10_000_001, salePricePence: null }, 'at most £100,000.00.'],
  [{ pricePence: Number.NaN, salePricePence: null }, 'The price would be'],
  [{ pricePence: 100, salePricePence: 0 }, 'The price would be £0.00'],
  [{ pricePence: 100, salePricePence: 100 }, 'The sale price must be lower than the price.'],
  [{ pricePence: 200, salePricePence: 100 }, '£2.00 can’t be crossed out yet'],
])('refuses %j', (next, sentence) => {
  expect(findPricesProblem(next, [], new Date())).toContain(sentence);
});

it.each([
  [{ percent: 4 }, '+4%'],
  [{ percent: -2.5, addPence: 50, rounding: '99' }, '−2.5%, +£0.50, rounded to .99'],
  [{ addPence: -100, reduced: 'end' }, '−£1.00, reductions ended'],
] as const)('describes %j as %s', (rule, text) => {
  expect(describeRule({ ...plain, ...rule })).toBe(text);
});

const rules = fc.record({
  percent: fc.integer({ min: -9000, max: 90_000 }).map((hundredths) => hundredths / 100),
  addPence: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  rounding: fc.constantFrom(...roundings),
  reduced: fc.constantFrom(...reducedChoices),
});

it('gives whole pence with the asked-for ending, within 50 pence of the exact price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), rules, (pence, rule) => {
      const result = changePence(pence, rule);
      expect(Number.isSafeInteger(result)).toBe(true);
      const exact = (pence * (100 + rule.percent)) / 100 + rule.addPence;
      expect(Math.abs(result - exact)).toBeLessThanOrEqual(rule.rounding === 'none' ? 0.51 : 51);
      if (rule.rounding !== 'none')
        expect(((result % 100) + 100) % 100).toBe(Number(rule.rounding));
    }),
  );
});
