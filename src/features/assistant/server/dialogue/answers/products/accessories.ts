import { formatPounds } from '#platform/units/pounds.ts';
import { listOf } from '../../../conversation/describe-record.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import { isOfNeed } from '../../acts/products/accessory-acts.ts';
import { matchAccessories, narrowAccessories } from '../../products/match-accessories.ts';
import { sellingPrice } from '../../products/match-products.ts';
import { indexOf } from '../../products/product-index.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { noted } from './show-products.ts';

const maxShown = 3;
const maxContext = 120;

/** The accessories that a message names, or those still meant. */
export function findAccessories(turn: Turn, { text }: Clause): ProductFact[] {
  const { catalogue, record, observed } = turn;
  const own = matchAccessories(text, catalogue.products);
  if (own.length > 0) return fittingFloor(turn, own, text);
  if (isOfNeed(text)) return [];
  if (observed.floors.choice?.slug || observed.floors.isNamed) return [];
  const named = matchAccessories(turn.message.plain, catalogue.products);
  if (named.length > 0) return named;
  const known = record.accessories.flatMap(
    (slug) => catalogue.products.find((one) => one.slug === slug) ?? [],
  );
  const [first] = known;
  const sort = catalogue.products.filter(
    ({ name, category }) =>
      category === 'accessories' && first && headOf(name) === headOf(first.name),
  );
  const told = narrowAccessories(turn.message.plain, sort);
  if (told.length < sort.length) return told;
  const alike = known.filter((product) => sort.includes(product));
  if (/\bother\b/i.test(text) && known.length > 1) return known.slice(1, 2);
  if (record.lastAct === 'taught') return alike;
  return /\b(?:they|them|these|those|each|both|which)\b/i.test(text) ? alike : known.slice(0, 1);
}

/** Underlays of the floor spoken of: none for laminate under a carpet, the one for stairs first where there are some. */
function fittingFloor({ record }: Turn, found: ProductFact[], text: string): ProductFact[] {
  const kind = kindsNamed(text)[0] ?? record.floor?.kind ?? record.considered[0]?.kind;
  const isForCarpet = ({ name }: ProductFact) => /care kit/i.test(name);
  if (kind && found.some(isForCarpet))
    return found.filter((one) => found.length === 1 || isForCarpet(one) === (kind === 'carpet'));
  if (kind !== 'carpet' || /\blaminate\b/i.test(text)) return found;
  const fitting = found.filter(({ name }) => !/laminate underlay/i.test(name));
  const isForStairs = ({ specifications }: ProductFact) =>
    Number(/stairs/i.test(specifications.Suitability ?? ''));
  if (!record.flight) return fitting;
  return fitting.toSorted((one, other) => isForStairs(other) - isForStairs(one));
}

/** What sort of accessory: the name up to what tells it from others of its sort. */
const headOf = (name: string) =>
  /underlay/i.test(name) ? 'underlay' : (name.split(',')[0] ?? name);

/** The accessories asked about, one line each: what was asked of them; price and link when they are first shown. */
export function answerAccessories(
  turn: Turn,
  found: readonly ProductFact[],
  question: string,
): string[] {
  const { record, catalogue } = turn;
  const isFirst = found.some(({ slug }) => !(record.shown ?? []).includes(slug));
  const whole = turn.text.length < maxContext ? turn.message.plain : question;
  const topics = topicsAsked(whole);
  const facets = facetsAsked(whole);
  const asksPrice = facets.includes('price');
  const shown = found.slice(0, maxShown);
  record.accessories = [
    ...shown.map(({ slug }) => slug),
    ...record.accessories.filter((slug) => shown.every((one) => one.slug !== slug)),
  ];
  turn.shown.push(...shown);
  record.shown = [...new Set([...(record.shown ?? []), ...shown.map(({ slug }) => slug)])];
  record.factAsked = question;
  const isTold = shown.some(
    (product) => indexOf(catalogue.products).find(product, question, topics).length > 0,
  );
  if (!isFirst && !isTold && topics.length > 0 && facets.length === 0) {
    record.asked = 'callBack?';
    const [first] = shown;
    return noted(turn, [
      `The details I have for ${first?.name} don’t say. Shall I ask the team? Leave your name and number and they’ll ring you.`,
    ]);
  }
  const finish = finishAsked.exec(question)?.[1]?.toLowerCase();
  const isMade = ({ name, specifications }: ProductFact) =>
    [name, ...Object.values(specifications)]
      .join(' ')
      .toLowerCase()
      .includes(finish ?? '');
  if (finish && !found.some(isMade)) {
    record.asked = 'callBack?';
    return noted(turn, [
      `Not in ${finish}, I’m afraid: we list ${listOf(found.map(({ name }) => name))}. Shall I ask the team? Leave your name and number and they’ll ring you.`,
    ]);
  }
  return noted(
    turn,
    shown.map((product) => {
      const facts = indexOf(catalogue.products).find(product, question, topics);
      if (isFirst)
        return [describeProduct(product), ...(facts.length > 0 ? facts : mainFacts(product))].join(
          ' ',
        );
      const price =
        asksPrice || facts.length === 0
          ? [`${formatPounds(sellingPrice(product))} per ${product.unit}.`]
          : [];
      return `${product.name}: ${[...price, ...facts].join(' ')}`;
    }),
  );
}

/** "Do they do the rods in black?" */
const finishAsked =
  /\b(?:in|any|got) (?:an? )?(?:matt? |polished |brushed |antique )?(black|white|gold|silver|bronze|chrome|nickel|pewter|copper|steel|brass|oak|walnut|grey)\b/i;

const maxMain = 3;

/** The specifications that tell most. */
const mainFacts = ({ specifications }: ProductFact) =>
  Object.entries(specifications)
    .slice(-maxMain)
    .map(([name, value]) => `${name}: ${value}.`);
