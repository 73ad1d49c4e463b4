import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { quoteForm, quoteFormValues } from './quote-form.ts';

const parse = (quotedAmount: string, quoteSent = false) =>
  quoteForm.safeParse({ quotedAmount, quoteSent, notes: ' Two cats ' });

it.each([
  ['£1,250.00', 1250],
  [' 12.5 ', 12.5],
  ['1,000,000', 1_000_000],
  ['', null],
])('an amount typed as %j is %s pounds', (text, pounds) => {
  expect(parse(text).data).toEqual({ quotedAmount: pounds, quoteSent: false, notes: 'Two cats' });
});

it('asks for the amount of a quote that was sent', () => {
  expect(parse('300', true).success).toBe(true);
  expect(parse('', true).error?.issues).toMatchObject([
    { path: ['quotedAmount'], message: 'Please enter the amount that you sent' },
  ]);
});

it.each([
  ['12.345', 'Please enter an amount in pounds, such as 1250.00'],
  ['-1', 'Please enter an amount in pounds, such as 1250.00'],
  ['12,50', 'Please enter an amount in pounds, such as 1250.00'],
  ['1.250,50', 'Please enter an amount in pounds, such as 1250.00'],
  ['1,25,000', 'Please enter an amount in pounds, such as 1250.00'],
  ['a lot', 'Please enter an amount in pounds, such as 1250.00'],
  [String(limits.quotedPounds + 1), /^must be from £0 to £[\d,]+, with at most two decimals\.$/],
])('the amount %j has an error message', (text, message) => {
  expect(parse(text).error?.issues).toMatchObject([{ path: ['quotedAmount'] }]);
  expect(parse(text).error?.issues[0]?.message).toMatch(message);
});

it.each([
  [null, null, ''],
  [null, 1250.5, '1250.50'],
  [0, 1250.5, '0.00'],
  [300, 1250.5, '300.00'],
])('begins with the amount %s, or the measured %s, as "%s"', (quotedAmount, totalCost, typed) => {
  const measured = totalCost === null ? null : { totalCost };
  expect(quoteFormValues({ quotedAmount, quoteSent: false, measured, notes: null })).toEqual({
    quotedAmount: typed,
    quoteSent: false,
    notes: '',
  });
});
