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
