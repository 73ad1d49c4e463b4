import MiniSearch, { type SearchResult } from 'minisearch';
import { fillFields } from '#features/business/text-fields.ts';
import { isNumber, isStopWord, readTerms } from './terms.ts';
import { Wordings } from './wordings.ts';

type Answer = { id: string; question: string; alsoAsked: string[]; answer: string };
/** `clear`: the answer that wins. `close`: up to three others, the likeliest first; empty where the text asks nothing. */
type Found<T> = { clear?: T; close: T[] };
type Candidate = {
  /** Place in the list of answers. */
  at: number;
  /** Rank among the candidates, relative to the best of the search. */
  rank: number;
  /** Score of the search, comparable between indexes of any size. */
  score: number;
  /** Cosine of the text and the nearest wording, 0 to 1. */
  likeness: number;
  /** Share of the telling words that the answer has, 0 to 1. */
  coverage: number;
};

/** Characters of a text that are read. */
const maxText = 500;
/** Results of the search that are compared wording by wording. */
const maxCompared = 8;
const maxClose = 3;
/** How much the nearest wording counts beside the search. */
const likenessShare = 0.6;
/** Lengths of unknown words from which one letter may be wrong, and two. */
const minCorrected = 5;
const minTwoSlips = 6;
/** A word that is only similar to one of the answer's: a slip of an unknown word, or another known word. */
const slipShare = 0.7;
const otherWordShare = 0.3;

/**
 * Logistic regressions over wordings that were left out of the index, and small talk. Confidence: whether the first
 * candidate is the right answer. Relevance: whether a text asks about any topic.
 */
const confidenceWeights = { base: -8.2, margin: 4.5, score: 1.2, likeness: 2.5, coverage: 2 };
const minConfidence = 0.8;
const relevanceWeights = { base: -9.2, score: 2.1, likeness: 5.4, coverage: 1.9 };
const minRelevance = 0.62;
/** Whatever the confidence: what a clear answer must have in common with a text. */
const minLikeness = 0.3;
const minCoverage = 0.4;
/** A wording that is the same but for a word. */
const nearlySame = 0.9;

const searchOptions = {
  boost: { question: 1.5, alsoAsked: 1.5, answer: 0.2 },
  // A word in many wordings of an answer tells more than one in a single wording.
  bm25: { k: 5, b: 0.7, d: 0 },
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  maxFuzzy: 2,
  prefix: (term: string) => term.length > 3,
  weights: { fuzzy: 0.3, prefix: 0.3 },
};

/** Finds the taught answers to a question. Takes about 0.2 s to build for 300 answers with 18,000 wordings. */
export class AnswerIndex<T extends Answer> {
  readonly #answers: readonly T[];
  readonly #wordings: Wordings;
  readonly #search = new MiniSearch<{ id: number }>({
    fields: ['question', 'alsoAsked', 'answer'],
    tokenize: readTerms,
    processTerm: (term) => term,
  });

  /**
   * @param taught with the fields of `fillFields`; those that name what the firm has not are left out
   * @param retired ranges that the shop has no more: answers that name one are left out too
   */
  constructor(taught: readonly T[], retired: readonly string[] = []) {
    const answers = taught.flatMap((one) => fillAnswer(one, retired));
    this.#answers = answers;
    this.#wordings = new Wordings(
      answers.map(({ question, alsoAsked }) => [question, ...alsoAsked]),
    );
    const documents = answers.map(({ question, alsoAsked, answer }, id) => ({
      id,
      question,
      alsoAsked: alsoAsked.join('\n'),
      answer,
    }));
    this.#search.addAll(documents);
  }

  /** The answers that a text may ask for. */
  find(text: string): Found<T> {
    const read = readTerms(text.slice(0, maxText));
    const inOrder = read.map((term) => this.#correct(term));
    const candidates = this.#rank(new Set(inOrder), new Set(read));
    const same = this.#wordings.findSame(inOrder);
    const relevant = candidates.filter(isRelevant);
    const at = same ?? findClear(relevant.length > 0 ? candidates : []);
    const clear = at === undefined ? undefined : this.#answers[at];
    const close = relevant
      .filter((candidate) => candidate.at !== at)
      .slice(0, maxClose)
      .map((candidate) => this.#answers[candidate.at] as T);
    return { ...(clear && { clear }), close };
  }

  /** The likeliest answers, by the search and by their nearest wording. */
  #rank(terms: ReadonlySet<string>, asTyped: ReadonlySet<string>): Candidate[] {
    const telling = [...terms].filter((term) => !isStopWord(term));
    const results = this.#search.search([...terms].join(' '), searchOptions).slice(0, maxCompared);
    const max = results[0]?.score ?? 1;
    return results
      .map((result) => {
        const likeness = this.#wordings.likenessOf(terms, result.id);
        return {
          at: result.id as number,
          rank: result.score / max + likenessShare * likeness,
          score: result.score / this.#wordings.rareWeight,
          likeness,
          coverage: this.#coverageOf(telling, asTyped, result),
        };
      })
      .sort((one, other) => other.rank - one.rank);
  }

  /** An unknown word as the answers spell it, where one is near. */
  #correct(term: string): string {
    if (term.length < minCorrected || this.#wordings.has(term) || isNumber(term)) return term;
    const fuzzy = term.length >= minTwoSlips ? 2 : 1;
    const [best] = this.#search.search(term, { fuzzy });
    const commonest = best?.terms.toSorted(
      (a, b) => this.#wordings.weightOf(a) - this.#wordings.weightOf(b),
    );
    return commonest?.[0] ?? term;
  }

  #coverageOf(
    telling: readonly string[],
    asTyped: ReadonlySet<string>,
    { match, queryTerms }: SearchResult,
  ): number {
    let all = 0;
    let covered = 0;
    for (const term of telling) {
      const weight = this.#wordings.weightOf(term);
      all += weight;
      // Most answers have some number: "4 x 3" asks about none of them.
      if (isNumber(term)) continue;
      if (Object.hasOwn(match, term)) covered += weight * (asTyped.has(term) ? 1 : slipShare);
      else if (queryTerms.includes(term))
        covered += weight * (this.#wordings.has(term) ? otherWordShare : slipShare);
    }
    return all === 0 ? 0 : covered / all;
  }
}

const isRelevant = (candidate: Candidate): boolean =>
  candidate.likeness >= nearlySame || estimate(relevanceWeights, candidate) >= minRelevance;

/** Place of the first candidate's answer if it wins clearly. */
function findClear([first, second]: readonly Candidate[]): number | undefined {
  if (!first || first.likeness < minLikeness || first.coverage < minCoverage) return undefined;
  const margin = 1 - (second?.rank ?? 0) / first.rank;
  const isSure = estimate(confidenceWeights, first, margin) >= minConfidence;
  return isSure ? first.at : undefined;
}

type Weights = { base: number; score: number; likeness: number; coverage: number; margin?: number };

/** Probability by a logistic regression. */
function estimate(weights: Weights, { score, likeness, coverage }: Candidate, margin = 0): number {
  const logOdds =
    weights.base +
    weights.score * Math.log1p(score) +
    weights.likeness * likeness +
    weights.coverage * coverage +
    (weights.margin ?? 0) * margin;
  return 1 / (1 + Math.exp(-logOdds));
}

/** An answer with the firm's facts in it; none where it names what the firm or the shop has not. */
export function fillAnswer<T extends Answer>(taught: T, retired: readonly string[]): T[] {
  const { question, alsoAsked } = taught;
  if (retired.some((name) => taught.answer.includes(name) || question.includes(name))) return [];
  if (![question, taught.answer, ...alsoAsked].some((text) => text.includes('{'))) return [taught];
  const answer = fillFields(taught.answer);
  if (answer === undefined) return [];
  const fill = (text: string) => fillFields(text) ?? text;
  return [{ ...taught, answer, question: fill(question), alsoAsked: alsoAsked.map(fill) }];
}
