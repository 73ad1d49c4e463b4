import { kindsStated, readFeatures, wordsOf } from './classifier/features.ts';
import { type Intent, intents } from './classifier/intents.ts';
import { loadModel } from './classifier/load-model.ts';
import { scoreIntents } from './classifier/model.ts';
import { parseEntities } from './entities/parse-entities.ts';
import type { ParsedMessage, Surroundings } from './parsed-message.ts';
import { readTokens, tidyText } from './text/tokenize.ts';

/** From this confidence on the intent is taken for granted; below, the likeliest are offered. */
export const confidenceThreshold = 0.35;

/** What a visitor wants and has stated. The same answer for the same words; no text makes it fail. */
export function parseMessage(text: string, around: Surroundings): ParsedMessage {
  const tidy = tidyText(text);
  const tokens = readTokens(tidy);
  const slots = parseEntities(tidy, tokens, around);
  const likely = scoreIntents(loadModel(), readFeatures(wordsOf(tokens), kindsStated(slots)));
  return { ...weighUp(likely), slots };
}

/** What to make of how likely each intent is, in the order of `intents`. */
export function weighUp(likely: Float64Array): Omit<ParsedMessage, 'slots'> {
  const ranked = intents
    .map((intent, at): [Intent, number] => [intent, likely[at] as number])
    .sort(([, one], [, other]) => other - one);
  const [intent, likelihood] = ranked[0] as [Intent, number];
  return {
    intent,
    confidence: Math.max(0, likelihood - rivalry(ranked)),
    ranking: ranked.map(([name]) => name),
  };
}

/** Misreading these costs the visitor or the firm most. */
const costly: readonly Intent[] = [
  'price',
  'estimate',
  'book',
  'change_booking',
  'slots',
  'person',
  'complaint',
];
/** Answering with these what was no such wish is worse than asking back. */
const weighty: readonly Intent[] = ['book', 'person'];

/** So much more a dear mistake counts than another. */
const dearness = 3;

/** How likely the strongest rival of the likeliest intent is, more where it would be dear to pass it over. */
function rivalry([first, ...rivals]: readonly [Intent, number][]): number {
  const isWeighty = first !== undefined && weighty.includes(first[0]);
  const weighed = rivals.map(
    ([name, share]) => share * (isWeighty || costly.includes(name) ? dearness : 1),
  );
  return Math.max(...weighed);
}
