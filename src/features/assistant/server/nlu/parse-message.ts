import { kindsStated, readFeatures, wordsOf } from './classifier/features.ts';
import { type Intent, intents } from './classifier/intents.ts';
import { loadModel } from './classifier/load-model.ts';
import { scoreLabels } from './classifier/model.ts';
import { parseEntities } from './entities/parse-entities.ts';
import type { ParsedMessage, Surroundings } from './parsed-message.ts';
import { readTokens, tidyText } from './text/tokenize.ts';

/** Confidence from which the intent is acted on; below it the most likely ones are offered. */
export const confidenceThreshold = 0.35;

/** Parses a message into intents and entities. Deterministic; never throws, whatever the text. */
export function parseMessage(text: string, around: Surroundings): ParsedMessage {
  const tidy = tidyText(text);
  const tokens = readTokens(tidy);
  const slots = parseEntities(tidy, tokens, around);
  const likely = scoreLabels(loadModel(), readFeatures(wordsOf(tokens), kindsStated(slots)));
  return { ...rankIntents(likely), slots };
}

/** Ranks the intents and derives the confidence from their probabilities, given in the order of `intents`. */
export function rankIntents(likely: Float64Array): Omit<ParsedMessage, 'slots'> {
  const ranked = intents
    .map((intent, at): [Intent, number] => [intent, likely[at] as number])
    .sort(([, one], [, other]) => other - one);
  const [intent, likelihood] = ranked[0] as [Intent, number];
  return {
    intent,
    confidence: Math.max(0, likelihood - rivalProbability(ranked)),
    ranking: ranked.map(([name]) => name),
    likelihood,
  };
}

/** Intents that are costly to miss. */
const costlyToMiss: readonly Intent[] = [
  'price',
  'estimate',
  'book',
  'change_booking',
  'slots',
  'person',
  'complaint',
];
/** Intents that are costly to assume: asking back is better than acting on one wrongly. */
const costlyToAssume: readonly Intent[] = ['book', 'person'];

/** Weight of a costly mistake relative to others. */
const mistakeWeight = 3;

/** Probability of the strongest rival of the top intent, weighted where confusing them is costlyToMiss. */
function rivalProbability([first, ...rivals]: readonly [Intent, number][]): number {
  const isCostlyToAssume = first !== undefined && costlyToAssume.includes(first[0]);
  const weighted = rivals.map(
    ([name, share]) =>
      share * (isCostlyToAssume || costlyToMiss.includes(name) ? mistakeWeight : 1),
  );
  return Math.max(...weighted);
}
