import { expect, it } from 'vitest';
import { readBudget } from './read-budget.ts';
import { readMaxRate } from './read-rate.ts';

it.each([
  ['is there a waterproof one instead then? under 15 quid a metre', 15],
  ['no more than £12.50 per m2', 12.5],
  ['up to 20 a square metre', 20],
  ['the £15 is my budget per square metre', 15],
  ['my budget is 15 per sqm', 15],
  ['max £18/m²', 18],
])('"%s" limits the price of a floor to %d pounds per m²', (text, pounds) => {
  expect(readMaxRate(text)).toBe(pounds);
  expect(readBudget(text)).toBeUndefined();
});

it.each(['under 4 m wide', 'is it 25.99 a metre', 'under 500 quid', 'fitting is £15 per m²'])(
  '"%s" limits none',
  (text) => {
    expect(readMaxRate(text)).toBeUndefined();
  },
);
