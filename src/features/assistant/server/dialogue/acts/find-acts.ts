import { isQuestion } from '../../conversation/act-patterns.ts';
import { focusOf } from '../../conversation/focus.ts';
import type { Clause } from '../../conversation/message.ts';
import { isLanding } from '../../nlu/room-sizes/flights.ts';
import { roomsForLess } from '../observe/rooms/meant/rooms-for-less.ts';
import { recordAt } from '../products/subject.ts';
import type { RequestTopic } from '../requests/request-topic.ts';
import { explainTerm } from '../topics/glossary.ts';
import { type Act, type Context, decisiveLikeness, isClear, toTaughtAct } from './act.ts';
import { choiceFirst } from './clause/choice-acts.ts';
import { readClause } from './clause/read-clause.ts';
import { onePoliteness, onlyTakesLeave } from './clause/read-politeness.ts';
import {
  isBesideNew,
  isBesideRepair,
  isBesideTrouble,
  isConfirmed,
  namesOther,
  type Read,
  unansweredOf,
  uniqueActs,
  withoutBackground,
} from './context-of-acts.ts';
import { readOwnFloor } from './own-floor.ts';
import { isAlarm } from './pressing-acts.ts';
import { isBesideLeftOut } from './price/price-checks.ts';
import { asksWhichSum, isPriceDue, isWithExtras, ofNoPrice } from './price/price-due.ts';

/** The acts of a message, in the order of its clauses, each once; the pressing ones first. */
export function findActs(context: Context): Act[] {
  if (onlyTakesLeave(context)) return [{ kind: 'goodbye' }];
  const ownFloor = readOwnFloor(context);
  const acts = withoutBackground(context, readInTurn(context))
    .map((act) => withoutAimless(act, context))
    .filter(({ kind }) => !ownFloor || !pricesFloor.has(kind))
    .concat(ownFloor ?? []);
  if (isPriceDue(context, acts)) acts.unshift({ kind: 'price' });
  const isUpset = acts.some(({ kind }) => ofTrouble.has(kind));
  const isRung = acts.some(({ kind }) => kind === 'callBack');
  const isNeedless = ({ kind }: Act) =>
    (isUpset && reachesTeam.has(kind)) || (isRung && kind === 'person');
  const all = uniqueActs([
    // Whether somebody may come to harm goes before the complaint about it.
    ...acts.filter((act) => isAlarm(act) && !isNeedless(act)),
    ...acts.filter((act) => pressing.has(act.kind) && !isNeedless(act)),
    ...acts.filter(({ kind }) => !pressing.has(kind)),
  ]).filter((act, _, known) => !isToldWith(act, known));
  const isPriced = all.some(({ kind }) => ['price', 'stairs', 'priceMatter'].includes(kind));
  // Stairs with their landing are one job: no floor is asked for beside their price.
  const isOfStairs =
    all.some(({ kind }) => kind === 'stairs') &&
    context.record.flight !== undefined &&
    context.record.rooms.every(isLanding);
  const known = all.filter(
    (act) =>
      act.kind !== 'unknown' &&
      !(isOfStairs && act.kind === 'price') &&
      !(isPriced && act.kind === 'taught' && ofNoPrice.has(act.question)),
  );
  const isBooking = known.some(({ kind }) => kind === 'book');
  const isComplaint = known.some(({ kind }) => kind === 'complaint');
  // Who is cross or in trouble is rung: somebody comes then, unless a new floor is to be measured for.
  const isOfTrouble =
    isComplaint || (known.some(({ kind }) => ofTrouble.has(kind)) && !context.record.wantsNewFloor);
  const isBudget = known.some(({ kind }) => kind === 'cheaper');
  const isCheaperThere =
    isBudget &&
    context.message.clauses.some((clause) => roomsForLess(context.record, clause).length > 0);
  // Rooms said again with a sum that is offered for them.
  const isOfSum = known.some(({ kind }) => kind === 'withinSum');
  const isOfWater = known.some(({ kind }) => kind === 'water');
  const isOfTiles = known.some(({ kind }) => kind === 'asbestos');
  const useful = known.filter(
    (act) =>
      !(isOfTiles && besideTiles.has(act.kind)) &&
      !(isOfWater && act.kind === 'taught' && /\bstopcock\b/i.test(act.answer)) &&
      !(act.kind === 'ofRequest' && asksForToday.has(act.topic) && known.some(isOfToday)) &&
      !politeness.has(act.kind) &&
      !(isBesideRepair(act, context.record) || isBesideTrouble(act, context)) &&
      !(known.length > 1 && isBesideNew(act, context.record)) &&
      !(isPriced && ofFitting.has(act.kind)) &&
      !(isPriced && (isOnlyNamed(act, context) || isConfirmed(act))) &&
      !(isBooking && act.kind === 'callBack' && !ringsCustomer.test(context.message.plain)) &&
      !(isOfTrouble && act.kind === 'book') &&
      !isBesideLeftOut(act, context, known) &&
      !(isOfSum && (act.kind === 'price' || act.kind === 'tooMuch')) &&
      !(isPriced && act.kind === 'tooMuch' && namesOther(context)) &&
      !(act.kind === 'tooMuch' && known.some(({ kind }) => kind === 'ofPrice')) &&
      !(act.kind === 'priceMatter' && isPriced && isWithExtras(context)) &&
      !(isPriced && act.kind === 'products' && asksWhichSum.test(act.clause.text)) &&
      !(isCheaperThere && act.kind === 'price') &&
      !(isBudget && (act.kind === 'tooMuch' || act.kind === 'products')),
  );
  if (useful.length > 0)
    return [...inOrder(context, useful), ...unansweredOf(context, all, useful)];
  if (known.length < all.length) return all.filter(({ kind }) => kind === 'unknown');
  // "Evening. We're having a conservatory built": what is told counts for more than the greeting.
  const isGreeted = known.every(({ kind }) => kind === 'greeting' || kind === 'remark');
  const told = known.filter((act) => act.kind === 'remark' && isTelling(act.clause));
  if (isGreeted && told.length > 0) return told;
  // "Lovely. Fiona Marsh, 07700 900590" goes on with the visit.
  const { record, observed } = context;
  const isTold = observed.contact.length > 0 || observed.visit || observed.project;
  if (record.draft?.kind === 'booking' && !record.draft.proposed && isTold) return [];
  if (observed.visit && observed.contact.length > 0) return [];
  return onePoliteness(known);
}

const inOrder = (context: Context, acts: readonly Act[]): readonly Act[] => {
  const placed = priceInPlace(context, acts);
  return context.record.priced.length > 0 ? placed : choiceFirst(placed);
};

/** What a job that changes comes to is told before what is asked of its price; what is missing for it is asked last. */
function priceInPlace({ observed, record }: Context, acts: readonly Act[]): readonly Act[] {
  const isOfPrice = ({ kind }: Act) => kind === 'price';
  if (record.openSide?.isNew)
    return [...acts.filter((act) => !isOfPrice(act)), ...acts.filter(isOfPrice)];
  const asksContents = acts.some(({ kind }) => kind === 'included');
  if (!asksContents || !(observed.rooms || observed.floors.isChanged)) return acts;
  return [...acts.filter(isOfPrice), ...acts.filter((act) => !isOfPrice(act))];
}

/** Of what is told and what is asked of a floor, one is answered with the other: "and the plank, is it click?" */
function isToldWith(act: Act, all: readonly Act[]): boolean {
  if (act.kind !== 'productFacts' || explainTerm(act.clause.text)) return false;
  const isLong = act.clause.text.trim().split(/\s+/).length >= minTold;
  if (!isQuestion(act.clause.text) && isLong && all.some(({ kind }) => kind === 'taught'))
    return true;
  const isBesideAdvice = all.some(
    (one) =>
      (one.kind === 'products' || one.kind === 'compareProducts') && isQuestion(one.clause.text),
  );
  if (isBesideAdvice && (!isQuestion(act.clause.text) || isTag.test(act.clause.text))) return true;
  const ofFloor = all.flatMap((one) => (one.kind === 'productFacts' ? [one.clause.text] : []));
  const { text } = act.clause;
  const asked = ofFloor.findIndex(isQuestion);
  const lead = ofFloor.findIndex(
    (one) => !isQuestion(one) && one.trim().split(/\s+/).length < minTold,
  );
  const isLed = lead >= 0 && lead < asked;
  return isQuestion(text) ? isLed && pointing.test(text) : !isLed && asked >= 0;
}

const isTag = /\b(?:are|is|do|does)n'?t (?:they|it|that)\W*$/i;
/** A floor that is chosen is not asked about. */
const isOnlyNamed = (act: Act, { observed: { floors, turnsDown } }: Context): boolean =>
  act.kind === 'productFacts' &&
  (floors.isChanged || turnsDown === true) &&
  (!isQuestion(act.clause.text) || /\binstead\b/i.test(act.clause.text));
/** A price that is told anew is with fitting or without, as was said. */
const ofFitting = new Set<Act['kind']>(['supplyOnly', 'fitted']);

const isTelling = ({ text }: Clause) => text.trim().split(/\s+/).length >= minTold;
const minTold = 5;

/** The acts of each clause; "and does it come off?" is read in the light of what the message asks before. */
function readInTurn(context: Context): Read[] {
  let topic: string | undefined;
  const read = context.message.clauses.map((clause): Read => {
    const record = recordAt(context, clause);
    const focus = { ...focusOf(record), ...(topic && { topic }) };
    const isLater = topic !== undefined && pointing.test(clause.text);
    const isOfEarlier = isLater || record !== context.record;
    const acts = readClause(clause, {
      ...context,
      record,
      ...(isOfEarlier && {
        findTaught: (text: string, own = focus) => context.findTaught(text, own),
      }),
    });
    const taught = acts.find((act) => act.kind === 'taught');
    if (taught) topic = taught.question;
    return { clause, acts };
  });
  return read.map((one, at) => ({ ...one, acts: inLightOf(context, read[at - 1], one) }));
}

/** "Who does the skirting, do you take it off?": what was not understood is what the next question points at. */
function inLightOf(
  { findTaught }: Context,
  before: Read | undefined,
  { clause, acts }: Read,
): Act[] {
  const isOpen = before?.acts.every(({ kind }) => kind === 'unknown') && before.acts.length > 0;
  if (!before || !isOpen || !isQuestion(clause.text) || !pointing.test(clause.text)) return acts;
  const taught = findTaught(`${before.clause.text} ${clause.text}`);
  const [act] = acts;
  const isRivalled = act?.kind === 'taught' && taught?.question === act.question;
  return taught && !isRivalled && isClear(taught, decisiveLikeness) ? [toTaughtAct(taught)] : acts;
}
const pointing = /\b(?:it|that|this|they|them|those|these|one)\b/i;

/** After a call-back, floors are listed only to who names one or says what it should be like. */
const withoutAimless = (act: Act, { record, observed }: Context): Act =>
  (act.kind === 'products' || act.kind === 'productFacts') &&
  ((record.callBackSent && act.kind === 'products') ||
    (record.draft && ofAccess.test(act.clause.text))) &&
  !observed.floors.isNamed &&
  !ofFloors.test(act.clause.text)
    ? { kind: 'unknown', clause: act.clause }
    : act;
/** "What's the parking like for you?" */
const ofAccess = /\b(?:park(?:ing)?|permits?|drive|access|keys?|gates?|lift)\b/i;
const ofFloors =
  /\b(?:floor\w*|carpets?|vinyls?|laminates?|lvts?|colours?|ranges?|sell|stock|cheap\w*|recommend\w*|suggest\w*)\b/i;

const pressing = new Set<Act['kind']>([
  'injury',
  'asbestos',
  'water',
  'allClear',
  'complaint',
  'person',
  'callBack',
]);
/** Said of old tiles, these are about the same. */
const besideTiles = new Set<Act['kind']>(['fact', 'taught', 'products', 'productFacts']);
/** What a customer's own floor is not asked about with. */
const pricesFloor = new Set<Act['kind']>([
  'price',
  'products',
  'productFacts',
  'taught',
  'unknown',
  'priceMatter',
  'fittingPart',
  'supplyOnly',
  'fitted',
  'workPrice',
]);
/** The team rings about these anyway. */
const ofTrouble = new Set<Act['kind']>(['injury', 'water', 'complaint']);
const reachesTeam = new Set<Act['kind']>(['person', 'callBack']);
/** "Can you not come today?" is answered once. */
const asksForToday = new Set<RequestTopic>(['comeNow', 'comeOn']);
const isOfToday = (act: Act) => act.kind === 'taught' && /\bcome today\b/i.test(act.question);
const politeness = new Set<Act['kind']>(['thanks', 'goodbye', 'greeting', 'remark']);
export const isPressing = ({ kind }: Act) => pressing.has(kind);

/** The customer wants to be rung, not the tenant. */
const ringsCustomer =
  /\b(?:ring|call|phone|bell|contact)\w* (?:me|us)\b|\b(?:call|ring)[ -]?back\b/i;
