import { stemmer } from 'stemmer';
import { toPlainText } from '../conversation/words/plain-text.ts';
import { isSmallWord } from '../conversation/words/small-words.ts';
import { wordsOf } from '../nlu/classifier/features.ts';
import { readTokens, tidyText } from '../nlu/text/tokenize.ts';
import { synonymsOf } from './synonyms.ts';

/** How much each feature of a text counts, by its name. */
export type Features = ReadonlyMap<string, number>;

const smallWeight = 0.6;
const pairWeight = 0.7;
const pairOfSmallShare = 0.6;
const gapShare = 0.4;
const synonymWeight = 0.6;
const maxWords = 60;

/** A damp mop is none of a damp base's. */
const wetTool = /\bdamp(?= (?:mop|cloth|duster|sponge))/gi;

/** The words of a text in plain spelling. */
export const readWords = (text: string): string[] =>
  readTokens(tidyText(toPlainText(text.replace(/\b1st\b/gi, 'first').replace(wetTool, 'wet'))))
    .filter(({ kind }) => kind !== 'mark')
    .flatMap((token) => (token.kind === 'number' ? [token.text] : wordsOf([token])))
    .slice(0, maxWords);

/** The words that tell what a text is about. */
export const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word) => !isSmallWord(word));

/** Words that lose their meaning with their ending. */
const whole: Record<string, string> = {
  evening: 'evening',
  evenings: 'evening',
  boxing: 'boxing',
};

const stems = new Map<string, string>();
/** The words of all starting answers, and those of many messages. */
const maxStems = 20_000;

/** The stem of a word, by which its forms are one feature. Kept, as the same few words are asked for again and again. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = Object.hasOwn(whole, word) ? (whole[word] as string) : stemmer(word);
  if (stems.size >= maxStems) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** Stems, pairs of stems, and what the words mean in the trade. */
export function featuresOf(words: readonly string[]): Features {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) =>
    features.set(name, Math.max(features.get(name) ?? 0, weight));
  const own = words.map(stemOf);
  for (const [at, word] of words.entries()) {
    const stem = own[at] as string;
    const isSmall = isSmallWord(word);
    add(stem, isSmall ? smallWeight : 1);
    const before = words[at - 1];
    if (before !== undefined) {
      const share = isSmall || isSmallWord(before) ? pairOfSmallShare : 1;
      add(`${own[at - 1]} ${stem}`, pairWeight * share);
    }
    if (at > 1) add(`${own[at - 2]} _ ${stem}`, pairWeight * gapShare);
    for (const group of synonymsOf(stem)) add(`+${group}`, synonymWeight);
  }
  return features;
}
