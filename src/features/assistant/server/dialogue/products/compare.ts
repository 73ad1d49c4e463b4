import type { ConversationRecord } from '../../conversation/record.ts';
import { readTokens, tidyText } from '../../nlu/text/tokenize.ts';
import type { ProductFact } from '../../tools/business-tools.ts';
import { topicsAsked } from '../topics/find-topics.ts';
import { kindsNamed } from '../topics/kinds-named.ts';
import { type Catalogue, readFloors } from './choose-floor.ts';
import { colourOf, isFloor, isOfMake, rangeOf } from './match-products.ts';

const between = /\b(?:and|or|vs?\.?|versus|than|against|to|over(?= the\b))\b|,(?!\d)|\?/i;

/** The products that a text sets against each other; of a range its first in stock. */
export function findCompared(
  text: string,
  catalogue: Catalogue,
  record: ConversationRecord,
): ProductFact[] {
  const parts = text.split(between);
  const ofMake = parts.map((part) => {
    const words = part.toLowerCase().split(/\W+/);
    return catalogue.products.filter((one) => isFloor(one) && isOfMake(one, words));
  });
  const areMakes = ofMake.filter((products) => products.length > 0).length > 1;
  const found = parts.flatMap((part, at) => {
    const { choice, candidates, isNamed } = readFloors(
      part,
      readTokens(tidyText(part)),
      catalogue,
      record,
    );
    const product = catalogue.products.find(({ slug }) => slug === choice?.slug);
    if (product) return [product];
    const ofRange = isNamed ? candidates : areMakes ? (ofMake[at] ?? []) : [];
    const known = record.considered.concat(record.offered).flatMap(({ slug }) => slug ?? []);
    const before = ofRange.find(({ slug }) => known.includes(slug));
    return before ?? ofRange.find(({ stock }) => stock === 'instock') ?? ofRange[0] ?? [];
  });
  if (found.length < 2) {
    const two = twoOfMake(text, catalogue);
    if (two.length === 2) return two;
    const ofColours = parts.flatMap((part) => findByColour(part, catalogue, record));
    if (new Set(ofColours).size === 2) return [...new Set(ofColours)];
    const ofFibres = fibresCompared(text, catalogue, record);
    if (ofFibres.length === 2) return ofFibres;
    const shown = shownOfKinds(text, catalogue, record);
    if (shown.length === 2) return shown;
  }
  const all = found.filter((product, at) => found.indexOf(product) === at);
  const [kind, ...others] = kindsNamed(text);
  // "Two carpets, the Ashdown or the Bradford and the Whitby": those that are carpets.
  const ofKind = kind && others.length === 0 ? all.filter(({ category }) => category === kind) : [];
  return ofKind.length > 1 ? ofKind : all;
}

/** "The difference between the 2 herringbone ones": both colours of the one range that is made so. */
function twoOfMake(text: string, { products }: Catalogue): ProductFact[] {
  if (!ofTwo.test(text)) return [];
  const words = text.toLowerCase().split(/\W+/);
  const ofMake = products.filter((one) => isFloor(one) && isOfMake(one, words));
  return new Set(ofMake.map(rangeOf)).size === 1 ? ofMake : [];
}
const ofTwo = /\b(?:2|two|both|pair)\b/i;

/** "The Heather or the Cream": of the floors that were shown, by a word of the colour. */
function findByColour(
  part: string,
  { products }: Catalogue,
  { offered, considered }: ConversationRecord,
): ProductFact[] {
  const words = [...part.matchAll(/\bthe (\p{L}{3,})\b/giu)].map(([, word = '']) =>
    word.toLowerCase(),
  );
  const slugs = [...offered, ...considered].flatMap(({ slug }) => slug ?? []);
  const found = products.filter(
    (one) =>
      slugs.includes(one.slug) &&
      colourOf(one)
        .toLowerCase()
        .split(' ')
        .some((word) => words.includes(word)),
  );
  return found.length === 1 ? found : [];
}

/** "The LVT or the laminate?", after one of each was shown. */
function shownOfKinds(
  text: string,
  { products }: Catalogue,
  { offered }: ConversationRecord,
): ProductFact[] {
  const kinds = [...text.matchAll(theKind)].flatMap(([said]) => kindsNamed(said));
  const shown = products.filter(({ slug }) => offered.some((one) => one.slug === slug));
  const found = kinds.flatMap((kind) => shown.find(({ category }) => category === kind) ?? []);
  return new Set(kinds).size === 2 && found.length === 2 ? found : [];
}
const theKind = /\b(?:the|that|your) (?:carpet|laminate|(?:sheet )?vinyl|lvt|lino)\b/gi;

const fibres: readonly [RegExp, RegExp][] = [
  [/\bwool(?:len)?\b/i, /wool/i],
  [/\bpolyprop\w*|\bplastic\b|\bsynthetics?\b|\bman[ -]?made\b/i, /polyprop/i],
  [/\bpolyester\b/i, /polyester/i],
];

const weighsFibres = /\b(?:than|versus|vs|or|against)\b/i;

/** "Is wool warmer than polypropylene?": a carpet of each, one spoken of before others, a twist before other makes. */
function fibresCompared(
  text: string,
  { products }: Catalogue,
  record: ConversationRecord,
): ProductFact[] {
  const isOfNeed = topicsAsked(text).some(({ rate }) => rate !== undefined);
  if (!(isOfNeed && weighsFibres.test(text)) && !/\bcompared\b/i.test(text)) return [];
  const said = fibres.filter(([says]) => says.test(text));
  const wished = fibres.filter(([says]) => says.test(record.wishes.join(' ')) && !says.test(text));
  const both =
    said.length === 1 && /\b(?:it|that|this)\b/i.test(text) ? [...wished, ...said] : said;
  const known = record.considered.flatMap(({ slug }) => slug ?? []);
  const found = both.flatMap(([, is]) => {
    const ofFibre = products.filter(
      ({ category, specifications }) =>
        category === 'carpet' && is.test(specifications.Fibre ?? ''),
    );
    return (
      ofFibre.find(({ slug }) => known.includes(slug)) ??
      ofFibre.find(({ name, stock }) => /twist/i.test(name) && stock === 'instock') ??
      ofFibre[0] ??
      []
    );
  });
  return found.slice(0, 2);
}
