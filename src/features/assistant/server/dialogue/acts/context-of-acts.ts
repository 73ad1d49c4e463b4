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
import { findSubject } from '../products/subject.ts';
import { readTurnedDown } from '../products/turned-down/read-turned-down.ts';
import { wishesFittingOn } from '../requests/fitting-days.ts';
import { coloursMeant } from '../topics/colours.ts';
import { facetsAsked } from '../topics/facets.ts';
import { placeNames, topicsAsked } from '../topics/find-topics.ts';
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
  ((act.kind === 'taught' &&
    !ofTrouble.test(act.answer) &&
    !ofBase.test(act.question) &&
    !choosing.test(message.plain)) ||
    (record.waterDamage === true && act.kind === 'taught' && ofLoose.test(act.question)) ||
    (act.kind === 'productFacts' && !record.wantsNewFloor));
const ofLoose = /\bloose carpet\b/i;
/** Gaps between the boards are no damage to a floor of the customer's: one is to go over them. */
const ofBase = /\b(?:floorboards|draughts)\b/i;

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
      !leadsIn.test(one.clause.text) &&
      !isTag.test(one.clause.text) &&
      one.clause.text.trim().split(/\s+/).length >= minAsked &&
      tellingWords(readWords(one.clause.text)).length > 0,
  );
  return act?.kind === 'unknown' ? [{ kind: 'unanswered', clause: act.clause }] : [];
}

const isTag = /\b(?:are|is|do|does|was)n['’]?t (?:they|it|that)\W*$/i;
/** "What about the gaps, do you put something over the boards?": it leads in to what is asked. */
const leadsIn = /^\W*(?:(?:and|but|so|ok)\W+)*(?:what|how) about\b[^?]*$/i;

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

/**
 * What is only told beside a question is its background: "the kitchen has quarry tiles, can LVT go on top" asks for
 * nothing about floor preparation, and "the last one cost a fortune" for no price.
 */
export function withoutBackground(context: Context, read: readonly Read[]): Act[] {
  const { observed, record } = context;
  const isAnswered = read.some(
    ({ clause, acts }) =>
      isQuestion(clause.text) && acts.some(({ kind }) => answersQuestion.has(kind)),
  );
  // "My wife would like wood. What would you put on damp concrete?"
  const isAdvised = read.some(({ clause, acts }) =>
    acts.some(
      (act) => isQuestion(clause.text) && act.kind === 'taught' && advises.test(act.question),
    ),
  );
  const isWeighed = read.some(
    ({ clause, acts }) =>
      isQuestion(clause.text) && acts.some(({ kind }) => kind === 'compareProducts'),
  );
  const areWeighed = read.some(({ acts }) => acts.some(({ kind }) => kind === 'compareProducts'));
  const isOfPrice = read.some(({ acts }) => acts.some(({ kind }) => kind === 'priceMatter'));
  // "We need it welded and coved": no floor of ours is put in its place.
  const isUnsold = read.some(({ acts }) =>
    acts.some((act) => act.kind === 'taught' && ofSafetyFloor.test(act.question)),
  );
  return read.flatMap(({ clause, acts }) => {
    const asks = isQuestion(clause.text);
    const isTold = isAnswered && (clause.isReason === true || !asks);
    // Another floor that only the question names is asked about, not priced.
    const isOtherFloor =
      record.priced.length > 0 &&
      observed.floors.isChanged &&
      findSubject(context, clause)?.isNamed === true;
    const isJob = observed.rooms || isOtherFloor || clause.parsed.slots.rooms.length > 0;
    return acts.filter(
      ({ kind }) =>
        // What is told before a question about the price is its reason.
        !(isOfPrice && !asks && ofThings.has(kind)) &&
        !(isUnsold && ofFloorsSold.has(kind)) &&
        !(kind === 'products' && !asks && isAskedWith(clause, read)) &&
        !(kind === 'taught' && !asks && areWeighed && namesOnlyPlace(clause.text)) &&
        !(kind === 'taught' && namesOnlyRooms(clause, context)) &&
        !((kind === 'taught' || kind === 'fact') && isAddition(clause, read)) &&
        // "I saw the Moorland and the Cavendish. Which is better?"
        !(isWeighed && !asks && kind === 'products') &&
        (!isTold ||
          (kind !== 'fact' &&
            !(
              kind === 'products' &&
              (isOwned.test(clause.text) || !isWish.test(clause.text) || isAdvised)
            ) &&
            !(kind === 'price' && !isJob && !wishesPrice.test(clause.text)))),
    );
  });
}
/** "It's a living room", beside two floors that are weighed. */
const namesOnlyPlace = (text: string): boolean => {
  const asked = topicsAsked(text);
  const isShort = text.trim().split(/\s+/).length <= 10;
  return isShort && asked.length > 0 && asked.every(({ name }) => placeNames.has(name));
};
/** "We've got underfloor heating", beside a question about it. */
const isOwned =
  /^\W*(?:(?:and|as|because|but)\W+)*(?:we|i|there|it|they)(?:'?ve| have|'?s| is| are| has)(?: got)?\b(?![^.?!]*\b(?:want|need|looking|after|prefer|like)\b)/i;
/** "And underfloor heating, would either of those cope?": what is told belongs to the question. */
const isAskedWith = ({ text }: Clause, read: readonly Read[]): boolean =>
  read.some(({ clause, acts }) =>
    acts.some(
      (act) =>
        'clause' in act &&
        clause.text !== text &&
        act.clause.text.includes(text.replace(/[.!?\s]+$/, '')),
    ),
  );
const ofSafetyFloor = /\bsafety flooring\b/i;
const ofFloorsSold = new Set<Act['kind']>(['products', 'productFacts', 'compareProducts']);
const advises = /^(?:which floor|what is best|what do you suggest)\b/i;
/** A floor is wished for, or described: what happened to others asks for none. */
const isWish =
  /(?<!\bwhich (?:would |will |might )?)\b(?:need|want|after|looking|fancy|prefer|hoping|interested)\b|\b(?:would|'?d|really|only|also) (?:like|love|prefer|rather)\b|^\W*(?:\w+\W+){0,2}(?:something|anything|nothing|not|any)\b|^(?:\W*[\w'’-]+){1,4}\W*$|\b(?:must|needs?|has|have|should|got) (?:to|be)\b|\b(?:can|could|do|does|will|would) (?:you|your|it|they|i|we)\b/i;
const ofThings = new Set<Act['kind']>(['fact', 'taught', 'products', 'productFacts', 'remark']);
const wishesPrice =
  /\b(?:need|want|like|after|looking|please|pls|plz|give|get|could|can|hoping|interested|work out|how much|what)\b[^.?!]*\b(?:prices?|priced|quotes?|quotation|estimate|costs?|costing|figures?|ball ?park|much|total)\b|\b(?:prices?|quote|estimate|cost) (?:for|on|of|to)\b|\b(?:prices?|quote|estimate|costs?|figures?|total)\W+(?:(?:please|then|now|again)\b\W*)+$/i;
