import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import type { Clause } from '../../../conversation/message.ts';
import { leadingWords } from '../../../nlu/text/leading-words.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { isFloor } from '../../products/match-products.ts';
import { findSubject, floorsSpokenOf } from '../../products/subject.ts';
import { placeNames, topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { judgeFloor } from '../../topics/verdicts/judge-floor.ts';
import type { Context } from '../act.ts';
import { namesRange } from './search-acts.ts';

const yesOrNo = new RegExp(
  String.raw`${leadingWords(3)}(?:is|are|isn'?t|will|won'?t|would|can|could|does|doesn'?t|do|should)\b|[.,!]\W*(?:is|are|will|would|can|could|does|do|should)\b`,
  'iu',
);
const asksElse =
  /\b(?:what|which|how|why|when|where|who)\b|\b(?:do|can|could|will|would) (?:you|u) (?:do|sell|have|stock|fit|lay|supply|come|bring|send|measure|price|quote|book|order)\b|\b(?:or|than)\b/i;
/** Rooms: after a price they say where a floor is to go. */
const ofRoom = (name: string) => placeNames.has(name) || name === 'wear';

/** "Is the Moorland OK on stairs?", "can you get milk out of the heather?": whether a floor that is named will do. */
export function asksWhether(clause: Clause, context: Context): boolean {
  const { text } = clause;
  if (!yesOrNo.test(text) || asksElse.test(text) || actPatterns.price.test(text)) return false;
  const judged = topicsAsked(text).map(({ name }) => name);
  const isOfPrice = context.record.priced.length > 0 && judged.every(ofRoom);
  if (judged.length === 0 || isOfPrice) return false;
  const subject = findSubject(context, clause);
  const isNamed = subject?.isNamed === true && namesRange(subject, text);
  // "The Kennet at 4.50, is it scratchy?"
  const isNamedBefore = context.observed.floors.isNamed && /\b(?:it|that|they|this)\b/i.test(text);
  if (!subject || !(isNamed || isNamedBefore)) return false;
  return subject.products.some(
    (product) => isFloor(product) && judged.some((name) => judgeFloor(product, name)),
  );
}

/** "Would carpet still be OK?", "is it any good?" */
const asksIfFit =
  /\b(?:is|are|would|will|could|can)\b[^.?!]{0,40}\b(?:ok|okay|alright|all right|suitable|suit|safe|any good|a good (?:idea|choice)|do|work|cope)\b/i;
const maxAsking = 9;

/**
 * A question whether a floor will do, with the need that is told before it: "the old dog has accidents. Would carpet
 * still be OK?"
 */
export function withNeedTold(clause: Clause, context: Context): Clause | undefined {
  const { message, record } = context;
  const { text } = clause;
  if (record.draft || !isQuestion(text) || text.trim().split(/\s+/).length > maxAsking)
    return undefined;
  const named = kindsNamed(text).length > 0 || findSubject(context, clause)?.isNamed === true;
  const isOfSpoken =
    /\b(?:it|that|this|those|these|them|either|both)\b/i.test(text) &&
    floorsSpokenOf(context).length > 0;
  if (!asksIfFit.test(text) || !(named || isOfSpoken) || topicsAsked(text).length > 0)
    return undefined;
  const at = message.clauses.findIndex((one) => one.text === text);
  const told = message.clauses
    .slice(0, Math.max(0, at))
    .filter((one) => !isQuestion(one.text) && topicsAsked(one.text).some(({ rate }) => rate))
    .map((one) => one.text.replace(/[.!?\s]+$/, ''));
  if (told.length === 0) return undefined;
  const whole = `${text.replace(/[.!?\s]+$/, '')}, ${told.join(', ')}?`;
  return { ...clause, text: whole, tokens: readTokens(tidyText(whole)) };
}
