import { isStopWord, readTerms } from './terms.ts';

/** Stop words count a little less than others in the likeness of two wordings. */
const stopWordShare = 0.8;
/** Two words and more can be a question without their stop words: "weekend fitting". */
const minKeyTerms = 2;

/** The wordings of all answers; an answer is known by its place in the list. */
export class Wordings {
  readonly #numbers = new Map<string, number>();
  /** Inverse document frequency of each term, by its number. */
  readonly #weights: number[];
  /** Its square, as it counts in the likeness of wordings. */
  readonly #squares: number[];
  readonly #unknownWeight: number;
  /** Weight of a term that a single answer has. */
  readonly rareWeight: number;
  /** The terms of each wording of each answer, as numbers: they need a tenth of the memory. */
  readonly #byAnswer: number[][][];
  readonly #exact = new Map<string, number>();
  /** The same without stop words; undefined where several answers share the other words. */
  readonly #withoutStopWords = new Map<string, number | undefined>();

  constructor(byAnswer: readonly (readonly string[])[]) {
    this.#byAnswer = byAnswer.map((wordings, answer) =>
      wordings.map((wording) => this.#add(readTerms(wording), answer)),
    );
    const weigh = (answers: number) => Math.log(1 + byAnswer.length / (answers + 0.5));
    this.#unknownWeight = weigh(0);
    this.rareWeight = weigh(1);
    const counts = new Array<number>(this.#numbers.size).fill(0);
    for (const wordings of this.#byAnswer)
      for (const number of new Set(wordings.flat())) counts[number] = (counts[number] ?? 0) + 1;
    this.#weights = counts.map(weigh);
    this.#squares = Array.from(this.#numbers.keys(), (term) => this.#squareOf(term));
  }

  /** The answer that has a text as a wording, word for word or but for its stop words. */
  findSame(terms: readonly string[]): number | undefined {
    if (terms.length === 0) return undefined;
    const exact = this.#exact.get(terms.join(' '));
    if (exact !== undefined) return exact;
    const telling = terms.filter((term) => !isStopWord(term));
    return telling.length < minKeyTerms ? undefined : this.#withoutStopWords.get(telling.join(' '));
  }

  has(term: string): boolean {
    return this.#numbers.has(term);
  }

  /** How much a term tells: the more, the fewer answers have it. */
  weightOf(term: string): number {
    return this.#weights[this.#numbers.get(term) ?? -1] ?? this.#unknownWeight;
  }

  /** Cosine of a text and the nearest wording of an answer, 0 to 1. */
  likenessOf(terms: ReadonlySet<string>, answer: number): number {
    const known = new Set<number | undefined>();
    let length = 0;
    for (const term of terms) {
      known.add(this.#numbers.get(term));
      length += this.#squareOf(term);
    }
    let max = 0;
    for (const wording of this.#byAnswer[answer] ?? []) {
      let shared = 0;
      let all = 0;
      for (const number of wording) {
        const square = this.#squares[number] ?? 0;
        all += square;
        if (known.has(number)) shared += square;
      }
      if (shared > 0) max = Math.max(max, shared / Math.sqrt(length * all));
    }
    return max;
  }

  /** @returns the numbers of the terms */
  #add(terms: readonly string[], answer: number): number[] {
    const exact = terms.join(' ');
    if (!this.#exact.has(exact)) this.#exact.set(exact, answer);
    const key = terms.filter((term) => !isStopWord(term)).join(' ');
    const isOwn = !this.#withoutStopWords.has(key) || this.#withoutStopWords.get(key) === answer;
    this.#withoutStopWords.set(key, isOwn ? answer : undefined);
    return Array.from(new Set(terms), (term) => {
      const number = this.#numbers.get(term) ?? this.#numbers.size;
      this.#numbers.set(term, number);
      return number;
    });
  }

  #squareOf(term: string): number {
    return (this.weightOf(term) * (isStopWord(term) ? stopWordShare : 1)) ** 2;
  }
}
