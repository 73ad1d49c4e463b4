import { isPriced } from '../../../conversation/job/priced-part.ts';
import type { Clause } from '../../../conversation/message.ts';
import { sumsIn } from '../../../conversation/read-budget.ts';
import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
} from '../../../conversation/record.ts';
import type { Act, Context } from '../act.ts';

const maxWords = 14;
/** "Is that the Sherwood price?", "is it for the Moorland?", "is that the one you said at first?" */
const asksIfFloor =
  /^\W*(?:(?:and|so|ok|but|wait|hang on)\W+)*(?:is|was|are|were) (?:that|this|it|those|the price)(?: (?:all|still|price|figure|one))? (?:for |in |with |the |your )/i;
/** It asks what the floor is like, or for something else of it. */
const asksElse =
  /\b(?:stock|soft\w*|thick\w*|warm\w*|wool|good|ok|okay|best|better|suit\w*|waterproof|durable|made|easy|cheap\w*|dear\w*|too|or|with|includ\w*|enough|colou?r)\b/i;
const confirms =
  /\b(?:right|correct|yes|yeah|yep|is it|still|all in|in total|total|agreed)\b|\?\s*$|^\W*(?:ok |right |and )*so\b/i;

/** The floors whose sums were told: of what is wanted now or before, and of what was offered in its place. */
export const floorsTold = ({ priced, pricedBefore, offeredAt = [] }: ConversationRecord) => [
  ...priced,
  ...pricedBefore,
  ...offeredAt,
];

/** The sums, in pence, that were told for what is wanted now or before. */
export function pencesTold(record: ConversationRecord): number[] {
  const { priced, inAllPence } = record;
  const sum = priced.reduce((pence, { totalPence }) => pence + totalPence, 0);
  const each = floorsTold(record).map(({ totalPence }) => totalPence);
  return [...(inAllPence === undefined ? [] : [inAllPence]), sum, ...each];
}

/** "£75", which is more often a rate than a sum. */
const smallSum = /£\s?(\d{2}(?:\.\d\d)?)(?![\d.,]*\d|\s?(?:\/|per|an?|each)\s?(?:sq|m))/gi;

/** The sums of a text that were told, in pence; none where one was not. */
export function toldSums(record: ConversationRecord, text: string): number[] {
  const told = pencesTold(record);
  const findTold = (sum: number) =>
    told.find((pence) => Math.abs(pence - sum * 100) < 1 || Math.floor(pence / 100) === sum);
  const small = [...text.matchAll(smallSum)].flatMap(([, sum]) => findTold(Number(sum)) ?? []);
  const sums = [...sumsIn(text).map(findTold), ...small];
  const known = sums.filter((pence) => pence !== undefined);
  return known.length === sums.length ? known : [];
}

/** What a clause asks to have confirmed of the price told last: its floor or its sum. */
export function readPriceCheck(
  { text, parsed }: Clause,
  { record, observed, message }: Context,
  asks: boolean,
): Act | undefined {
  const isShort = text.split(/\s+/).length <= maxWords;
  if (record.priced.length === 0 || record.draft || !isShort) return undefined;
  const { floors } = observed;
  const isOfStairs = record.flight && stairs.test(message.plain) && asks;
  if (isOfStairs && wantsOtherCarpet.test(text) && !floors.choice?.slug)
    return { kind: 'stairsCarpet' };
  const isNamed = floors.choice?.slug !== undefined || floors.isNamed;
  if (asks && isNamed && asksIfFloor.test(text) && !asksElse.test(text))
    return { kind: 'whichFloor' };
  const isSame =
    record.rooms.every((room) => isPriced(record, room)) &&
    (!floors.isChanged || isOfSum(record, floors.choice, text));
  const isNew = parsed.slots.rooms.length > 0 || parsed.slots.phone !== undefined || !isSame;
  if (
    !isNew &&
    confirms.test(text) &&
    asksToConfirm(text, asks) &&
    toldSums(record, text).length > 0
  )
    return { kind: 'confirmSum' };
  return undefined;
}

/** "Chequer then, that's 136 all in yeah?": the floor that was told at that sum. */
const isOfSum = (
  record: ConversationRecord,
  floor: FloorChoice | undefined,
  text: string,
): boolean => {
  const sums = toldSums(record, text);
  return record.priced.some(
    (job) => floor && isSameFloor(job.floor, floor) && sums.includes(job.totalPence),
  );
};

const stairs = /\b(?:stairs|staircase)\b/i;
/** "What would you use there instead, and how much more?" */
const wantsOtherCarpet =
  /\b(?:what|which)\b[^.?!]{0,30}\b(?:(?:would|should|do|could|can) (?:you|i|we) (?:use|put|go for|have|lay|choose|recommend|suggest)|carpet (?:would|should|is (?:made|better)|for))\b|\b(?:recommend|suggest)\w*\b|\b(?:better|tougher|harder wearing|different|another|suitable|proper) (?:one|carpet)\b/i;

/** Another word of a question: it asks more than whether the sum is right. */
const asksMore =
  /\b(?:why|how|what|which|when|where|who|can(?!'?t be right)|could|would|do you|will you|includ\w*|with(?:out)?|cheaper|less|more|dearer|rods?|underlay|vat|uplift|budget|got|afford)\b/i;
const asksToConfirm = (text: string, asks: boolean) =>
  (asks || /\b(?:right|correct|yes|yeah)\b/i.test(text)) && !asksMore.test(text);

/** Whether the floor that is asked about is that of the last price. */
export const isFloorPriced = (
  { priced }: ConversationRecord,
  { choice, candidates }: Context['observed']['floors'],
): boolean =>
  priced.some(({ floor: { slug } }) =>
    choice?.slug ? choice.slug === slug : candidates.some((one) => one.slug === slug),
  );

/** Beside a part that is left out of the price told last, and nothing else that changes: the sum without it is the answer. */
export const isBesideLeftOut = (
  { kind }: Act,
  { record, observed }: Context,
  acts: readonly Act[],
): boolean =>
  ofWholePrice.has(kind) &&
  !observed.rooms &&
  !observed.floors.isChanged &&
  record.priced.every(({ fitted }) => fitted === (record.fitted ?? true)) &&
  acts.some(
    (act) => act.kind === 'priceMatter' && record.without?.some((part) => part === act.matter),
  );
const ofWholePrice = new Set<Act['kind']>(['price', 'included', 'supplyOnly']);
