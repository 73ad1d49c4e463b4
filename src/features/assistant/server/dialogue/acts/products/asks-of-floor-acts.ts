import { type Focus, focusOf } from '../../../conversation/focus.ts';
import type { Clause } from '../../../conversation/message.ts';
import { findCompared } from '../../products/compare.ts';
import { isFloor, kindOf, rangeOf } from '../../products/match-products.ts';
import { findSubject, floorsSpokenOf } from '../../products/subject.ts';
import {
  asksIfDear,
  asksIfUnderlaid,
  asksItsKind,
  asksWhichPrice,
  namesBoards,
} from '../../topics/asks-of-floor.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import type { Act, Context } from '../act.ts';
import { asksOfRoom } from './advice-acts.ts';
import { asksWhether } from './asks-whether.ts';
import {
  asksQualityOfPriced,
  asksWhichOfPriced,
  asksWorth,
  weighsOnNeed,
} from './comparison-acts.ts';
import { asksIfCheapest } from './search-acts.ts';

const figures = new Set(['thickness', 'size', 'width']);
/** "Is 0.25 mm OK for a café?" */
const ofWearLayer = /\b0\.\d+ ?mm\b/i;
const onTheFloor = /\b(?:underlay|subfloor|plywood|hardboard)\b/i;

const ofContents = /\binc(?:l\w*)?\b|\b(?:comes?|priced) with\b|\bin (?:that|it|the price)\b/i;

/** What is asked of a floor in words that other questions share: its kind, its worth, the size of its boards. */
export function readAskOfFloor(clause: Clause, context: Context, asks: boolean): Act | undefined {
  const { text } = clause;
  const { record, message, observed } = context;
  if (record.draft) return undefined;
  if (asks && (weighsOnNeed(clause, context) || asksWhichOfPriced(text, context)))
    return { kind: 'compareProducts', clause };
  if (asksWorth.test(text) && weighsWorth(clause, context))
    return { kind: 'compareProducts', clause };
  if (observed.rooms) return undefined;
  if (
    asks &&
    asksOfRoom(text) &&
    record.priced.length === 0 &&
    !record.wantsPrice &&
    observed.floors.isNamed
  )
    return { kind: 'products', clause };
  if (asks && asksQualityOfPriced(text, context)) return { kind: 'compareProducts', clause };
  const act: Act = { kind: 'productFacts', clause };
  if (asksWhether(clause, context)) return act;
  if (asks && kindsNamed(text).length === 1 && asksIfCheapest.test(text)) return act;
  if (asks && ofWearLayer.test(text) && topicsAsked(text).some(({ rate }) => rate)) return act;
  const subject = findSubject(context, clause);
  const [product] = subject?.products ?? [];
  if (asks && namesBoards(message.plain) && !onTheFloor.test(message.plain))
    if (topicsAsked(text).some(({ name }) => figures.has(name)) && isAboutBoards(clause, context))
      return act;
  if (!product || !isFloor(product)) return undefined;
  if (asks && asksWhichPrice(text)) return act;
  if (asks && record.priced.length === 0 && asksIfInPrice.test(text)) return act;
  if (asksItsKind(text) && (asks || !kindsNamed(text).includes(kindOf(product)))) return act;
  const isPriced = record.priced.some(({ floor }) => floor.slug === product.slug);
  if (asks && isPriced && asksIfUnderlaid(text) && ofContents.test(text))
    return { kind: 'included' };
  return asks && (asksIfDear(text) || asksIfUnderlaid(text)) ? act : undefined;
}

/** "Is the Bradford worth the extra?", against another floor that is named or spoken of. */
function weighsWorth({ text }: Clause, { record, catalogue }: Context): boolean {
  const floors = [
    ...findCompared(text, catalogue, record),
    ...floorsSpokenOf({ record, catalogue }),
  ];
  return new Set(floors.filter(isFloor).map(rangeOf)).size > 1;
}

/** "Does it come with underlay in that or extra?", of a price per square metre. */
const asksIfInPrice =
  /\b(?:underlay|fitting|gripper)\b[^.?!]{0,15}\b(?:in (?:that|it|the price)|included|or extra|extra or)\b|\b(?:with|includ\w+) (?:the )?(?:underlay|fitting|gripper)\b[^.?!]{0,15}\b(?:or|in (?:that|it)|extra)\b/i;

/** Nothing but boards is spoken of in the clause: no roll, no room, no price. */
const isAboutBoards = ({ text, parsed }: Clause, { message }: Context) =>
  parsed.slots.rooms.length === 0 &&
  !/\b(?:rolls?|carpets?|vinyl|price|cost|how much|packs?|box\w*|level\w*|lift\w*|creak\w*)\b/i.test(
    `${text} ${message.plain}`,
  );

/** A kind of floor is spoken of, and no product of it. */
export const isOfKind = ({ kind, slug }: Focus) => kind !== undefined && slug === undefined;
/** "How thick is it?", after an answer about a kind of floor: a figure of the floor, not of its underlay. */
export const asksItsFigure = (text: string, record: Context['record']): boolean =>
  record.lastAct === 'taught' &&
  isOfKind(focusOf(record)) &&
  kindsNamed(text).length === 0 &&
  !/\bunderlay\b/i.test(`${focusOf(record).topic} ${text}`) &&
  text.trim().split(/\s+/).length <= maxFigure &&
  topicsAsked(text).some(({ name }) => figuresOfKind.has(name));
const figuresOfKind = new Set([
  'thickness',
  'weight',
  'wearLayer',
  'acRating',
  'width',
  'pack',
  'slip',
]);
const maxFigure = 5;

/** "What do those two cost?", of floors that were shown: no rooms are known yet. */
export const asksPriceOfEach = (text: string, context: Context): boolean =>
  context.record.priced.length === 0 &&
  context.record.rooms.length === 0 &&
  ofTwo.test(text) &&
  facetsAsked(text).includes('price') &&
  new Set(floorsSpokenOf(context).map(rangeOf)).size > 1;
const ofTwo = /\b(?:those|these|the) two\b|\bboth\b|\beach (?:of|one)\b/i;
