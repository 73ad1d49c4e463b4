import type { Clause } from '../../../conversation/message.ts';
import { isFloor, kindOf } from '../../products/match-products.ts';
import { findSubject } from '../../products/subject.ts';
import {
  asksIfDear,
  asksIfUnderlaid,
  asksItsKind,
  asksWhichPrice,
  namesBoards,
} from '../../topics/asks-of-floor.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import type { Act, Context } from '../act.ts';
import { asksOfRoom } from './advice-acts.ts';
import { asksWhether } from './asks-whether.ts';
import { asksQualityOfPriced, asksWhichOfPriced, weighsOnNeed } from './comparison-acts.ts';

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
  if (asks && ofWearLayer.test(text) && topicsAsked(text).some(({ rate }) => rate)) return act;
  const subject = findSubject(context, clause);
  const [product] = subject?.products ?? [];
  if (asks && namesBoards(message.plain) && !onTheFloor.test(message.plain))
    if (topicsAsked(text).some(({ name }) => figures.has(name)) && isAboutBoards(clause, context))
      return act;
  if (!product || !isFloor(product)) return undefined;
  if (asks && asksWhichPrice(text)) return act;
  if (asksItsKind(text) && (asks || !kindsNamed(text).includes(kindOf(product)))) return act;
  const isPriced = record.priced.some(({ floor }) => floor.slug === product.slug);
  if (asks && isPriced && asksIfUnderlaid(text) && ofContents.test(text))
    return { kind: 'included' };
  return asks && (asksIfDear(text) || asksIfUnderlaid(text)) ? act : undefined;
}

/** Nothing but boards is spoken of in the clause: no roll, no room, no price. */
const isAboutBoards = ({ text, parsed }: Clause, { message }: Context) =>
  parsed.slots.rooms.length === 0 &&
  !/\b(?:rolls?|carpets?|vinyl|price|cost|how much|packs?|box\w*|level\w*|lift\w*|creak\w*)\b/i.test(
    `${text} ${message.plain}`,
  );
