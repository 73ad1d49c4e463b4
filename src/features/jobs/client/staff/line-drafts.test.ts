import { expect, it } from 'vitest';
import { findLineProblems, readPence, toDrafts, toLines } from './line-drafts.ts';

it('reads prices as they are typed, with a minus for a discount', () => {
  expect(['1,250.00', '£12', '-30', '−£30.50', '0'].map(readPence)).toEqual([
    125_000, 1200, -3000, -3050, 0,
  ]);
  expect(['', '12,50', 'free', '1.234'].map(readPence)).toEqual(Array(4).fill(undefined));
});

it('stores what it was made from, and names the lines that cannot be stored', () => {
  const lines = [
    { text: 'Carpet', pence: 62_376, vatPercent: 20, isProvisional: false },
    { text: 'Underlay', pence: 0, vatPercent: 20, isProvisional: false },
    { text: 'Discount', pence: -5000, vatPercent: 20, isProvisional: true },
  ];
  expect(toLines(toDrafts(lines))).toEqual(lines);
  const [first, , second] = toDrafts(lines);
  if (!first || !second) throw new Error('Two lines became fewer.');
  const drafts = [
    { ...first, text: ' ' },
    { ...second, price: 'x' },
  ];
  expect([...findLineProblems(drafts)]).toEqual([
    [0, { text: 'Say what the line is for' }],
    [2, { price: 'Enter pounds, such as 120.50' }],
  ]);
});
