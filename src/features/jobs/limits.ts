export const limits = {
  options: 3,
  optionName: 100,
  lines: 100,
  text: 300,
  note: 2000,
  reason: 500,
  name: 100,
  /** Of a line, and of what is sent: an appointment holds no more. */
  pence: 100_000_000,
  validityDays: 366,
} as const;
/** Days for which a new quote stands unless somebody says otherwise. */
export const usualValidityDays = 30;
export const quoteStates = ['draft', 'sent', 'accepted', 'declined', 'superseded'] as const;
export type QuoteState = (typeof quoteStates)[number];
