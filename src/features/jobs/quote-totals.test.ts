import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { compareQuotes, priceQuote, totalQuote } from './quote-totals.ts';

describe('the total of a quote', () => {
  it('is that of its lines, with the VAT in it taken out once for each rate', () => {
    const line = { pence: 3333, vatPercent: 20 };
    expect(totalQuote([line, line, line])).toEqual({ totalPence: 9999, vatPence: 1667 });
    const lines = [
      { pence: 12_000, vatPercent: 20 },
      { pence: 10_500, vatPercent: 5 },
      { pence: 5000, vatPercent: 0 },
    ];
    expect(totalQuote(lines)).toEqual({ totalPence: 27_500, vatPence: 2500 });
  });

  it('is never more or less than its lines, and has no more VAT than there is', () => {
    const line = fc.record({
      pence: fc.integer({ min: 0, max: 1_000_000 }),
      vatPercent: fc.constantFrom(0, 5, 17.5, 20),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { totalPence, vatPence } = totalQuote(lines);
        expect(totalPence).toBe(lines.reduce((sum, { pence }) => sum + pence, 0));
        expect(vatPence).toBeGreaterThanOrEqual(0);
        expect(vatPence).toBeLessThanOrEqual(Math.ceil(totalPence / 6) + 3);
        expect(Number.isInteger(vatPence)).toBe(true);
      }),
    );
  });
});

it('says what was added to a version and what was taken away', () => {
  const [fitting, carpet] = [
    { text: 'Fitting', pence: 100 },
    { text: 'Carpet', pence: 900 },
  ];
  const dearer = { ...carpet, pence: 950 };
  const alone = (...lines: (typeof carpet)[]) => [{ name: '', lines }];
  expect(compareQuotes(alone(fitting, carpet, fitting), alone(dearer, fitting))).toEqual({
    added: [dearer],
    removed: [carpet, fitting],
  });
  const several = [
    { name: 'Wool', lines: [carpet] },
    { name: 'Twist', lines: [carpet] },
  ];
  expect(compareQuotes(several, several.slice(0, 1).concat(several.slice(1)))).toEqual({
    added: [],
    removed: [],
  });
  expect(compareQuotes(alone(carpet), several).added.map(({ text }) => text)).toEqual([
    'Wool: Carpet',
    'Twist: Carpet',
  ]);
});

it('is the price of what was chosen, else of the first choice', () => {
  const line = (pence: number) => ({ pence, vatPercent: 20 });
  const options = [
    { name: 'Wool', lines: [line(200)] },
    { name: 'Twist', lines: [line(100)] },
  ];
  expect(priceQuote({ options, chosen: null }).totalPence).toBe(200);
  expect(priceQuote({ options, chosen: 1 }).totalPence).toBe(100);
});
