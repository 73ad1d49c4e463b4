import type { Intent } from '#features/assistant/server/understanding/intents.ts';
import { sureFrom } from '#features/assistant/server/understanding/read-message.ts';
import type { Reading } from '#features/assistant/server/understanding/reading.ts';

/** A wrong answer here costs the visitor or the firm most. */
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
  { intent, confidence, suggestions }: Omit<Reading, 'slots'>,
  fits: readonly [Intent, ...Intent[]],
  sure = sureFrom,
): Judgement {
  if (confidence < sure)
    return suggestions.some((name) => fits.includes(name)) ? 'suggested' : 'missed';
  if (fits.includes(intent)) return 'right';
  return costly.includes(fits[0]) || costlyAnswers.includes(intent) ? 'costly' : 'wrong';
}
