import { wordsOf } from './nlu/classifier/features.ts';
import { findFlooring } from './nlu/entities/find-floor.ts';
import type { Flooring } from './nlu/parsed-message.ts';
import { forgivenSlips, isNearly } from './nlu/text/spelling.ts';
import { readTokens, tidyText } from './nlu/text/tokenize.ts';

/** Similarity from which a taught answer takes precedence over a confident intent. */
export const decisiveLikeness = 0.8;
/** Similarity from which it is used when the intent is not confident. */
export const usableLikeness = 0.7;

type Asked = { question: string };
type Content = { words: ReadonlySet<string>; flooring: Flooring | undefined };

/** The most similar taught question with its similarity, from 0 (no common word) to 1 (same words). */
export function findClosest<T extends Asked>(
  text: string,
  taught: readonly T[],
): { found: T; likeness: number } | undefined {
  const wanted = findDescriptive(text);
  let best: { found: T; likeness: number } | undefined;
  for (const found of taught) {
    const likeness = compare(contentOfTaught(found.question), wanted);
    if (likeness > (best?.likeness ?? 0)) best = { found, likeness };
  }
  return best;
}

const maxCached = 2_000;
const cache = new Map<string, Content>();

/** Cached, since every message is compared with every taught question. */
function contentOfTaught(question: string): Content {
  const known = cache.get(question);
  if (known) return known;
  if (cache.size >= maxCached) cache.clear();
  const content = findDescriptive(question);
  cache.set(question, content);
  return content;
}

const smallWords = new Set(
  'a an and any are at be been by can could did do does fit fitted for from get give go had has have he how i if in is it its just lay me my need no not of off ok okay on or our out please s she so some t than that the their them then there these they this those to too u under up us want was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The content words of a question; all of its words if it has none. */
function findDescriptive(text: string): Content {
  const tokens = readTokens(tidyText(text));
  const all = wordsOf(tokens.filter(({ kind }) => kind !== 'mark')).map(withoutPlural);
  const content = all.filter((word) => !smallWords.has(word));
  return {
    words: new Set(content.length > 0 ? content : all),
    flooring: findFlooring(tokens),
  };
}

const withoutPlural = (word: string) => (word.length > 3 ? word.replace(/e?s$/, '') : word);

/** Dice coefficient of the words, allowing for misspellings; 0 if they name different kinds of floor. */
function compare(taught: Content, asked: Content): number {
  if (taught.flooring && asked.flooring && taught.flooring !== asked.flooring) return 0;
  const all = taught.words.size + asked.words.size;
  // A long message about many things cannot reach the threshold.
  if (2 * taught.words.size < usableLikeness * all) return 0;
  const shared = [...taught.words].filter((word) => isAmong(word, asked.words)).length;
  return all === 0 ? 0 : (2 * shared) / all;
}

const isAmong = (word: string, words: ReadonlySet<string>) =>
  words.has(word) || [...words].some((other) => isNearly(word, other, forgivenSlips(word.length)));
