import type { Message } from '../../../conversation/message.ts';
import { sumsIn } from '../../../conversation/read-budget.ts';
import { type ConversationRecord, uniqueFloors } from '../../../conversation/record.ts';

const asksWhy = /\b(?:why|how come|what(?:'?s| has)? changed)\b/i;
const ofChange =
  /\b(?:gone|went|go|going|jumped|shot) (?:up|down)\b|\bnow\b|\bdifferent\b|\bchanged\b|\b(?:before|earlier|a minute ago)\b|\byou (?:said|told)\b/i;

/** "Before you said £931, why is it now £687?": of two prices that were told, what makes the one differ from the other. */
export function asksWhyChanged(
  { priced, pricedBefore }: Pick<ConversationRecord, 'priced' | 'pricedBefore'>,
  { plain }: Pick<Message, 'plain'>,
): boolean {
  const isChange = ofChange.test(plain) || sumsIn(plain).length > 1;
  return priced.length > 0 && pricedBefore.length > 0 && asksWhy.test(plain) && isChange;
}

const ofGap = /\b(?:dearer|cheaper|more expensive|less|more|difference|pricier)\b/i;

/** "Why is the first one so much dearer?": what two products that were priced are made of tells it. */
export function asksWhyDearer(
  { priced, pricedBefore }: Pick<ConversationRecord, 'priced' | 'pricedBefore'>,
  text: string,
): boolean {
  const floors = uniqueFloors([...priced, ...pricedBefore].map(({ floor }) => floor));
  return asksWhy.test(text) && ofGap.test(text) && floors.filter(({ slug }) => slug).length > 1;
}

/** "You said 1365 before, now it's 1582", "why did it go up?": the first was a guide by the square metre. */
export function asksWhyUp(
  { guide, priced, pricedBefore }: Pick<ConversationRecord, 'guide' | 'priced' | 'pricedBefore'>,
  { plain }: Pick<Message, 'plain'>,
): boolean {
  if (!guide || priced.length !== 1) return false;
  const isNamed = sumsIn(plain).some((sum) => Math.abs(sum * 100 - guide.pence) < 100);
  const isFirst = pricedBefore.length === 0;
  return (
    isNamed || (isFirst && (asksWhy.test(plain) || saysUp.test(plain)) && ofChange.test(plain))
  );
}
const saysUp = /\b(?:gone|went) up\b|\byou (?:said|told)\b[^.?!]{0,20}\d{3}/i;

const ofRunner = /\brunners?\b|\bfull[- ]width\b/i;
const asksGap = /\b(?:why|how come|how'?s that|how can|explain)\b/i;

/** "So a runner is more? why": of stairs that were priced at full width and with a runner. */
export function asksWhyRunner(
  { priced, pricedBefore, flight }: Pick<ConversationRecord, 'priced' | 'pricedBefore' | 'flight'>,
  text: string,
): boolean {
  const hasRunner = [...priced, ...pricedBefore].some((job) => job.flight?.runnerMm);
  const isOfGap = ofRunner.test(text) && ofGap.test(text);
  return (
    flight !== undefined && hasRunner && (isOfGap || (ofRunner.test(text) && asksGap.test(text)))
  );
}
