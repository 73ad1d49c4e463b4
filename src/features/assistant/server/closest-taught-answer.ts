import { wordsOf } from './nlu/classifier/features.ts';
import { findFlooring } from './nlu/entities/find-floor.ts';
import type { Flooring } from './nlu/parsed-message.ts';
import { forgivenSlips, isNearly } from './nlu/text/spelling.ts';
import { readTokens, tidyText } from './nlu/text/tokenize.ts';

/** From this likeness on a taught answer is used although Adam has one of his own. */
export const surelyAlike = 0.8;
/** From this likeness on it is used where he has none. */
export const alike = 0.7;

type Asked = { question: string };
type Telling = { words: ReadonlySet<string>; flooring: Flooring | undefined };

/** The taught question most like a message, from 0 (nothing in common) to 1 (the same words); undefined where there is none. */
export function findClosest<T extends Asked>(
  text: string,
  taught: readonly T[],
): { found: T; likeness: number } | undefined {
  const wanted = findDescriptive(text);
  let best: { found: T; likeness: number } | undefined;
  for (const found of taught) {
    const likeness = compare(tellingOfTaught(found.question), wanted);
    if (likeness > (best?.likeness ?? 0)) best = { found, likeness };
  }
  return best;
}

const maxKept = 2_000;
const kept = new Map<string, Telling>();

/** Every message is compared with every taught question: those are read once. */
function tellingOfTaught(question: string): Telling {
  const known = kept.get(question);
  if (known) return known;
  if (kept.size >= maxKept) kept.clear();
  const telling = findDescriptive(question);
  kept.set(question, telling);
  return telling;
}

const smallWords = new Set(
  'a an and any are at be been by can could did do does fit fitted for from get give go had has have he how i if in is it its just lay me my need no not of off ok okay on or our out please s she so some t than that the their them then there these they this those to too u under up us want was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The words that carry a question; all of them where none does. */
function findDescriptive(text: string): Telling {
  const tokens = readTokens(tidyText(text));
  const all = wordsOf(tokens.filter(({ kind }) => kind !== 'mark')).map(withoutPlural);
  const telling = all.filter((word) => !smallWords.has(word));
  return {
    words: new Set(telling.length > 0 ? telling : all),
    flooring: findFlooring(tokens),
  };
}

const withoutPlural = (word: string) => (word.length > 3 ? word.replace(/e?s$/, '') : word);

/** The share of words that each question has in common with the other; none where they are about two kinds of floor. */
function compare(taught: Telling, asked: Telling): number {
  if (taught.flooring && asked.flooring && taught.flooring !== asked.flooring) return 0;
  const all = taught.words.size + asked.words.size;
  // A long message about many things is no such question.
  if (2 * taught.words.size < alike * all) return 0;
  const shared = [...taught.words].filter((word) => isAmong(word, asked.words)).length;
  return all === 0 ? 0 : (2 * shared) / all;
}

const isAmong = (word: string, words: ReadonlySet<string>) =>
  words.has(word) || [...words].some((other) => isNearly(word, other, forgivenSlips(word.length)));
