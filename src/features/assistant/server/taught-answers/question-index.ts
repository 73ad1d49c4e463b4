import { isSmallWord } from '../conversation/words/small-words.ts';
import { findFlooring } from '../nlu/entities/find-floor.ts';
import type { Flooring } from '../nlu/parsed-message.ts';
import { isEnglishWord } from '../nlu/text/dictionary.ts';
import { forgivenSlips, isNearly } from '../nlu/text/spelling.ts';
import { readTokens, tidyText } from '../nlu/text/tokenize.ts';
import { type Features, featuresOf, readWords, stemOf, tellingWords } from './question-features.ts';
import { synonymsOf } from './synonyms.ts';
import type { ReadTopics } from './topic-model.ts';

/** `id`: by which the topic was learnt, where it was. */
type Asked = { id?: string; question: string; alsoAsked: readonly string[] };

/** A topic that may answer a text. `likeness` runs from 0 (nothing in common) to 1 (the same words). */
export type Match<T> = { found: T; likeness: number };

/** What a text may refer to without saying it. */
export type Around = {
  /** The question answered last. */
  question?: string | undefined;
  /** The floor spoken of. */
  floor?: string | undefined;
};

type Vector = { weights: ReadonlyMap<string, number>; length: number };
/** A way to ask about a topic, by its number. */
type Wording = { topic: number; length: number; flooring: Flooring | undefined };
/** Where a feature occurs. */
type Occurrences = {
  /** How much the feature weighs in each wording, by the wording's number. */
  wordings: Map<number, number>;
  /** Of each topic that has it, the share of the topic's wordings that have it. */
  shares: Map<number, number>;
};

/** How much the best wording of a topic counts, against the second and the third best. */
const rankShares = [0.8, 0.12, 0.08];
/** How much the best wordings count, against the words of all wordings together. */
const wordingsShare = 0.6;
/** A word that this share of the wordings has belongs to the topic as surely as any. */
const fullShare = 0.2;
/** What is left of the likeness where none of the telling words is the topic's. */
const minTold = 0.5;
/** The share of the telling words that is enough: people say more than they ask. */
const enoughTold = 0.75;
const maxMatches = 5;
/** How much a word counts that is not in the text but in what it refers to. */
const aroundWeight = 0.5;
/** The same for what was learnt, where the text names nothing itself: "how come?" */
const aroundOfNameless = 0.8;
/** A text with more telling words than that refers to nothing. */
const maxReferring = 3;
/** A word of no topic counts like one of so many topics. */
const unknownTopics = 6;

/**
 * Finds the taught answers whose questions, in any of their wordings, come nearest to a text. A word or pair of words
 * counts the more the fewer topics have it. For topics that were learnt, what was learnt counts as well.
 */
export class QuestionIndex<T extends Asked> {
  readonly #taught: readonly T[];
  readonly #wordings: Wording[] = [];
  readonly #occurrences = new Map<string, Occurrences>();
  readonly #weights = new Map<string, number>();
  readonly #words = new Set<string>();
  readonly #unknownWeight: number;
  readonly #readTopics: ReadTopics | undefined;

  /** @param readTopics what was learnt of some of the topics */
  constructor(taught: readonly T[], readTopics?: ReadTopics) {
    this.#taught = taught;
    this.#readTopics = readTopics;
    this.#unknownWeight = Math.log(1 + taught.length / unknownTopics);
    const contents = taught.map(({ question, alsoAsked }) =>
      [question, ...alsoAsked].map((text) => ({ features: this.#learn(text), text })),
    );
    const counts = new Map<string, number>();
    for (const all of contents)
      for (const name of new Set(all.flatMap(({ features }) => [...features.keys()])))
        counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, count] of counts)
      this.#weights.set(name, Math.log(1 + taught.length / count));
    for (const [topic, all] of contents.entries())
      for (const { features, text } of all) this.#add(topic, features, text, 1 / all.length);
  }

  /** The topics that a text may ask about, the likeliest first. */
  rank(text: string, around: Around = {}): Match<T>[] {
    const words = readWords(text).map((word) => this.#knownAs(word));
    const features = withReference(words, around);
    const asked = this.#weigh(features);
    if (asked.length === 0) return [];
    const pointed = pointing.test(text) ? kindOf(around.floor) : undefined;
    const ofWordings = this.#compareWordings(asked, flooringOf(text) ?? pointed);
    const covered = this.#cover(asked);
    const tellingOnes = tellingWords(words);
    const refers = around.question !== undefined && tellingOnes.length <= maxReferring;
    const telling = refers ? [] : this.#weighTelling(tellingOnes);
    const likenessOfWords = (topic: number) =>
      likenessOf(ofWordings.get(topic) ?? [], covered.get(topic) ?? 0) *
      this.#shareTold(telling, topic);
    const isNameless = tellingOnes.length === 0;
    // "Both": what names nothing and refers to nothing asks about no topic the more for what was learnt.
    const added = isNameless && around.question === undefined ? 0 : maxAdded;
    const learnt = this.#readTopics?.(
      words,
      isNameless ? withReference(words, around, aroundOfNameless) : features,
    );
    const sure = 1 - doubtOfUnknown * this.#shareUnknown(tellingOnes);
    return (learnt ? [...this.#taught.keys()] : [...covered.keys()])
      .map((topic) => {
        const found = this.#taught[topic] as T;
        const likeness = likenessOfWords(topic);
        const share = found.id === undefined ? undefined : learnt?.(found.id);
        return {
          found,
          likeness: share === undefined ? likeness : withLearnt(likeness, share, { sure, added }),
        };
      })
      .filter(({ likeness }) => likeness > 0)
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, maxMatches);
  }

  /** Whether all words of a text that tell what it is about are among those of a topic's wordings. */
  hasItsWords(found: T, text: string): boolean {
    const topic = this.#taught.indexOf(found);
    return this.#weighTelling(
      tellingWords(readWords(text).map((word) => this.#knownAs(word))),
    ).every(({ names }) => names.some((name) => this.#occurrences.get(name)?.shares.has(topic)));
  }

  #learn(text: string): Features {
    const words = readWords(text);
    for (const word of words) this.#words.add(word);
    return featuresOf(words);
  }

  #add(topic: number, features: Features, text: string, share: number) {
    const { weights, length } = this.#weigh(features);
    const number = this.#wordings.push({ topic, length, flooring: flooringOf(text) }) - 1;
    for (const [name, weight] of weights) {
      const found = this.#occurrences.get(name) ?? { wordings: new Map(), shares: new Map() };
      found.wordings.set(number, weight);
      found.shares.set(topic, (found.shares.get(topic) ?? 0) + share);
      this.#occurrences.set(name, found);
    }
  }

  /** How near the wordings of each topic come, by the cosine. */
  #compareWordings(asked: Vector, flooring: Flooring | undefined): Map<number, number[]> {
    const products = new Map<number, number>();
    for (const [name, weight] of asked.weights)
      for (const [number, other] of this.#occurrences.get(name)?.wordings ?? [])
        products.set(number, (products.get(number) ?? 0) + weight * other);
    const byTopic = new Map<number, number[]>();
    for (const [number, product] of products) {
      const wording = this.#wordings[number] as Wording;
      if (wording.flooring && flooring && wording.flooring !== flooring) continue;
      const cosine = product / (asked.length * wording.length);
      const known = byTopic.get(wording.topic);
      if (known) known.push(cosine);
      else byTopic.set(wording.topic, [cosine]);
    }
    return byTopic;
  }

  /** The share of the text that the words of all of a topic's wordings cover. */
  #cover(asked: Vector): Map<number, number> {
    const covered = new Map<number, number>();
    for (const [name, weight] of asked.weights)
      for (const [topic, share] of this.#occurrences.get(name)?.shares ?? [])
        covered.set(
          topic,
          (covered.get(topic) ?? 0) +
            (weight / asked.length) ** 2 * Math.min(1, Math.sqrt(share / fullShare)),
        );
    return covered;
  }

  /** The words of a text that tell what it is about, with what they mean in the trade, and how much each tells. */
  #weighTelling(telling: readonly string[]): { names: string[]; weight: number }[] {
    return telling.map((word) => {
      const stem = stemOf(word);
      return {
        names: [stem, ...synonymsOf(stem).map((group) => `+${group}`)],
        weight: this.#weights.get(stem) ?? this.#unknownWeight,
      };
    });
  }

  /** From `minTold`, where a topic has none of the words that tell, to 1, where it has them all. */
  #shareTold(telling: readonly { names: string[]; weight: number }[], topic: number): number {
    let all = 0;
    let told = 0;
    for (const { names, weight } of telling) {
      all += weight;
      if (names.some((name) => this.#occurrences.get(name)?.shares.has(topic))) told += weight;
    }
    return all === 0 ? 1 : minTold + (1 - minTold) * Math.min(1, told / all / enoughTold);
  }

  /** The share of the telling words that no wording of any topic has. */
  #shareUnknown(telling: readonly string[]): number {
    const unknown = telling.filter((word) => !this.#occurrences.has(stemOf(word)));
    return unknown.length / Math.max(1, telling.length);
  }

  #weigh(features: Features): Vector {
    const weights = new Map<string, number>();
    let squares = 0;
    for (const [name, share] of features) {
      const weight = share * (this.#weights.get(name) ?? (isWord(name) ? this.#unknownWeight : 0));
      if (weight === 0) continue;
      weights.set(name, weight);
      squares += weight * weight;
    }
    return { weights, length: Math.sqrt(squares) };
  }

  /** The word as the topics spell it. */
  #knownAs(word: string): string {
    const slips = forgivenSlips(word.length);
    if (this.#words.has(word) || slips === 0 || isSmallWord(word) || isEnglishWord(word))
      return word;
    for (const known of this.#words)
      if (known[0] === word[0] && isNearly(word, known, slips)) return known;
    return word;
  }
}

/** How the likeness of words and the logarithm of a learnt probability add up. */
const learntSum = { all: 0.65, likeness: 0.465, logarithm: 0.161 };
const minShare = 1e-4;
/** How much is taken off where no telling word is known: pieces of unknown words look like those of known ones. */
const doubtOfUnknown = 0.7;
/** What was learnt makes no topic much surer than its words do: what few words bear out leads no further than a guess. */
const maxAdded = 0.25;
/** Nor does it make one so sure that it goes before a visit, a price or a list of floors that the words ask for. */
const maxLearnt = 0.69;
/** The words of a wording are enough by themselves. */
const sameWords = 0.9;

/**
 * The likeness of the words together with the probability that was learnt. A logistic regression over 1,825 ways to
 * ask that neither had seen gave the sum: at each value the topic is right as often as at the same likeness of words
 * alone, so that what is sure enough stays the same.
 */
function withLearnt(
  likeness: number,
  share: number,
  { sure, added }: { sure: number; added: number },
): number {
  const { all, likeness: ofWords, logarithm } = learntSum;
  const sum = all + ofWords * likeness + logarithm * Math.log(share + minShare);
  const max = Math.min(likeness + added, Math.max(likeness, maxLearnt));
  return Math.max(likeness >= sameWords ? likeness : 0, Math.min(max, sum * sure));
}

/** Whether a feature is a word, neither a pair, nor a group of synonyms, nor a number. */
const isWord = (name: string) => /^\p{L}+$/u.test(name);

/** A short text's features, with the words of what it may refer to. */
function withReference(
  words: readonly string[],
  { question, floor }: Around,
  share = aroundWeight,
): Features {
  const own = featuresOf(words);
  if (tellingWords(words).length > maxReferring) return own;
  const features = new Map(own);
  for (const [name, weight] of featuresOf(
    tellingWords(readWords(`${question ?? ''} ${floor ?? ''}`)),
  ))
    if (!features.has(name)) features.set(name, weight * share);
  return features;
}

/** "Is it ok with underfloor heating?" asks of the floor spoken of. */
const pointing = /\b(?:it|that|this|they|them|these|those)\b/i;
const kindOf = (floor: string | undefined): Flooring | undefined =>
  floor === 'carpet' || floor === 'laminate' || floor === 'lvt' || floor === 'vinyl'
    ? floor
    : undefined;

const flooringOf = (text: string) => findFlooring(readTokens(tidyText(text)));

/** Of the cosines of a topic's wordings, and of the share that all its words cover. */
function likenessOf(cosines: number[], covered: number): number {
  const best = cosines.sort((one, other) => other - one);
  const ofWordings = rankShares.reduce((sum, share, at) => sum + share * (best[at] ?? 0), 0);
  const blend = wordingsShare * ofWordings + (1 - wordingsShare) * covered;
  // A wording that is nearly the same leaves no doubt, however few others are like it.
  return Math.max(blend, (best[0] ?? 0) ** 2);
}
