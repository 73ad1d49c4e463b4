import { standardOf } from '../../conversation/describe-record.ts';
import type { ConversationRecord, FloorChoice } from '../../conversation/record.ts';
import { asksCheapestOfEach } from '../../conversation/words/cheapest-of-each.ts';
import { findFlooring } from '../../nlu/entities/find-floor.ts';
import type { Flooring } from '../../nlu/parsed-message.ts';
import { withoutPresentFloor } from '../../nlu/text/present-floor.ts';
import { readTokens, type Token, tidyText } from '../../nlu/text/tokenize.ts';
import type { PriceList, ProductFact } from '../../tools/business-tools.ts';
import { coloursMeant, coloursNamed } from '../topics/colours.ts';
import { withoutShade } from '../topics/shade.ts';
import {
  findColour,
  inColour,
  readMakeBeside,
  readOfShade,
  readRangeAgain,
  readSibling,
} from './find-colour.ts';
import {
  findColourAlone,
  isFloor,
  isOfColour,
  kindOf,
  matchProducts,
  rangeOf,
  rangeWords,
  sellingPrice,
} from './match-products.ts';
import { fitOf } from './suits-rooms.ts';
import { withoutTurnedDown } from './turned-down/read-turned-down.ts';

/** What a text says about floors. */
export type FloorsSaid = {
  /** The one floor meant: a product, or a kind. */
  choice?: FloorChoice;
  /** Several products that fit what was said equally well. */
  candidates: ProductFact[];
  /** Whether the candidates were meant by name, so that it must be asked which. */
  isNamed: boolean;
};

export type Catalogue = {
  products: readonly ProductFact[];
  /** With the floors that the customer turned down, where `products` lacks them. */
  all?: readonly ProductFact[];
  prices: PriceList;
};

const weighs = /\bwhich\b(?! (?:is|are) your\b)[^.?!]*\b(?:cheapest|dearest|most expensive)\b/i;
const cheapestPattern =
  /\b(?:cheapest|least expensive|lowest price|most affordable|cheapest one|your cheap\w*|the cheaper (?:vinyl|laminate|lvt)|the cheap(?:o|y|ie)? (?:carpet|vinyl|laminate|lvt|stuff))\b/i;
const dearestPattern =
  /\b(?:dearest|most expensive|priciest|top of the range|best quality|poshest)\b/i;
const cheaperOnePattern =
  /(?<!\b(?:any|a|anything|something) )\bcheaper (?:one|of|option|carpet|roll)\b|\bthe cheap (?:one|stuff|carpet)\b/i;
/** "Cheaper carpet in the bedrooms" points at no floor. */
const cheaperThere = /(?<!\bthe )\bcheaper (?!one\b)\w+ (?:in|for|on)\b/i;
const dearerOnePattern =
  /\b(?:the )?(?:dearer|more expensive|pricier|nicer|posher) (?:one|of|option)\b|\b(?:the|your) (?:good|decent|proper|posh|nice) (?:one|stuff)\b/i;
const firstPattern = /\b(?:the )?(?:first|1st) (?:one|option)\b|^\W*(?:the )?first\W*$/i;
const secondPattern =
  /\b(?:the )?(?:second|2nd|other|latter) (?:one|option)\b|^\W*(?:the )?second\W*$/i;

const ordinal = /\b(?:first|1st|second|2nd|third|3rd|last|latter) (?:one|option)\b/i;

export const choiceOf = (product: ProductFact): FloorChoice => ({
  kind: kindOf(product),
  slug: product.slug,
  name: product.name,
});

/** The product that stands for one range: the colour spoken of before, else the cheapest in stock. */
export function pickOfRange(
  candidates: readonly ProductFact[],
  { considered }: ConversationRecord,
): FloorChoice | undefined {
  if (new Set(candidates.map(rangeOf)).size !== 1) return undefined;
  const before = considered.flatMap(({ slug }) =>
    candidates.filter((product) => product.slug === slug),
  );
  const [cheapest] = candidates.toSorted(
    (one, other) =>
      Number(one.stock !== 'instock') - Number(other.stock !== 'instock') ||
      sellingPrice(one) - sellingPrice(other),
  );
  const product = before[0] ?? cheapest;
  return product && choiceOf(product);
}

/** Reads the floor that a text means, in the light of what has been spoken of. */
export function readFloors(
  said: string,
  saidTokens: readonly Token[],
  catalogue: Catalogue,
  record: ConversationRecord,
): FloorsSaid {
  const text = withoutShade(withoutTurnedDown(withoutPresentFloor(said), catalogue));
  const tokens = text === said ? saidTokens : readTokens(tidyText(text));
  const kind = findFlooring(tokens);
  const match = matchProducts(tokens, catalogue.products, kind);
  if (match?.by === 'named') return chooseNamed(match.products, catalogue, text, record);
  const ofShade = readOfShade(said, text, catalogue);
  if (ofShade) return chooseNamed([ofShade], catalogue, text, record);
  const ofPointed = readPointedColour(text, tokens, catalogue, record);
  if (ofPointed) return ofPointed;
  const pointedAt = readPointer(text, catalogue, record);
  // "Is the second one light?" asks of that one's shade.
  const { hues: huesSaid } = coloursNamed(tokens.map((token) => token.text));
  if (pointedAt && ordinal.test(text) && huesSaid.length === 0)
    return { choice: pointedAt, candidates: [], isNamed: false };
  const sibling = readSibling(tokens, catalogue, record);
  if (sibling && isOf(sibling, kind) && !cheapestPattern.test(text))
    return { choice: choiceOf(sibling), candidates: [], isNamed: true };
  const again =
    readRangeAgain(tokens, catalogue, record) ?? findColourAlone(text, catalogue, record, kind);
  if (again && match === undefined)
    return { choice: choiceOf(again), candidates: [], isNamed: true };
  if (pointedAt) return { choice: pointedAt, candidates: [], isNamed: false };
  const beside = readMakeBeside(text, catalogue, record);
  if (beside.length > 0) return chooseNamed(beside, catalogue, text, record);
  const [onlyOne, ...more] = match?.products ?? [];
  if (onlyOne && more.length === 0)
    return { choice: choiceOf(onlyOne), candidates: [], isNamed: true };
  const ofKind = catalogue.products.filter((product) => isFloor(product) && isOf(product, kind));
  const words = tokens.map((token) => token.text);
  const ofRange = ofKind.filter((product) =>
    rangeWords(rangeOf(product)).some((word) => words.includes(word)),
  );
  const [latest] = record.considered;
  const isOpen =
    kind === undefined &&
    latest !== undefined &&
    new Set(record.offered.map((one) => one.kind)).size < 2 &&
    !/\bfloor|\bof (?:them|these|those|the)\b/i.test(text);
  // "Which works out cheapest?" after prices weighs those.
  const priced = ofKind.filter(({ slug }) =>
    [...record.priced, ...record.pricedBefore].some(({ floor }) => floor.slug === slug),
  );
  if (kind === undefined && weighs.test(text) && new Set(priced.map(rangeOf)).size > 1) {
    const extreme = readSuperlative(text, priced, catalogue.prices);
    if (extreme) return { choice: choiceOf(extreme), candidates: [], isNamed: false };
  }
  const pricedKinds = new Set(record.priced.map(({ floor }) => floor.slug ?? floor.kind));
  if (kind === undefined && weighs.test(text) && pricedKinds.size > 1)
    return { candidates: [], isNamed: false };
  const ofLatest = isOpen ? ofKind.filter((product) => isOf(product, latest.kind)) : ofKind;
  const pointed = pointsAmong.test(text) ? floorsPointedAt(catalogue, record) : [];
  const matched = match?.products.filter((one) => !isOpen || isOf(one, latest.kind)) ?? [];
  const among =
    [pointed, matched, match?.products ?? [], ofRange].find((some) => some.length > 0) ?? ofLatest;
  const fits = fitOf(text, tokens, record);
  const isLatestUnfit = among === ofLatest && !ofLatest.some(fits);
  const fitting = (isLatestUnfit ? ofKind : among).filter(fits);
  const left = fitting.length > 0 ? fitting : among;
  const coloured = left.filter((product) => huesSaid.some((hue) => isOfColour(product, hue)));
  const extreme = readSuperlative(text, coloured.length > 0 ? coloured : left, catalogue.prices);
  if (extreme) return { choice: choiceOf(extreme), candidates: [], isNamed: false };
  const choice = kind && { kind };
  return { ...(choice && { choice }), candidates: match?.products ?? [], isNamed: false };
}

/** "The cheapest of them". */
const pointsAmong = /\bof (?:them|these|those|the (?:two|three|four|lot))\b/i;

/** The floors that "them" means: those listed last, else all of the kinds spoken of. */
function floorsPointedAt(
  { products }: Catalogue,
  { offered, considered }: ConversationRecord,
): ProductFact[] {
  const listed = products.filter(({ slug }) => offered.some((one) => one.slug === slug));
  if (listed.length > 1) return listed;
  return products.filter(
    (product) => isFloor(product) && considered.some(({ kind }) => isOf(product, kind)),
  );
}

const isOf = ({ category }: ProductFact, kind: Flooring | undefined) =>
  kind === undefined || category === kind;

function chooseNamed(
  named: ProductFact[],
  { prices }: Catalogue,
  text: string,
  { considered: [latest] }: ConversationRecord,
): FloorsSaid {
  // "Natural oak" after a plank is the plank, not the herringbone of that colour.
  const ofRange = named.filter(
    (product) => latest?.name !== undefined && rangeOf(product) === rangeOf({ name: latest.name }),
  );
  const products = ofRange.length === 1 ? ofRange : named;
  const [only, ...others] = products;
  if (only && others.length === 0) return { choice: choiceOf(only), candidates: [], isNamed: true };
  const extreme = readSuperlative(text, products, prices);
  if (extreme) return { choice: choiceOf(extreme), candidates: [], isNamed: true };
  return { candidates: products, isNamed: true };
}

/** "The second one in grey", "do you have it in grey": a colour of the very floor that is pointed at, or that floor. */
function readPointedColour(
  text: string,
  tokens: readonly Token[],
  catalogue: Catalogue,
  record: ConversationRecord,
): FloorsSaid | undefined {
  const said = inColour.exec(text);
  const word = said?.groups?.colour?.toLowerCase();
  if (!said || !word || coloursMeant(word) === undefined) return undefined;
  const isOrdinal = firstPattern.test(text) || secondPattern.test(text);
  const pointed = isOrdinal
    ? readPointer(text, catalogue, record)
    : record.considered.find(({ slug }) => slug !== undefined);
  if (!pointed?.name) return undefined;
  const words = tokens.map((token) => token.text);
  const coloured = findColour(words, rangeOf({ name: pointed.name }), catalogue.products);
  return { choice: coloured ? choiceOf(coloured) : pointed, candidates: [], isNamed: true };
}

/** "I'll have that one". */
const thatOne =
  /\b(?:have|take|go (?:for|with)|want|ok|okay|yes|right|like)\b[^.?!]{0,12}\b(?:that|this) one\b/i;
/** "Ok that, how much?" */
const takesThat =
  /^\W*(?:(?:ok|okay|right|yes|yeah|lovely|great|fine|go on|so)\W+)+that(?=\W*$|,|\s+(?:then|please|how|what))/i;
const inThat =
  /\bfor (?:that|this) one\b|\b(?:in|with) (?:that|this|it)(?: one)?\b(?! (?:figure|price|total|quote|room|sum))/i;
/** "Scotia in that or extra": of what is in a price. */
const ofContents =
  /\b(?:scotia|beading|grippers?|underlay|fitting|vat|bars?|trims?|edging|delivery|adhesive|glue|that|this|everything|uplift) (?:all )?in (?:that|this|it)\b|\bor (?:is it |are they )?(?:extra|on top|separate)\b/i;
/** "Do I need underlay with it?" */
const yesOrNo =
  /^\W*(?:(?:and|so|ok|but|oh|also)\W+)*(?:do|does|is|are|has|have|should)\b|\bneed(?:ed)?\b/i;

/** "The cheaper one", "the second one": one of the floors spoken of. */
function readPointer(
  text: string,
  catalogue: Catalogue,
  { considered, offered }: ConversationRecord,
): FloorChoice | undefined {
  const [latest, before] = considered;
  const [one, other, third] = offered;
  if (!latest) return undefined;
  const byPrice = [...considered.slice(0, 2)].sort(
    (one, other) => fittedPriceOf(one, catalogue) - fittedPriceOf(other, catalogue),
  );
  if (/\bnext (?:cheapest|one up|up)\b|\bone up from\b/i.test(text))
    return nextUp(latest, catalogue);
  if (latest.slug && inThat.test(text) && !yesOrNo.test(text) && !ofContents.test(text))
    return latest;
  if (latest.slug && (thatOne.test(text) || takesThat.test(text))) return latest;
  if (cheaperOnePattern.test(text) && !cheaperThere.test(text)) return byPrice[0];
  if (dearerOnePattern.test(text)) return byPrice.at(-1);
  if (firstPattern.test(text)) return one ?? before ?? latest;
  if (secondPattern.test(text)) return other ?? (before ? latest : undefined);
  if (/\b(?:third|3rd|last) (?:one|option)\b/i.test(text)) return third;
  return undefined;
}

/** The floor of the kind that costs the least more than another. */
function nextUp(than: FloorChoice, catalogue: Catalogue): FloorChoice | undefined {
  const price = fittedPriceOf(than, catalogue);
  const dearer = catalogue.products
    .filter(
      (product) =>
        isFloor(product) &&
        product.category === than.kind &&
        fittedPrice(product, catalogue.prices) > price,
    )
    .sort(
      (one, other) => fittedPrice(one, catalogue.prices) - fittedPrice(other, catalogue.prices),
    );
  return dearer[0] && choiceOf(dearer[0]);
}

function readSuperlative(
  text: string,
  among: readonly ProductFact[],
  prices: PriceList,
): ProductFact | undefined {
  if (asksCheapestOfEach(text)) return undefined;
  const sign = cheapestPattern.test(text) ? 1 : dearestPattern.test(text) ? -1 : 0;
  if (sign === 0) return undefined;
  return [...among]
    .filter(isFloor)
    .sort((one, other) => sign * (fittedPrice(one, prices) - fittedPrice(other, prices)))[0];
}

/** Pounds per m² with underlay and fitting: what "cheap" means to somebody who wants a floor laid. */
export function fittedPrice(product: ProductFact, { underlay, installation }: PriceList): number {
  const price = sellingPrice(product);
  return product.fittingIncluded
    ? price
    : price + underlay[standardOf(kindOf(product))] + installation;
}

function fittedPriceOf(choice: FloorChoice, { products, all, prices }: Catalogue): number {
  const product = (all ?? products).find(({ slug }) => slug === choice.slug);
  if (product) return fittedPrice(product, prices);
  const kind = standardOf(choice.kind);
  return prices.material[kind] + prices.underlay[kind] + prices.installation;
}
