import { isQuestion } from '../../../conversation/act-patterns.ts';
import { asksWithExtras } from '../../observe/extras/read-extras.ts';
import type { Act, Context } from '../act.ts';
import { isOnlySizeAgain } from './price-wish.ts';

/** Whether a message that asks for no price makes one due: by a floor that was asked for, or by what changes a job. */
export const isPriceDue = (context: Context, acts: readonly Act[]): boolean =>
  (answersFloor(context) && !acts.some(({ kind }) => kind === 'price')) ||
  restatesFloor(context, acts) ||
  tellsArea(context, acts) ||
  (replacesFloor(context) && !acts.some(({ kind }) => answersElse.has(kind))) ||
  ((changesRooms(context) || doubtsSum(context) || isWithExtras(context)) &&
    !acts.some(({ kind }) => answersElse.has(kind)));

/** "Not the Kennet then, do Moorland for everything" after a price. */
const replacesFloor = ({ record, observed: { turnsDown, floors } }: Context): boolean =>
  turnsDown === true &&
  (floors.isNamed || (floors.isChanged && floors.named.length > 0)) &&
  record.priced.length > 0 &&
  record.draft === undefined;

/** "12 sqm", of the floor that is spoken of, and no more. */
const tellsArea = ({ record, message }: Context, acts: readonly Act[]): boolean =>
  message.parsed.slots.areaM2 !== undefined &&
  record.considered.length > 0 &&
  record.priced.length === 0 &&
  record.draft === undefined &&
  !record.handedOver &&
  acts.every(({ kind }) => kind === 'remark');

/** Which floor was asked to tell a price, and this says it. */
const answersFloor = ({ record, observed: { floors } }: Context): boolean =>
  record.asked === 'floor' &&
  record.wantsPrice &&
  record.draft === undefined &&
  record.rooms.length > 0 &&
  floors.isChanged;
/** A room that goes, comes back or gets another size after a price: the price is told as it is then. */
const changesRooms = ({ record, observed, message }: Context): boolean =>
  observed.rooms &&
  !isOnlySizeAgain(message, record, observed) &&
  record.priced.length > 0 &&
  record.draft === undefined &&
  !record.handedOver;

/** A sum with work beside the fitting, of a job that is priced. */
export const isWithExtras = ({ record, message }: Context): boolean =>
  record.priced.length > 0 && record.draft === undefined && asksWithExtras(message.plain);

const doubtsSum = ({ record, message }: Context): boolean =>
  record.priced.length > 0 && record.draft === undefined && asksWhichSum.test(message.plain);
/** "Which figure is right?", "838 wasn't it, not 1186. which is it" */
export const asksWhichSum =
  /\bwhich (?:one |figure |price |total |sum |number |of (?:them|those|the (?:two|figures|prices)) )?(?:is|was|s|'s) (?:it|right|correct|the right)\b|\b(?:you (?:said|told me)|it was)\b[^?]{0,20}\d{3,}[^?]{0,25}\b(?:now|then|before|not)\b|\bwhere (?:does|did|do|is)\b[^?]{0,20}\b(?:come|coming) from\b/i;
const answersElse = new Set<Act['kind']>([
  'price',
  'confirmSum',
  'ofPrice',
  'cheaper',
  'stairs',
  'book',
  'callBack',
  'person',
  'complaint',
  'injury',
  'water',
  'asbestos',
]);
/** What rooms said again with their floors are not. */
const besideFloors = new Set<Act['kind']>(['taught', 'products', 'productFacts']);
/** "The hall in carpet, the lounge in laminate" after that very price. */
const restatesFloor = (
  { record, observed: { floors, mentions }, message }: Context,
  acts: readonly Act[],
): boolean =>
  acts.every(
    ({ kind }) => kind === 'remark' || (floors.named.length > 1 && besideFloors.has(kind)),
  ) &&
  record.priced.length > 0 &&
  record.draft === undefined &&
  !record.handedOver &&
  (floors.named.length > 0 || (mentions.length > 0 && missed.test(message.plain))) &&
  !message.clauses.some(({ text }) => isQuestion(text));
/** "You've missed the kitchen", which is in it. */
const missed = /\byou(?:'?ve| have)? (?:missed|forgot(?:ten)?|left out)\b/i;

/** What the sheet says where no price can be told. */
export const ofNoPrice = new Set([
  'What does a repair cost?',
  'Do you carpet stairs?',
  'Are door bars included?',
]);
