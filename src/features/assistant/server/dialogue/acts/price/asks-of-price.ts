import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import type { Clause } from '../../../conversation/message.ts';
import { sumsIn } from '../../../conversation/read-budget.ts';
import { readMaxRate, withoutRates } from '../../../conversation/read-rate.ts';
import { isContract } from '../../topics/rate-floors.ts';
import { type Act, asksBeside, type Context, toTaughtAct } from '../act.ts';
import { isDoubtBeside, isPartOfParts, jobDoubted } from './asks-how-made.ts';
import { asksIfUp } from './asks-if-up.ts';
import { readIfWide } from './asks-if-wide.ts';
import { isOfMaterials } from './asks-materials.ts';
import { asksWhyRunner, asksWhyUp } from './asks-why.ts';
import { floorsTold, toldSums } from './price-checks.ts';
import { asksWhichUnderlay } from './price-matters.ts';
import { isOnlySizeAgain } from './price-wish.ts';

const asksCatch =
  /\b(?:what'?s|whats|what is|is there(?: a)?|where'?s|any) (?:the )?catch\b|\btoo good to be true\b/i;
const asksWhyCheap =
  /\b(?:why|how come|how)\b[^.?!]{0,30}\b(?:cheap|low|little|inexpensive)\b(?!er)/i;
/** Asked of a price that is low, it asks why. */
const asksIfGood = /\b(?:is|are) (?:it|that|this|they) (?:really |actually |even )?any good\b/i;
/** "That can't be right", "it seems remarkably low". */
const doubtsSum =
  /\b(?:can(?:'|no)?t|can not|doesn'?t seem|isn'?t|not) (?:\w+ )?(?:be )?right\b|\b(?:seems?|sounds?|looks?) (?:\w+ ){0,2}(?:low|cheap|wrong|off)\b|\bis that (?:really )?(?:right|correct)\b|\b(?:typo|wrong way round|missing (?:a )?(?:zero|nought|digit))\b/i;
const asksOfCheapness = (text: string) =>
  asksCatch.test(text) || asksWhyCheap.test(text) || asksIfGood.test(text) || doubtsSum.test(text);
/** "The next one up" alone is found as a floor. */
const nextUp =
  /\bnext (?:one |step |price |cheapest )?(?:up )?(?:from|after|above) (?:the |your )?\w/i;
const ofOthers =
  /\b(?:they|them|other (?:firm|lot|shop|place)s?|others|elsewhere|b ?& ?q|carpetright|competitor\w*)\b/i;
const asksReduced =
  /\b(?:is|are|was|isn'?t)\b[^.?!]{0,40}\b(?:one of (?:the|those|your)\b[^.?!]{0,12}(?:\d+ ?%|sale|offers?|reduced|discount\w*)|(?:already )?(?:in the sale|on (?:sale|offer)|reduced|discounted)\b|\d+ ?% off)/i;

/** "What's in between then?", after floors that cost less were offered. */
export const asksBetween = (text: string): boolean =>
  /\b(?:in[ -]?between|middle (?:one|ground|option|price|range)|half ?way)\b/i.test(text);

const ofContents = /\b(?:underlay|fitting|fitted|gripper|labour|vat|everything)\b/i;

const overOldFloor = 'Can a new floor go over the old one?';

const isToldBeside = (clause: Clause, { message }: Context): boolean =>
  !isQuestion(clause.text) && !actPatterns.price.test(message.plain) && asksBeside(message, clause);

const effect =
  /\b(?:wood(?:en)?|timber|oak|stone|slate|marble|concrete|tiled?|parquet|herringbone|plank)[ -]?(?:effect|look|style|finish)\b/i;
const isOfLook = (text: string) =>
  effect.test(text) && !actPatterns.price.test(text) && !/\d/.test(text);

/** The floor of a sum that a text says again. */
function floorOfSum(record: Context['record'], text: string): string | undefined {
  const [pence, ...others] = toldSums(record, text);
  if (pence === undefined || others.length > 0) return undefined;
  return floorsTold(record).find(({ totalPence }) => totalPence === pence)?.floor.slug;
}

/** The product that is spoken of: the one named, else that of the price told last, or offered in its place. */
export function productSpokenOf({
  record,
  observed,
  message,
  catalogue,
}: Omit<Context, 'findTaught'>) {
  const { choice } = observed.floors;
  const slugs = [
    choice?.slug,
    floorOfSum(record, message.plain),
    ...record.considered.map(({ slug }) => slug),
    ...record.priced.map(({ floor }) => floor.slug),
  ];
  const slug = slugs.find((one) => one !== undefined);
  return (catalogue.all ?? catalogue.products).find((product) => product.slug === slug);
}

/** "Which underlay is that with?", of a carpet that was priced. */
const asksUnderlayOfPrice = ({ record: { priced } }: Context, text: string): boolean =>
  priced.length > 0 &&
  priced.every(({ floor }) => floor.kind === 'carpet') &&
  asksWhichUnderlay(text);

/** What a clause asks of a price that was told, and is answered with a reason. */
export function readAskOfPrice(clause: Clause, context: Context): Act[] | undefined {
  const { record, message, observed } = context;
  const { text, parsed } = clause;
  const isOffered = record.priced.length > 0 && (record.offeredAt?.length ?? 0) > 0;
  if (isOffered && !record.draft && asksBetween(text)) return [{ kind: 'cheaper' }];
  const hasSize = parsed.slots.rooms.length > 0;
  // The size of a floor that is damaged, beside what is asked of it.
  const isDamaged = record.fault !== undefined || record.waterDamage === true || record.isUrgent;
  const isOfDamage = isDamaged === true && record.priced.length === 0;
  if (hasSize && isOfDamage && isToldBeside(clause, context)) return [];
  if (record.draft) return undefined;
  if (asksIfUp(text) && isQuestion(text)) {
    const isOfJob = record.priced.length > 0 && record.priced.every(({ fitted }) => fitted);
    const taught = isOfJob ? undefined : context.findTaught(overOldFloor);
    if (isOfJob) return [{ kind: 'priceMatter', matter: 'oldFloor' }];
    if (taught) return [toTaughtAct(taught)];
  }
  const isAsWas = !hasSize && !observed.rooms;
  if (isAsWas && asksWhyRunner(record, text)) return [{ kind: 'ofPrice', about: 'runner' }];
  if (isAsWas && (jobDoubted(record, text) || isDoubtBeside(record, message.plain, text)))
    return [{ kind: 'ofPrice', about: 'making' }];
  if (isAsWas && parsed.slots.fitted !== false && isPartOfParts(record, message.plain, text))
    return [{ kind: 'ofPrice', about: 'parts' }];
  if (asksUnderlayOfPrice(context, text)) return [{ kind: 'priceMatter', matter: 'underlay' }];
  if (isOfMaterials(clause, context)) return [{ kind: 'supplyOnly' }];
  const ofWidth = readIfWide(clause, context);
  if (ofWidth) return ofWidth;
  if (hasSize && !actPatterns.price.test(text) && isOnlySizeAgain(message, record, observed))
    return [];
  const saysRate = record.maxRate !== undefined && !isQuestion(text) && withoutRates(text) !== text;
  const isOfRate = (readMaxRate(text) !== undefined || saysRate) && !hasSize;
  if (isOfRate && !observed.floors.choice?.slug) {
    return asksBeside(message, clause) ? [] : [{ kind: 'products', clause }];
  }
  // "Wood effect vinyl?", after a price, is a condition of the floor.
  if (record.priced.length > 0 && isQuestion(message.plain) && isOfLook(text))
    return record.maxRate === undefined
      ? [{ kind: 'products', clause }]
      : [{ kind: 'ofPrice', about: 'lookWithin' }];
  if (asksWhyUp(record, message)) return [{ kind: 'ofPrice', about: 'guide' }];
  const product = productSpokenOf(context);
  if (!product || ofOthers.test(text)) return undefined;
  if (nextUp.test(text)) return [{ kind: 'ofPrice', about: 'nextUp' }];
  const isLow = isContract(product) || product.fittingIncluded;
  if (isLow && asksOfCheapness(text)) return [{ kind: 'ofPrice', about: 'cheapness' }];
  // "No, your Kennet for £81. Why is it so cheap?", "131 for all of it? What's the catch?"
  const isLead = !hasSize && (!isQuestion(text) || toldSums(record, text).length > 0);
  const isBesideDoubt = message.clauses.some((one) => one !== clause && asksOfCheapness(one.text));
  // "£113? That can't be right, including underlay and fitting?"
  const asksContents = actPatterns.included.test(text) && ofContents.test(text);
  if (isLow && (isLead || asksContents) && isBesideDoubt) return [];
  if (asksReduced.test(text) && sumsIn(text).length === 0 && record.priced.length > 0)
    return [{ kind: 'ofPrice', about: 'reduction' }];
  return undefined;
}
