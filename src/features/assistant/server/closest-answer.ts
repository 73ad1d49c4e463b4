import { readFeatures, wordsOf } from './understanding/features.ts';
import { readTokens, tidyText } from './understanding/tokens.ts';

/** From this likeness on a taught answer is used although Adam has one of his own. */
export const surelyAlike = 0.65;
/** From this likeness on it is used where he has none. */
export const alike = 0.5;

type Asked = { question: string };

/** The taught question most like a message, from 0 (nothing in common) to 1 (the same words); undefined where there is none. */
export function findClosest<T extends Asked>(
  text: string,
  taught: readonly T[],
): { found: T; likeness: number } | undefined {
  const wanted = weigh(text);
  let best: { found: T; likeness: number } | undefined;
  for (const found of taught) {
    const likeness = compare(wanted, weighTaught(found.question));
    if (likeness > (best?.likeness ?? 0)) best = { found, likeness };
  }
  return best;
}

const mostKept = 2_000;
const kept = new Map<string, Map<number, number>>();

/** Every message is compared with every taught question: those are weighed once. */
function weighTaught(question: string): Map<number, number> {
  const known = kept.get(question);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const weights = weigh(question);
  kept.set(question, weights);
  return weights;
}

function weigh(text: string): Map<number, number> {
  const { slots, weights } = readFeatures(wordsOf(readTokens(tidyText(text))));
  return new Map([...slots].map((slot, i) => [slot, weights[i] ?? 0]));
}

/** The cosine of two vectors of length one. */
function compare(one: Map<number, number>, other: Map<number, number>): number {
  let sum = 0;
  for (const [slot, weight] of one) sum += weight * (other.get(slot) ?? 0);
  return sum;
}
