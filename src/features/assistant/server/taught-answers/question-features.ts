import { stemmer } from 'stemmer';
import { toPlainText } from '../conversation/plain-text.ts';
import { wordsOf } from '../nlu/classifier/features.ts';
import { readTokens, tidyText } from '../nlu/text/tokenize.ts';
import { synonymsOf } from './synonyms.ts';

/** How much each feature of a text counts, by its name. */
export type Features = ReadonlyMap<string, number>;

/** Words that say little about a topic by themselves. */
const smallWords = new Set(
  'a about after again all also am an and any anyone anything are as at be because been before being but by can come could did do does done down even ever for from get gets getting give go going good got had has have having he hello her here hi him his how i if in into is it its just know like long made make many may me mean might more most much must my need new no not now of off oh ok okay on one ones only or other our out over please put really right said say she should so some someone something still take tell than thank thanks that the their them then there these they thing things think this those though although through till time to too try under until up us use very want was way we well were what when where which while who why will with without would yes yet you your ta thx cheers lol haha hiya hi hey erm hmm btw tbh mate pls please innit bit actually'.split(
    ' ',
  ),
);

const smallWeight = 0.6;
const pairWeight = 0.7;
const pairOfSmallShare = 0.6;
const gapShare = 0.4;
const synonymWeight = 0.6;
const maxWords = 60;

/** The words of a text in plain spelling. */
export const readWords = (text: string): string[] =>
  readTokens(tidyText(toPlainText(text.replace(/\b1st\b/gi, 'first'))))
    .filter(({ kind }) => kind !== 'mark')
    .flatMap((token) => (token.kind === 'number' ? [token.text] : wordsOf([token])))
    .slice(0, maxWords);

/** Whether a word says little about a topic by itself. */
export const isSmallWord = (word: string) => smallWords.has(word);

/** The words that tell what a text is about. */
export const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word) => !smallWords.has(word));

/** Words that lose their meaning with their ending. */
const whole: Record<string, string> = { evening: 'evening', evenings: 'evening' };

/** The stem of a word, by which its forms are one feature. */
export const stemOf = (word: string): string =>
  Object.hasOwn(whole, word) ? (whole[word] as string) : stemmer(word);

/** Stems, pairs of stems, and what the words mean in the trade. */
export function featuresOf(words: readonly string[]): Features {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) =>
    features.set(name, Math.max(features.get(name) ?? 0, weight));
  const stems = words.map(stemOf);
  for (const [at, word] of words.entries()) {
    const stem = stems[at] as string;
    const isSmall = smallWords.has(word);
    add(stem, isSmall ? smallWeight : 1);
    const before = words[at - 1];
    if (before !== undefined) {
      const share = isSmall || smallWords.has(before) ? pairOfSmallShare : 1;
      add(`${stems[at - 1]} ${stem}`, pairWeight * share);
    }
    if (at > 1) add(`${stems[at - 2]} _ ${stem}`, pairWeight * gapShare);
    for (const group of synonymsOf(stem)) add(`+${group}`, synonymWeight);
  }
  return features;
}
