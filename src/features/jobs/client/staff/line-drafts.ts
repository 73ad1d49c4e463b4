import { parsePounds } from '#platform/units/parse-pounds.ts';
import { toPence } from '#platform/units/pounds.ts';
import type { QuoteLine, QuoteOption } from '../../quote-fields.ts';

/** A line in the form, with its price as typed. */
export type LineDraft = Omit<QuoteLine, 'pence'> & { key: number; price: string };

export const toDrafts = (lines: readonly QuoteLine[]): LineDraft[] =>
  lines.map(({ pence, ...line }, key) => ({
    ...line,
    key,
    // A quote begins with one line, whose price is missing; beside others a line may be free.
    price: pence === 0 && lines.length === 1 ? '' : (pence / 100).toFixed(2),
  }));

/** The price in pence, below zero with a minus; undefined for text that is no amount. */
export function readPence(price: string): number | undefined {
  const [, minus, amount = ''] = /^\s*([-−]?)(.*)$/.exec(price) ?? [];
  const pounds = parsePounds(amount);
  if (pounds === null || Number.isNaN(pounds)) return undefined;
  return (minus ? -1 : 1) * toPence(pounds);
}

/** What is wrong with a line, field by field. */
export type LineProblems = { text?: string; price?: string };

/** What is wrong with each line, by its key; empty where all can be stored. */
export function findLineProblems(drafts: readonly LineDraft[]): Map<number, LineProblems> {
  const problems = drafts.map(({ key, text, price }): [number, LineProblems] => [
    key,
    {
      ...(text.trim() === '' && { text: 'Say what the line is for' }),
      ...(readPence(price) === undefined && { price: 'Enter pounds, such as 120.50' }),
    },
  ]);
  return new Map(problems.filter(([, { text, price }]) => text ?? price));
}

/** The lines as they are stored; those that cannot be are left out. */
export const toLines = (drafts: readonly LineDraft[]): QuoteLine[] =>
  drafts.flatMap(({ key: _, price, text, ...line }) => {
    const pence = readPence(price);
    return pence === undefined ? [] : [{ ...line, text: text.trim(), pence }];
  });

/** A choice in the form. */
export type OptionDraft = { key: number; name: string; lines: LineDraft[] };

export const toOptionDrafts = (options: readonly QuoteOption[]): OptionDraft[] =>
  options.map(({ name, lines }, key) => ({ key, name, lines: toDrafts(lines) }));

/** The choices as they are stored; one alone needs no name. */
export const toOptions = (drafts: readonly OptionDraft[]): QuoteOption[] =>
  drafts.map(({ name, lines }) => ({
    name: drafts.length > 1 ? name.trim() : '',
    lines: toLines(lines),
  }));

/** One more choice, with the lines of the last. */
export function addOption(drafts: readonly OptionDraft[]): OptionDraft[] {
  const key = Math.max(...drafts.map((draft) => draft.key)) + 1;
  return [...drafts, { key, name: '', lines: drafts.at(-1)?.lines ?? [] }];
}

/** One more line. */
export function addLine(drafts: readonly LineDraft[]): LineDraft[] {
  const key = Math.max(-1, ...drafts.map((line) => line.key)) + 1;
  const vatPercent = drafts.at(-1)?.vatPercent ?? 20;
  return [...drafts, { key, text: '', price: '', vatPercent, isProvisional: false }];
}
