import type { Intent } from '#features/assistant/server/nlu/classifier/intents.ts';
import { confidenceThreshold } from '#features/assistant/server/nlu/parse-message.ts';
import type { ParsedMessage } from '#features/assistant/server/nlu/parsed-message.ts';

/**
 * A wrong answer here costs the visitor or the firm most. Not the reader's own list: who tunes that may not
 * move the measure with it.
 */
const costly: readonly Intent[] = [
  'price',
  'estimate',
  'book',
  'change_booking',
  'slots',
  'person',
  'complaint',
];
const costlyAnswers: readonly Intent[] = ['book', 'person'];

export type Judgement = 'right' | 'suggested' | 'missed' | 'wrong' | 'costly';

/** What a reading is worth to who meant one of `fits`, the first of them above all. */
export function judge(
  reading: Omit<ParsedMessage, 'slots'>,
  fits: readonly [Intent, ...Intent[]],
  sure = confidenceThreshold,
): Judgement {
  const { intent, confidence } = reading;
  if (confidence < sure) return isNear(reading, fits) ? 'suggested' : 'missed';
  if (fits.includes(intent)) return 'right';
  return costly.includes(fits[0]) || costlyAnswers.includes(intent) ? 'costly' : 'wrong';
}

const maxNear = 3;

/** Whether the right thing is among the likeliest of a reading that is not sure. */
const isNear = ({ ranking }: Omit<ParsedMessage, 'slots'>, fits: readonly Intent[]) =>
  fits.some((intent) => ranking.slice(0, maxNear).includes(intent));
