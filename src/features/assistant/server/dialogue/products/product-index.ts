import type { ProductFact } from '../../tools/business-tools.ts';
import { coloursMeant } from '../topics/colours.ts';
import { tellsOf } from '../topics/find-topics.ts';
import { plainWords } from '../topics/plain-words.ts';
import type { FloorTopic } from '../topics/topic.ts';
import { isFloor, productsOfRange, rangeOf } from './match-products.ts';

/** One thing that the catalogue says of a product. */
type Fact = {
  text: string;
  kind: 'sentence' | 'feature' | 'specification';
  /** Of a specification: its name. */
  name?: string;
  stems: ReadonlySet<string>;
  /** Said of another colour of the range, and true of all. */
  isShared: boolean;
};
type Scored = { fact: Fact; score: number };

const smallWords = new Set(
  'a am about all an and any anything are as at be been being but by can cant could did do does doesnt dont for from get give go gone good got had has have having how i if im in into is isnt it its just like look looks looking lot make me more my need no not of off ok on one ones or our out over please put quite really same say so some something sort kind style effect tell than that thats the their them then there these they thing this those to too under up us very want was way we well were what whats when where which while who why will with wont would yes you your floor floors flooring carpet carpets room rooms house'.split(
    ' ',
  ),
);

/** A word without its ending, so that "sheds" and "shedding" are one. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word;
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/(?:ings?|ed|es|s|er|est|ly|y|ish)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/e$/, '');
  return stem.length < 3 ? word : stem;
}

const stemsOf = (text: string) =>
  new Set(
    plainWords(text)
      .replaceAll('.', ' ')
      .split(' ')
      .filter((word) => word.length > 2 && !smallWords.has(word))
      .map(stemOf),
  );

/** Words that make a sentence one of the material, which all colours of a range share. */
const ofMaterial =
  /\b(?:fib(?:re|er)|wool|yarn|pile|polyester|polypropylene|nylon|loops?|twist|velvet|jute|felt|sheet vinyl|joint|water on top|wear layer|AC4|cut end|footprints|stain|bleach|springs|shed|wears)\b/i;
const ofColour = (text: string) =>
  /\b(?:colours? (?:it|is|shows)|plain|tone|sand|mushroom|ochre|ink|buff|golden|red-brown|silvery)\b/i.test(
    text,
  ) ||
  plainWords(text)
    .split(' ')
    .some((word) => coloursMeant(word) !== undefined);

const weightOfTopic = { sentence: 3, feature: 2, specification: 2.5 } as const;
/** Score from which a fact without a topic in common answers a question: two telling words, or a rare one. */
const minLiteral = 2.6;
const maxFacts = 3;

/** The sentences, features and specifications of all products, found by what a question asks. */
export class ProductIndex {
  readonly #products: readonly ProductFact[];
  readonly #facts = new Map<string, Fact[]>();
  /** In how many ranges a word occurs. */
  readonly #ranges = new Map<string, number>();

  constructor(products: readonly ProductFact[]) {
    this.#products = products;
    const own = new Map(products.map((product) => [product.slug, ownFacts(product)]));
    for (const product of products)
      this.#facts.set(product.slug, [
        ...(own.get(product.slug) ?? []),
        ...siblingsOf(product, products).flatMap(({ slug }) =>
          (own.get(slug) ?? [])
            .filter(
              ({ kind, text }) =>
                kind !== 'specification' && ofMaterial.test(text) && !ofColour(text),
            )
            .map((fact) => ({ ...fact, isShared: true })),
        ),
      ]);
    for (const [, ofRange] of Map.groupBy(products, rangeOf))
      for (const stem of new Set(
        ofRange.flatMap(({ slug }) => (own.get(slug) ?? []).flatMap(({ stems }) => [...stems])),
      ))
        this.#ranges.set(stem, (this.#ranges.get(stem) ?? 0) + 1);
  }

  /** What the catalogue says of a product on the topics of a question, or in its words; the best first. */
  find(product: ProductFact, question: string, topics: readonly FloorTopic[]): string[] {
    const asked = this.#telling(question, product);
    const scored = (this.#facts.get(product.slug) ?? []).map((fact) => ({
      fact,
      literal: this.#literal(fact, asked) - (fact.isShared ? 0.5 : 0),
    }));
    const words = stemsOf(question);
    const chosen: Fact[] = scored
      .map(({ fact }) => fact)
      .filter(({ name }) => name !== undefined && isNamedBy(name, words));
    for (const topic of topics) {
      const ofTopic = scored
        .map(({ fact, literal }): Scored => ({ fact, score: scoreOf(fact, topic, literal) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score);
      const told = ofTopic.find(({ fact }) => fact.kind !== 'specification');
      const sentence =
        told?.fact.kind === 'feature'
          ? ofTopic.find(
              ({ fact }) => fact.kind === 'sentence' && (!fact.isShared || told.fact.isShared),
            )
          : undefined;
      const figures = ofTopic.filter(({ fact }) => fact.kind === 'specification').slice(0, 2);
      const isOfFigures = (topic.specifications?.length ?? 0) > 0 && topic.rate === undefined;
      const isApt = figures.length === 0 || (told && told.score > weightOfTopic[told.fact.kind]);
      const picked = isOfFigures
        ? [...figures, isApt ? told : undefined]
        : [told, sentence, figures[0]];
      for (const one of picked) if (one && !isToldBy(one.fact, chosen)) chosen.push(one.fact);
    }
    if (chosen.length === 0) {
      const [best] = scored.toSorted((one, other) => other.literal - one.literal);
      if (best && best.literal >= minLiteral) chosen.push(best.fact);
    }
    return chosen.slice(0, maxFacts).map(({ text }) => text);
  }

  /** The floors whose description, features or name hold the rarest words of a text. */
  lookalikes(text: string): ProductFact[] {
    const said = [...stemsOf(text)].flatMap((stem) => looksOf[stem] ?? stem);
    const words = [...new Set(said)].filter((stem) => (this.#ranges.get(stem) ?? 0) > 0);
    const scored = this.#products.filter(isFloor).map((product) => ({
      product,
      score: words.reduce((sum, word) => sum + this.#lookOf(product, word), 0),
    }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    return best < minLook
      ? []
      : scored.filter(({ score }) => score > best * 0.7).map(({ product }) => product);
  }

  /** Features and names tell what a floor looks like; descriptions also of what is beside it. */
  #lookOf({ slug, name }: ProductFact, word: string): number {
    const facts = (this.#facts.get(slug) ?? []).filter(({ isShared }) => !isShared);
    const has = (kind: Fact['kind']) =>
      facts.some((fact) => fact.kind === kind && fact.stems.has(word));
    const share = stemsOf(name).has(word) || has('feature') ? 1 : has('sentence') ? 0.6 : 0;
    return share * this.#rarity(word);
  }

  #rarity(stem: string): number {
    return Math.log(1 + this.#facts.size / (1 + (this.#ranges.get(stem) ?? 0)));
  }

  /** The words of a question without those of the product's name and of its kind. */
  #telling(question: string, { name, category }: ProductFact): string[] {
    const known = stemsOf(`${name} ${category}`);
    return [...stemsOf(question)].filter((stem) => !known.has(stem));
  }

  #literal({ stems, name }: Fact, asked: readonly string[]): number {
    const named = name ? stemsOf(name) : undefined;
    return asked
      .filter((stem) => stems.has(stem))
      .reduce((sum, stem) => sum + this.#rarity(stem) * (named?.has(stem) ? 1.5 : 1), 0);
  }
}

const minLook = 2;

/** What customers say a floor looks like, in the words of the catalogue. */
const looksOf: Record<string, readonly string[]> = {
  wood: ['oak', 'walnut', 'wood'],
  timber: ['oak', 'walnut', 'wood'],
  wooden: ['oak', 'walnut', 'wood'],
};

/** Words that may stand beside the name of a specification, such as the product's own. */
const maxOtherWords = 3;

/** Whether a question is little more than a specification's name, whichever the staff gave it. */
function isNamedBy(name: string, words: ReadonlySet<string>): boolean {
  const stems = [...stemsOf(name)];
  return (
    stems.length > 0 &&
    stems.every((stem) => words.has(stem)) &&
    words.size <= stems.length + maxOtherWords
  );
}

function scoreOf(fact: Fact, topic: FloorTopic, literal: number): number {
  const { kind, name, text } = fact;
  const isOf =
    kind === 'specification'
      ? (topic.specifications?.includes(name ?? '') ?? false)
      : tellsOf(topic, text);
  if (!isOf) return 0;
  const rank = kind === 'specification' ? (topic.specifications?.indexOf(name ?? '') ?? 0) : 0;
  return weightOfTopic[kind] + literal / 2 - rank / 10 - (fact.isShared ? 1 : 0);
}

/** Whether the facts chosen before say what another says. */
const isToldBy = (fact: Fact, chosen: readonly Fact[]) =>
  chosen.some(
    ({ text, stems }) =>
      text === fact.text ||
      (fact.kind === 'feature' &&
        [...fact.stems].filter((stem) => stems.has(stem)).length >= fact.stems.size / 2),
  );

function ownFacts({ description, features, specifications }: ProductFact): Fact[] {
  const sentences = description.split(/(?<=[.!?])\s+(?=[A-Z£0-9])/);
  const fact = (kind: Fact['kind'], text: string, name?: string): Fact => ({
    kind,
    text,
    ...(name && { name }),
    stems: stemsOf(text),
    isShared: false,
  });
  return [
    ...sentences.map((text) => fact('sentence', text)),
    ...features.map((text) => fact('feature', `${text}.`)),
    ...Object.entries(specifications).map(([name, value]) =>
      fact('specification', `${name}: ${value}.`, name),
    ),
  ];
}

/** The other colours of its range that are made alike. */
function siblingsOf(product: ProductFact, products: readonly ProductFact[]): ProductFact[] {
  const made = JSON.stringify(product.specifications);
  return productsOfRange(products, rangeOf(product)).filter(
    ({ slug, specifications }) => slug !== product.slug && JSON.stringify(specifications) === made,
  );
}

let indexed: { products: readonly ProductFact[]; index: ProductIndex } | undefined;

/** The index of a catalogue; built again only for another one. */
export function indexOf(products: readonly ProductFact[]): ProductIndex {
  if (indexed?.products !== products) indexed = { products, index: new ProductIndex(products) };
  return indexed.index;
}
