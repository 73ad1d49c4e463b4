import {
  asksUplift,
  describeExtras,
  describeUplift,
  extrasInQuote,
} from '../../../../tools/describe-extras.ts';
import type { Turn } from '../../../../turn.ts';
import { answerMatter } from '../answer-matter.ts';

const unpriced =
  'We price that once we’ve seen it: it’s in your written quote after the free measure, before you decide. The team can talk it through on the phone as well.';

/** What the work beside the fitting costs that a text asks for; taking up the old floor in the sum of the job, if there is one. */
export async function sayWork(turn: Turn, text: string): Promise<string[]> {
  const { record, catalogue } = turn;
  const lines = describeExtras(catalogue.prices, text);
  const isPriced = record.priced.length > 0 && record.priced.every(({ fitted }) => fitted);
  if (!isPriced || !asksUplift(text)) return lines;
  const rate = describeUplift(catalogue.prices);
  return [...(await answerMatter(turn, 'oldFloor')), ...lines.filter((line) => line !== rate)];
}

/** What the work costs that is asked about, or the topic spoken of last. */
export async function answerWork(turn: Turn): Promise<string[]> {
  const { record, message } = turn;
  const told = await sayWork(turn, message.plain);
  const lines = told.length > 0 ? told : await sayWork(turn, record.topic ?? '');
  const isInSum = lines.some((line) => line.includes('in all'));
  return lines.length > 0 ? [...lines, ...(isInSum ? [] : [extrasInQuote])] : [unpriced];
}
