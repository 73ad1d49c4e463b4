import type { PriceRule } from '../../../prices/bulk-rule.ts';
import type { PriceChangeInput } from '../../../prices/contract.ts';

/** A price of the price book that can change with the products'. */
export type BookChoice = { name: string; label: string };

/** The form of a change of several prices, as typed. */
export type ChangeDraft = {
  percent: string;
  add: string;
  rounding: PriceRule['rounding'];
  reduced: PriceRule['reduced'];
  start: 'now' | 'later';
  day: string;
  time: string;
  bookPrices: string[];
};

export const emptyChange: ChangeDraft = {
  percent: '',
  add: '',
  rounding: 'none',
  reduced: 'both',
  start: 'now',
  day: '',
  time: '00:00',
  bookPrices: [],
};

/** What is typed as a number: 0 for nothing, NaN for what is no number. */
const numberOf = (text: string) => (text.trim() === '' ? 0 : Number(text.trim().replace('−', '-')));

/** The request of a draft, or the field that is wrong with what is wrong. */
export function readChange(
  draft: ChangeDraft,
  products: PriceChangeInput['products'],
): PriceChangeInput | { field: 'percent' | 'add' | 'day'; message: string } {
  const { rounding, reduced, bookPrices, day, time } = draft;
  const [percent, add] = [numberOf(draft.percent), numberOf(draft.add)];
  if (Number.isNaN(percent)) return { field: 'percent', message: 'must be a number, such as 4.' };
  if (Number.isNaN(add)) return { field: 'add', message: 'must be pounds, such as 1.50.' };
  if (draft.start === 'later' && !day) return { field: 'day', message: 'Choose a day.' };
  const startsAt = draft.start === 'later' ? { day, time: time || '00:00' } : null;
  return { products, percent, add, rounding, reduced, bookPrices, startsAt };
}
