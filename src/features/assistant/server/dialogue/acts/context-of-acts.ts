import { actPatterns, isQuestion } from '../../conversation/act-patterns.ts';
import type { Clause, Message } from '../../conversation/message.ts';
import { type ConversationRecord, isAboutRepair } from '../../conversation/record.ts';
import { isRoomName } from '../../nlu/room-sizes/room-names.ts';
import { readWords, tellingWords } from '../../taught-answers/question-features.ts';
import { describeExtras } from '../../tools/describe-extras.ts';
import { doubts } from '../observe/floors/asked-beside.ts';
import type { Observed } from '../observe/observe.ts';
import { isTrouble } from '../observe/project/damage.ts';
import { notNew } from '../observe/project/read-fault.ts';
import { readTurnedDown } from '../products/turned-down/read-turned-down.ts';
import { wishesFittingOn } from '../requests/fitting-days.ts';
import { coloursMeant } from '../topics/colours.ts';
import { facetsAsked } from '../topics/facets.ts';
import { topicsAsked } from '../topics/find-topics.ts';
import { explainTerm } from '../topics/glossary.ts';
import type { Act, Context } from './act.ts';

/** "I'll have the grey, send someone Friday" asks for no price once more. */
export const isPriceAsked = (
  message: Message,
  observed: Observed,
  record: ConversationRecord,
): boolean =>
  record.priced.length === 0 ||
  observed.rooms ||
  message.clauses.some(({ text }) => actPatterns.price.test(text));

/** "And the landing?", told with its size: the rooms of a job ask for nothing but its price. */
export function namesOnlyRooms({ text }: Clause, { observed }: Context): boolean {
  const telling = tellingWords(readWords(text));
  const isOfRooms = (word: string) => isRoomName(word) || ofJob.has(word) || /^\d/.test(word);
  return observed.rooms && telling.length > 0 && telling.every(isOfRooms);
}
const ofJob = new Set(
  'stairs steps room rooms carpet vinyl laminate lvt fitted metres metre feet foot by price cost add plus same'.split(
    ' ',
  ),
);

const choosing =
  /\b(?:recommend|suggest|advise|which|choose|new|best|replac\w+|instead|sell|stock)\b/i;

/** Where a floor is to be mended, a clause is about a floor to buy only if its words say so. */
export const isBesideRepair = (act: Act, record: ConversationRecord): boolean =>
  isAboutRepair(record) &&
  (act.kind === 'products' || act.kind === 'compareProducts') &&
  !choosing.test(act.clause.text.replace(notNew, ' '));

/** What an answer about something broken speaks of. */
const ofTrouble =
  /\b(?:repair\w*|fix\w*|mend\w*|sav(?:e|ed|ing)|dry|dried|insur\w*|leak\w*|warranty|guarantee\w*|ring|visits?|quotes?|stopcock|loose|trip\w*|team|pay|charge\w*|cost\w*|come|hurt|sorry|days?|measure)\b/i;

/** What a floor is good for, told to somebody whose floor is spoilt, who asked for none. */
export const isBesideTrouble = (act: Act, { record, message }: Context): boolean =>
  isTrouble(record) &&
  ((act.kind === 'taught' && !ofTrouble.test(act.answer) && !choosing.test(message.plain)) ||
    (record.waterDamage === true && act.kind === 'taught' && ofLoose.test(act.question)) ||
    (act.kind === 'productFacts' && !record.wantsNewFloor));
const ofLoose = /\bloose carpet\b/i;

/** Where a new floor is wanted, the damage to the old one is only its reason. */
export const isBesideNew = (act: Act, record: ConversationRecord): boolean =>
  record.wantsNewFloor === true &&
  ((act.kind === 'fact' && act.topic === 'repairs') ||
    (act.kind === 'taught' && /\brepair visit\b|\bstopcock\b/i.test(act.answer)));

/** "Not slate tiles.": what a clause turns down is kept out of the answers, and asks nothing beside other clauses. */
export const isOnlyTurnedDown = (
  { text }: Clause,
  { message: { clauses }, catalogue }: Context,
): boolean => {
  const { denials, rest } = readTurnedDown(text, catalogue.all ?? catalogue.products);
  const isBare = !/[\p{L}\p{N}]/u.test(rest.replace(aside, ' '));
  return clauses.length > 1 && denials.length > 0 && isBare;
};
const aside = /\b(?:please|pls|thanks|then|sorry|ok|no|so|but|and|just|it|i|we|though|again)\b/gi;

/** "Is that a difficulty?", "will that do?", after something that was told. */
const asksIfFine =
  /^\W*(?:(?:and|so|but)\W+)?(?:is|will|would|does|can) (?:that|this|it) (?:be |also )?(?:an? )?(?:difficulty|problem|issue|ok|okay|alright|all right|fine|enough|possible|realistic|doable|feasible|likely|achievable|matter|do|work|bother)(?: at all| for you| with you)?\W*$/i;

/** "How much do you charge for that?": the price of work is told with the answer about it. */
const asksItsCost =
  /^\W*(?:(?:and|so)\W+)?(?:how much|what)\b[^.?!]{0,25}\b(?:it|that|this|them)\b(?: (?:cost|be|come to))?\W*$/i;

/** "And for how long?" after a question of the same message asks nothing that its answer does not tell. */
export const isAfterthought = (
  { text }: Clause,
  { message: { clauses }, record, observed, catalogue }: Context,
): boolean => {
  const isTold = observed.contact.length > 0 || observed.visit;
  const at = clauses.findIndex((clause) => clause.text === text);
  const before = clauses.slice(0, at).findLast((clause) => isQuestion(clause.text));
  return (
    (record.draft !== undefined && doubts.test(text)) ||
    (isTold && asksIfFine.test(text)) ||
    (clauses.slice(0, at).some((one) => wishesFittingOn(one.text)) && asksIfFine.test(text)) ||
    // "Guarantee, and on what exactly?"
    /^\W*(?:and )?(?:on|for) what(?: exactly)?\W*$/i.test(text) ||
    (before !== undefined &&
      asksItsCost.test(text) &&
      describeExtras(catalogue.prices, before.text).length > 0) ||
    (before !== undefined &&
      record.asked !== 'booking?' &&
      /^\W*(?:and )?(?:for )?(?:how long|why|when|where|how|what for|for how much)\W*$/i.test(text))
  );
};

/** Acts that answer what a question asks. */
export const answersQuestion = new Set<Act['kind']>([
  'taught',
  'fact',
  'products',
  'productFacts',
  'compareProducts',
  'coverage',
]);
/** What another question beside it is answered after. */
const besideQuestion = new Set<Act['kind']>([
  ...answersQuestion,
  'slots',
  'ofRequest',
  'book',
  'included',
  'priceMatter',
]);

const minAsked = 5;

/** A whole question that nothing answers, beside one that is answered: it is owned up to. */
export function unansweredOf(
  { record }: Context,
  all: readonly Act[],
  useful: readonly Act[],
): Act[] {
  const isWaiting = record.handedOver || record.callBackSent;
  if (isWaiting || useful.some(({ kind }) => !besideQuestion.has(kind))) return [];
  const [act] = all.filter(
    (one) =>
      one.kind === 'unknown' &&
      isQuestion(one.clause.text) &&
      one.clause.text.trim().split(/\s+/).length >= minAsked &&
      tellingWords(readWords(one.clause.text)).length > 0,
  );
  return act?.kind === 'unknown' ? [{ kind: 'unanswered', clause: act.clause }] : [];
}

export type Read = { clause: Clause; acts: Act[] };

/** "The dog has accidents. Wee. On the carpet": a fragment adds to what an answered clause says. */
export function isAddition({ text }: Clause, read: readonly Read[]): boolean {
  if (isQuestion(text) || text.trim().split(/\s+/).length > maxAdded) return false;
  const own = topicsAsked(text);
  return read.some(
    ({ clause, acts }) =>
      clause.text !== text &&
      clause.text.trim().split(/\s+/).length > maxAdded &&
      acts.some(({ kind }) => kind === 'taught' || kind === 'productFacts') &&
      (/^\W*(?:on|in|over|under|by) (?:the|my|our|a)\b/i.test(text) ||
        own.some((topic) => topicsAsked(clause.text).includes(topic))),
  );
}
const maxAdded = 3;

/** "That's too much. What would it be in your cheapest?" */
export const namesOther = ({ observed: { floors } }: Context): boolean =>
  floors.isNamed || floors.choice?.slug !== undefined;

/** "The front room still carpet, yeah?" asks for no other floors. */
export const isConfirmed = (act: Act): boolean =>
  act.kind === 'products' && /\b(?:still|stays?|staying)\b/i.test(act.clause.text);

/** What a question about a floor asks: two that ask the same are one. */
const askedOf = ({ text }: Clause) =>
  [
    ...facetsAsked(text),
    ...topicsAsked(text).map(({ name }) => name),
    ...text
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => coloursMeant(word) !== undefined),
  ]
    .sort()
    .join() || text;

const keyOf = (act: Act) =>
  act.kind === 'ofRequest'
    ? `request ${act.topic}`
    : act.kind === 'fact'
      ? `fact ${act.topic}`
      : act.kind === 'taught'
        ? `taught ${act.answer}`
        : act.kind === 'priceMatter'
          ? `matter ${act.matter}`
          : (act.kind === 'productFacts' || act.kind === 'compareProducts') &&
              (isQuestion(act.clause.text) || explainTerm(act.clause.text))
            ? `${act.kind} ${askedOf(act.clause)}`
            : act.kind;

/** Acts that answer the same, once. */
export const uniqueActs = (acts: readonly Act[]) =>
  acts.filter((act, at) => acts.findIndex((other) => keyOf(other) === keyOf(act)) === at);
