import { kindsStated, readFeatures, wordsOf } from './features.ts';
import { type Intent, intents } from './intents.ts';
import { loadModel } from './load-model.ts';
import { scoreIntents } from './model.ts';
import { readSlots } from './read-slots.ts';
import type { Reading, Surroundings } from './reading.ts';
import { readTokens, tidyText } from './tokens.ts';

/** From this confidence on the intent is taken for granted; below, the suggestions are offered. */
export const sureFrom = 0.25;
const mostSuggestions = 3;

/** What a visitor wants and has stated. The same answer for the same words; no text makes it fail. */
export function readMessage(text: string, around: Surroundings): Reading {
  const tidy = tidyText(text);
  const tokens = readTokens(tidy);
  const slots = readSlots(tidy, tokens, around);
  const likely = scoreIntents(loadModel(), readFeatures(wordsOf(tokens), kindsStated(slots)));
  return { ...weighUp(likely), slots };
}

/** What to make of how likely each intent is, in the order of `intents`. */
export function weighUp(likely: Float64Array): Omit<Reading, 'slots'> {
  const ranked = intents
    .map((intent, at): [Intent, number] => [intent, likely[at] as number])
    .sort(([, one], [, other]) => other - one);
  const [intent, likelihood] = ranked[0] as [Intent, number];
  return {
    intent,
    confidence: Math.max(0, likelihood - danger(ranked)),
    suggestions: ranked.slice(0, mostSuggestions).map(([name]) => name),
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

/** How likely it is that taking the likeliest for granted would be dear, from 0 to 1. */
function danger(ranked: readonly [Intent, number][]): number {
  const [[intent, likelihood], ...rivals] = ranked as [[Intent, number], ...[Intent, number][]];
  if (weighty.includes(intent)) return 1 - likelihood;
  return rivals.reduce((sum, [name, share]) => sum + (costly.includes(name) ? share : 0), 0);
}
