import type { ConversationRecord } from '../../conversation/record.ts';
import type { Token } from '../../nlu/text/tokenize.ts';
import type { ProductFact } from '../../tools/business-tools.ts';
import { coloursMeant, coloursNamed } from '../topics/colours.ts';
import { plainWords } from '../topics/plain-words.ts';
import { asksShade } from '../topics/shade.ts';
import { colourOf, isColourSaid, productsOfRange, rangeOf, rangeWords } from './match-products.ts';

/** "Mocha, is it brown or beige?": a colour that is called by its name goes before those that a word covers. */
const weightOfName = 3;
const scoreWord = (word: string, said: readonly string[]): number =>
  said.includes(word)
    ? weightOfName
    : Number(said.some((one) => coloursMeant(one)?.has(word) === true));
const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + score, 0);

/** The product of a range whose colour words fit best, if one does. */
export function findColour(
  words: readonly string[],
  range: string,
  products: readonly ProductFact[],
): ProductFact | undefined {
  const { hues, tones } = coloursNamed(words);
  const telling = hues.length > 0 ? words.filter((word) => !tones.includes(word)) : words;
  const scored = productsOfRange(products, range)
    .map((product) => ({
      product,
      score: sum(
        colourOf(product)
          .toLowerCase()
          .split(' ')
          .map((word) => scoreWord(word, telling)),
      ),
    }))
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  return best && best.score > 0 && best.score > (next?.score ?? 0) ? best.product : undefined;
}

type Sold = { products: readonly ProductFact[] };

/** "Is dove more grey or beige?": the one floor whose colour a question about a shade names; `text` is without the shades. */
export function readOfShade(
  said: string,
  text: string,
  { products }: Sold,
): ProductFact | undefined {
  if (!asksShade.test(plainWords(said))) return undefined;
  const [product, ...others] = products.filter((one) => isColourSaid(one, text));
  return others.length === 0 ? product : undefined;
}

/** "And the oat?": another colour of a range spoken of, of the latest first. */
export function readSibling(
  tokens: readonly Token[],
  { products }: Sold,
  { considered }: ConversationRecord,
): ProductFact | undefined {
  const words = tokens.map(({ text }) => text);
  const ranges = considered.flatMap(({ slug, name }) => (slug && name ? [rangeOf({ name })] : []));
  return [...new Set(ranges)]
    .map((range) => findColour(words, range, products))
    .find((product) => product !== undefined);
}

/** "The plank" after two floors of which one is a plank: that one, if no other of those spoken of is called so. */
export function readRangeAgain(
  tokens: readonly Token[],
  { products }: Sold,
  { considered }: ConversationRecord,
): ProductFact | undefined {
  const words = tokens.map(({ text }) => text);
  const slugs = considered.slice(0, maxSpoken).flatMap(({ slug }) => slug ?? []);
  const spoken = products.filter(({ slug }) => slugs.includes(slug));
  if (new Set(spoken.map(rangeOf)).size < 2) return undefined;
  const named = spoken.filter((product) =>
    rangeWords(rangeOf(product)).some(
      (word) => words.includes(word) && words[words.indexOf(word) - 1] === 'the',
    ),
  );
  return named.length === 1 ? named[0] : undefined;
}

const maxSpoken = 4;

/** "Do you have it in grey?" */
export const pointsAtColour = (text: string): boolean => inColour.test(text);
export const inColour =
  /\b(?:it|that|this|they|them|(?:first|second|third|last|other) one)\b(?: one)? (?:come |comes )?in (?:an? |any |the )?(?:(?:pale|light|dark|lighter|darker|nice|soft|mid) )?(?<colour>[a-z]+)/i;

/**
 * "The straight plank", after a herringbone: the products of the one range of the kind spoken of last that is called so
 * and is not that floor's own.
 */
export function readMakeBeside(
  text: string,
  { products }: Sold,
  { considered: [latest] }: ConversationRecord,
): ProductFact[] {
  const [, told, bare] = makeBeside.exec(text) ?? [];
  const make = (told ?? bare)?.toLowerCase();
  if (!make || !latest?.name) return [];
  const own = rangeOf({ name: latest.name });
  const others = products.filter(
    (product) =>
      product.category === latest.kind &&
      rangeOf(product) !== own &&
      rangeWords(rangeOf(product)).includes(make),
  );
  return new Set(others.map(rangeOf)).size === 1 ? others : [];
}
const makeBeside =
  /\b(?:the|your|an?|in|to) (?:straight|plain|normal|ordinary|regular|standard|click) (plank|herringbone|tile|twist|loop|velvet)s?\b|\bthe (?=plank|herringbone|tile|velvet)(\w+?)s?\b/i;
