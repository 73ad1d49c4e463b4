import { kindName, listOf } from '../../../conversation/describe-record.ts';
import type { WantedLook } from '../../../conversation/floors/wanted-floor.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import { fittedPrice } from '../../products/choose-floor.ts';
import { ofLook, readLook } from '../../products/conditions/read-look.ts';
import {
  colourOf,
  hasColour,
  isCalled,
  isFloor,
  kindOf,
  rangeOf,
} from '../../products/match-products.ts';
import { filterFloors } from '../../products/product-wishes.ts';
import { withoutTurnedDown } from '../../products/turned-down/read-turned-down.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { listProducts, showProducts } from './show-products.ts';

const maxShown = 4;

/** What is wanted now: what the message names, or what was wanted before where it names a kind or turns a floor down. */
function lookWanted(
  { record, message, catalogue, observed }: Turn,
  spoken: Flooring | undefined,
): WantedLook | undefined {
  const own = readLook(message.plain, catalogue);
  const goesOn = kindsNamed(message.plain).length > 0 || observed.turnsDown === true;
  const wanted = own.colours || own.tone ? { ...(goesOn && record.wanted), ...own } : record.wanted;
  if (!wanted || !(own.colours || own.tone || goesOn)) return undefined;
  // "Oak" is a look; a light oak is a colour.
  const isColour = wanted.colours?.some((colour) => colour !== 'oak');
  // "Got any darker ones?", of a kind that is spoken of.
  const isInTone = wanted.tone && (wanted.colours || wanted.look || spoken);
  return isColour || isInTone ? wanted : undefined;
}

/** Customers call LVT vinyl. */
const isOfKinds = (product: ProductFact, kinds: readonly Flooring[]) =>
  kinds.length === 0 ||
  kinds.includes(kindOf(product)) ||
  (kinds.includes('vinyl') && kindOf(product) === 'lvt');

/**
 * The floors in a colour, of the kinds and the fibre that are wanted with it. Where there is none, one line says so, with
 * the nearest. Nothing where no colour is wanted, or where a need decides.
 */
export function listByLook(turn: Turn, { text }: Clause, spoken: Flooring | undefined): string[] {
  const { catalogue, message, record } = turn;
  const wanted = lookWanted(turn, spoken);
  if (!wanted || topicsAsked(message.plain).some(({ rate }) => rate)) return [];
  const meant = withoutTurnedDown(message.plain, catalogue);
  const named = kindsNamed(meant);
  const kinds = named.length > 0 ? named : spoken ? [spoken] : [];
  const { found } = filterFloors(
    withoutTurnedDown(text, catalogue),
    catalogue.products,
    undefined,
    record.wishes,
  );
  const suited = found.filter((product) => isFloor(product) && isOfKinds(product, kinds));
  const called = suited.filter((product) => isCalled(product, message.plain));
  const others = sorted(turn, ofLook(suited, wanted), wanted);
  const alike = [...new Set([...called, ...others])];
  if (alike.length > 0) return describeAlike(turn, alike, wanted);
  const other = record.turnedDown ? 'other ' : '';
  const none = `We’ve no ${other}${nameOf(kinds, wanted)}.`;
  const near = [
    ofLook(found.filter(isFloor), wanted),
    wanted.look && ofLook(suited, { look: wanted.look }),
    wanted.colours && ofLook(suited, { colours: wanted.colours }),
  ].find((some) => some && some.length > 0);
  const [nearest] = sorted(turn, near ?? [], wanted);
  if (!nearest) return [`${none}${saysColours(catalogue.products, kinds)}`];
  const [line] = showProducts(turn, [nearest]);
  return [`${none} The nearest is ${line}`];
}

/** The colours of a kind, or of carpet, where none is as wanted. */
function saysColours(products: readonly ProductFact[], kinds: readonly Flooring[]): string {
  const shown = kinds.length > 0 ? kinds : (['carpet'] as const);
  const own = products.filter(
    (product) => isFloor(product) && shown.some((kind) => kind === kindOf(product)),
  );
  const colours = [...new Set(own.flatMap((one) => colourOf(one) || one.colours))];
  const lead = kinds.length > 0 ? 'Ours comes' : 'Our carpets come';
  return colours.length > 0 ? ` ${lead} in ${listOf(colours)}.` : '';
}

/** "Grey laminate or LVT with a wood look". */
function nameOf(kinds: readonly Flooring[], { colours, look, tone }: WantedLook): string {
  const kind = kinds.length > 0 ? kinds.map(kindName).join(' or ') : 'floor';
  return `${[tone, colours?.join(' or '), kind].filter(Boolean).join(' ')}${look ? ` with a ${look} look` : ''}`;
}

/** In stock first, then the colour by its name, then the price; in the tone that is named, if there are such. */
function sorted(
  { catalogue: { prices } }: Turn,
  products: readonly ProductFact[],
  { colours = [], tone }: WantedLook,
): ProductFact[] {
  const inTone = products.filter((product) => tone !== undefined && hasColour(product, tone));
  const isCalled = ({ name }: ProductFact) =>
    colours.some((hue) => name.toLowerCase().includes(hue));
  return (inTone.length > 0 ? inTone : products).toSorted(
    (one, other) =>
      Number(other.stock === 'instock') - Number(one.stock === 'instock') ||
      Number(isCalled(other)) - Number(isCalled(one)) ||
      fittedPrice(one, prices) - fittedPrice(other, prices),
  );
}

function describeAlike(
  turn: Turn,
  alike: readonly ProductFact[],
  { colours = [], look, tone }: WantedLook,
): string[] {
  const shown = alike.slice(0, maxShown);
  const rest = alike.slice(maxShown).map(({ name }) => name);
  const colour = [tone, colours.join(' or ')].filter(Boolean).join(' ');
  const [only, ...others] = shown;
  // "Grey oak" is no colour of ours, but a grey board is.
  const isOnly = only !== undefined && others.length === 0 && look === 'wood';
  const lead =
    isOnly && !/\boak\b/i.test(colourOf(only))
      ? [`We have one ${colour} wood look, in ${kindName(kindOf(only))}:`]
      : [];
  showProducts(turn, shown);
  if (only && others.length === 0 && turn.observed.turnsDown)
    return [`That leaves ${describeProduct(only)}`];
  return [
    ...lead,
    ...shown.map(describeProduct),
    ...(rest.length > 0 ? [`Also in ${colour}: ${listOf(rest)}.`] : []),
  ];
}

export function describeNearest(turn: Turn, similar: readonly ProductFact[]): string[] {
  return ['The nearest we have in stock:', ...listProducts(turn, similar, 2)];
}

/** Floors of the same kind as the last one spoken of, where something like it is wanted. */
export function findSimilar({ record, catalogue }: Turn, text: string): ProductFact[] {
  if (!/\b(?:nearest|similar|closest|equivalent|like it|like that)\b/i.test(text)) return [];
  const latest = catalogue.products.find(
    ({ slug }) => slug === record.considered.find((floor) => floor.slug)?.slug,
  );
  if (!latest) return [];
  const range = rangeOf(latest);
  const [kind = latest.category] = kindsNamed(text);
  const alike = catalogue.products.filter(
    (one) => one.category === kind && one.slug !== latest.slug && one.stock === 'instock',
  );
  return [...alike].sort(
    (one, other) => Number(other.name.startsWith(range)) - Number(one.name.startsWith(range)),
  );
}
