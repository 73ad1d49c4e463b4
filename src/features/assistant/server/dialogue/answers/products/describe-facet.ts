import { vatMark } from '#features/business/facts.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import { listOf, standardOf } from '../../../conversation/describe-record.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import {
  colourOf,
  hasColour,
  kindOf,
  productsOfRange,
  rangeOf,
  sellingPrice,
} from '../../products/match-products.ts';
import { coloursNamed } from '../../topics/colours.ts';
import type { Facet } from '../../topics/facets.ts';
import { judgeFloor } from '../../topics/verdicts/judge-floor.ts';
import { noteTold, wasTold } from './show-products.ts';

/** The specifications that make a floor good, in the order of their weight. */
export const ofQuality = [
  'Fibre',
  'Pile weight',
  'Wear layer',
  'AC rating',
  'Construction',
  'Pile height',
  'Total thickness',
  'Water resistance',
  'Fitting',
  'Suitability',
];
const maxQuality = 3;

/** The name without what customers leave out. */
export const shortName = ({ name }: Pick<ProductFact, 'name'>) => name.split(',')[0] ?? name;

/** Price and stock, without the name. */
export const describeShort = (product: ProductFact) =>
  describeProduct(product)
    .slice(product.name.length + 2)
    .replace(/^./, (first) => first.toUpperCase());

/** "Whitby Loop in Pebble Grey is £26.99 per m² including VAT, reduced from £29.99." */
export function describePrice(product: ProductFact): string {
  const { price, salePrice, unit, fittingIncluded } = product;
  const was = salePrice === null ? '' : `, reduced from ${formatPounds(price)}`;
  return `${shortName(product)} is ${formatPounds(sellingPrice(product))} per ${unit} ${vatMark}${fittingIncluded ? ', fitting included' : ''}${was}.`;
}

/** The answer to one facet. */
export function describeFacet(
  turn: Turn,
  product: ProductFact,
  facet: Facet,
  question: string,
): string[] {
  switch (facet) {
    case 'stock':
      return describeStock(turn, product);
    case 'offer':
      return [describeOffer(product, question)];
    case 'colours':
      return describeColours(turn, product, question);
    case 'included':
      return [describeIncluded(turn, product, question)];
    case 'quality':
      return ofQuality
        .filter((name) => product.specifications[name] !== undefined)
        .slice(0, maxQuality)
        .map((name) => `${name}: ${product.specifications[name]}.`);
    case 'image':
      return [`There’s a picture on its page: /products/${product.slug}`];
    case 'about':
      return asksIfGood.test(question) ? describeWorth(product) : [product.description];
    case 'price':
      return [];
  }
}

/** "Is it any good?" */
const asksIfGood = /\b(?:any|much) (?:good|cop|use)\b/i;

/** What a floor stands and how it feels; else its description. */
function describeWorth(product: ProductFact): string[] {
  const told = ['wear', 'soft'].flatMap((topic) => judgeFloor(product, topic)?.why ?? []);
  return product.category === 'carpet' && told.length > 0 ? told : [product.description];
}

function describeStock({ catalogue }: Turn, product: ProductFact): string[] {
  if (product.stock === 'instock') return ['It’s in stock.'];
  const siblings = productsOfRange(catalogue.products, rangeOf(product)).filter(
    ({ stock }) => stock === 'instock',
  );
  const others =
    siblings.length > 0
      ? [
          `In the same range ${listOf(siblings.map(colourOf))} ${siblings.length > 1 ? 'are' : 'is'} in stock.`,
        ]
      : [];
  const wait = /made to order/i.test(product.description)
    ? ' It’s made to order, so allow for a wait;'
    : '';
  const now =
    product.stock === 'outofstock'
      ? 'It’s out of stock at the moment;'
      : wait
        ? `It isn’t in stock but on back order.${wait}`
        : 'It isn’t in stock but on back order, so there’s a wait;';
  return [`${now} the team can tell you when it’s due.`, ...others];
}

function describeOffer(product: ProductFact, question: string): string {
  const { price, salePrice, unit } = product;
  if (/\b(?:normal|full|original|usual) price\b|\bbefore\b/i.test(question))
    return salePrice === null
      ? `${formatPounds(price)} per ${unit} is the normal price.`
      : `The normal price is ${formatPounds(price)} per ${unit}; just now it’s ${formatPounds(salePrice)}.`;
  return salePrice === null
    ? `No, it isn’t reduced: ${formatPounds(price)} per ${unit}.`
    : `Yes, it’s reduced: ${formatPounds(salePrice)} per ${unit} instead of ${formatPounds(price)}.`;
}

/** Sentences that were not told before in the conversation. */
function toldOnce(turn: Turn, sentences: readonly string[]): string[] {
  const fresh = sentences.filter((one) => !wasTold(turn, one));
  noteTold(turn, fresh);
  return fresh;
}

const warmHues = ['beige', 'cream', 'brown'];
const coolHues = ['grey', 'blue', 'green'];
const withStock = (product: ProductFact) =>
  `${colourOf(product)}${product.stock === 'instock' ? '' : ' (not in stock)'}`;
/** "Neither grey nor beige". */
const isBetween = (product: ProductFact) => /\bneither\b/i.test(firstSentence(product));

/** The colours of a range; those of the colour that is asked for, with what they are like. */
function describeColours(turn: Turn, product: ProductFact, question: string): string[] {
  const { catalogue } = turn;
  const range = productsOfRange(catalogue.products, rangeOf(product));
  const { hues, tones } = coloursNamed(question.toLowerCase().split(/[^\p{L}]+/u));
  const [wanted] = [...hues, ...tones];
  // What was turned down is told to who asks for its colour.
  const all = productsOfRange(catalogue.all ?? catalogue.products, rangeOf(product));
  const ofWanted = wanted ? all.filter((one) => hasColour(one, wanted)) : [];
  const isInTone =
    tones.length === 0 || ofWanted.some((one) => tones.some((tone) => hasColour(one, tone)));
  const isWhether = !/\b(?:what|which|how)\b/i.test(question);
  const undertone = /\b(?:warm|cool|cold)er\b/i.exec(question)?.[0];
  const hued = undertone?.startsWith('warm') ? warmHues : coolHues;
  const others = range.filter((one) => one !== product && hued.some((hue) => hasColour(one, hue)));
  if (undertone && !wanted && others.length > 0)
    return [`${listOf(others.map(withStock))} ${others.length > 1 ? 'are' : 'is'} ${undertone}.`];
  if (wanted && ofWanted.length > 0)
    return [
      `${isInTone && !ofWanted.every(isBetween) ? (isWhether ? 'Yes: ' : '') : 'The nearest is '}${ofWanted.map(withStock).join(' and ')}.`,
      ...toldOnce(turn, ofWanted.length === 1 ? ofWanted.map(firstSentence) : []),
    ];
  if (range.length > 1) {
    const all = `It comes in ${listOf(range.map(colourOf))}.`;
    const near = range.find((one) => wanted && firstSentence(one).includes(`${wanted}-`));
    if (near)
      return [`The nearest is ${colourOf(near)}.`, ...toldOnce(turn, [firstSentence(near)])];
    return wanted ? [`Not in ${wanted}, I’m afraid. ${all}`] : [all];
  }
  const isOnly = wanted && product.colours.some((colour) => colour.toLowerCase().includes(wanted));
  const told = product.description
    .split(/(?<=[.!?])\s+/)
    .find((sentence) => /\bcomes in\b/i.test(sentence));
  return [`${isOnly ? 'Yes. ' : ''}${told ?? `It comes in ${listOf(product.colours)}.`}`];
}

export const firstSentence = ({ description }: ProductFact) =>
  /^.*?[.!?](?=\s|$)/s.exec(description)?.[0] ?? description;

function describeIncluded({ catalogue }: Turn, product: ProductFact, question: string): string {
  const isExtra = /\b(?:extra|on top)\b/i.test(question);
  if (product.fittingIncluded)
    return `${isExtra ? 'No' : 'Yes'}: ${(product.specifications['Included in the price'] ?? 'underlay and fitting').toLowerCase()} are in the ${formatPounds(sellingPrice(product))}.`;
  const { underlay, installation } = catalogue.prices;
  const underlayPrice = underlay[standardOf(kindOf(product))];
  const underlaid = underlayPrice > 0 ? `underlay is ${formatPounds(underlayPrice)} and ` : '';
  return `${isExtra ? 'Yes' : 'No'}, that’s for the floor alone; ${underlaid}fitting is ${formatPounds(installation)} per m².`;
}
