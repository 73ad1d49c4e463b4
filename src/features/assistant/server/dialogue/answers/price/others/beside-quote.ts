import { formatPence, toPence } from '#platform/units/pounds.ts';
import { readOtherQuote } from '../../../../conversation/read-budget.ts';
import type { Turn } from '../../../../turn.ts';
import { sumOf } from '../../../pricing/price-job.ts';

/** How a price that was told stands beside what the customer was quoted by another firm. */
export function answerBesideOther({ record, evidence }: Turn): string[] {
  const quoted = readOtherQuote(record.heard ?? []);
  if (quoted === undefined) return [];
  const ours = sumOf(record.priced);
  const gap = ours - toPence(quoted);
  const beside = `the ${formatPence(toPence(quoted))} you were quoted`;
  const lines =
    gap === 0
      ? [`Ours comes to the same as ${beside}.`]
      : [
          `Ours is ${formatPence(Math.abs(gap))} ${gap < 0 ? 'less' : 'more'} than ${beside}: ${formatPence(ours)}.`,
          'It’s worth asking whether theirs is all in: underlay, fitting and VAT.',
        ];
  evidence.push(...lines);
  return lines;
}
