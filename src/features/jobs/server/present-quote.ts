import type { Quote } from '../contract.ts';
import { priceQuote, totalQuote } from '../quote-totals.ts';
import type { QuoteRow } from './queries.ts';

/** A quote as the office sees it. */
export function presentQuote(row: QuoteRow): Quote {
  return {
    ...row,
    ...presentOffered(row),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    viewedAt: row.viewedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** What a quote offers, with the prices. */
export const presentOffered = ({ options, chosen }: QuoteRow) => ({
  options: options.map((option) => ({ ...option, ...totalQuote(option.lines) })),
  chosen,
  ...priceQuote({ options, chosen }),
});
