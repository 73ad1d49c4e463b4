import { actPatterns, bothWays, isQuestion } from '../../conversation/act-patterns.ts';
import type { Message } from '../../conversation/message.ts';
import { readOwnBudget } from '../../conversation/read-budget.ts';
import { readMaxRate } from '../../conversation/read-rate.ts';
import { type ConversationRecord, wasAsked } from '../../conversation/record.ts';
import { addRemark } from '../../conversation/remarks/add-requirement.ts';
import { withoutDetails } from '../../conversation/remarks/without-details.ts';
import { saysNoCalls } from './contact/no-calls.ts';
import { readSwaps } from './corrections/read-swaps.ts';
import { asksOurFitting, observeOwnFitting, saysOwnFitter } from './floors/own-fitting.ts';
import { readAskedNote } from './project/asked-note.ts';
import { isPastHarm } from './project/background.ts';
import { countRooms, readBareCount, statesCount } from './project/count-rooms.ts';
import { describeDamage, describeFault, isHeldOfDamage, observeDamage } from './project/damage.ts';
import { readFloorState } from './project/floor-state.ts';
import { projectSizeOf, readProjectSize } from './project/project-size.ts';
import { ofFloor, readFault } from './project/read-fault.ts';
import { datesNamed, readUrgency } from './project/read-urgency.ts';
import {
  asksSomebody,
  asksToBeRung,
  asksToBring,
  asksVisitor,
  isForVisitor,
  isLikelyNote,
  isNoteForTeam,
  isRemark,
  ofBase,
  ofTalk,
  ordersRemoval,
  tidyNote,
} from './project/remarks.ts';
import { addsRooms } from './project/rooms-named.ts';
import { asksOfSamples, asksSamplesOnly } from './project/samples.ts';
import { asksForVisit, isVisitWish } from './visit/visit-wish.ts';
import { wordsOfVisit } from './visit/words-of-visit.ts';

/** "If I supply my own underlay" says nothing of who lays the floor. */
const ownUnderlay =
  /\b(?:supply|use|have|got|bring|buy)\b[^.?!]{0,12}\b(?:my|our|own)\b[^.?!]{0,8}\bunderlay\b|\bunderlay\b[^.?!]{0,12}\b(?:my|him|her|our|them)sel(?:f|ves)\b/i;

/** "How soon would you fit it?" tells nothing of how soon it is wanted. */
const asksHowSoon =
  /\bhow (?:soon|long|quick\w*)\b|\bwhen (?:would|could|can|will) (?:you|it|they)\b/i;
/** "Two or three months" of a request that was read back. */
const restatesUrgency =
  /^\W*(?:(?:ok|yes|actually|sorry|no|oh|make it|it'?s|we'?re|i'?m|in|within|about|more like|just|well)\W+)*(?:(?:a|two|three|2|3|couple of|few|or|to|-)\s*)*(?:weeks?|months?|planning|flexible|no rush|asap|urgent|soon(?:ish)?)\W*$/i;

/** A question is answered, not noted, unless it asks for something to be noted. */
const isToldRemark = (remark: string) =>
  asksVisitor(remark) ||
  asksToBring(remark) ||
  (isRemark(remark) && (isNoteForTeam(remark) || !isQuestion(remark)));

/** What is said in a booking beside its details, for who comes. */
const isBesideDetails = (remark: string) =>
  remark !== '' && (!isQuestion(remark) || asksSomebody.test(remark)) && isLikelyNote(remark);

/**
 * What a message says about the work, other than rooms and floors.
 * @param takesNotes whether what is said beside the details is for who comes
 * @returns whether something changed
 */
export function observeProject(
  record: ConversationRecord,
  message: Message,
  takesNotes = true,
): boolean {
  const { plain: text, parsed } = message;
  const before = JSON.stringify([
    record.projectSize,
    record.urgency,
    record.purpose,
    record.requirements,
    record.fitted,
    record.ownFitting,
    record.rollWidth,
    describeDamage(record),
  ]);
  const isAsked = wasAsked(record, 'projectSize') || record.asked === 'rooms';
  const isCollecting =
    record.draft?.kind === 'booking' ||
    actPatterns.book.test(text) ||
    message.clauses.some(isVisitWish);
  const isOpen = record.projectSize === undefined;
  const isVisit = isOpen && (isCollecting || actPatterns.book.test(text));
  const size =
    parsed.slots.rooms.length > 0
      ? undefined
      : readProjectSize(text, isAsked, isVisit, isOpen, record.homes?.count ?? 1);
  if (size) record.projectSize = size;
  record.budget = readOwnBudget(text) ?? record.budget;
  const maxRate = readMaxRate(text);
  if (maxRate !== undefined) record.maxRate = maxRate;
  const isRestated = record.draft?.proposed === true && restatesUrgency.test(text);
  const isAskedUrgency = (wasAsked(record, 'urgency') && !asksHowSoon.test(text)) || isRestated;
  // "Before Christmas" is as soon as that day is.
  const told = record.isUrgencyOfDate ? text.replace(datesNamed, ' ') : text;
  const urgency = readUrgency(told, isAskedUrgency, isCollecting && !asksHowSoon.test(text));
  if (urgency) {
    record.urgency = urgency;
    delete record.isUrgencyOfDate;
  }
  const isSwapped = swapInProject(record, text);
  if (!isSwapped) observeFault(record, message);
  if (takesNotes && !isSwapped) observeNotes(record, message);
  const { fitted, rollWidth } = parsed.slots;
  const isShared = observeOwnFitting(record, message);
  if (
    !isShared &&
    fitted !== undefined &&
    !bothWays.test(text) &&
    !/\bis (?:it|that) fitted\b/i.test(text) &&
    !ownUnderlay.test(text)
  )
    record.fitted = fitted;
  if (!isShared && saysOwnFitter(text)) record.fitted = false;
  else if (!isShared && asksOurFitting(text)) record.fitted = true;
  const roll =
    /\b(?:off|from|on|in|of) (?:the |a )?([45]) ?m(?:etres?|eters?|tr)?\b(?! ?(?:x|by|long))/i.exec(
      text,
    )?.[1];
  // "Does a 5 m roll mean a join?" chooses none.
  const asksOfRoll = isQuestion(text) && /\b(?:means?|joins?|seams?)\b/i.test(text);
  if (roll && record.priced.length > 0 && !asksOfRoll) record.rollWidth = roll === '4' ? 4 : 5;
  if (/\bwhich ?ever (?:is|'?s|one is)?\s*cheap/i.test(text)) delete record.rollWidth;
  if (/\b(?:with|including|inc|plus|and) (?:the )?(?:fitting|installation)\b/i.test(text))
    record.fitted = true;
  if (rollWidth !== undefined && !asksOfRoll) record.rollWidth = rollWidth;
  return (
    before !==
    JSON.stringify([
      record.projectSize,
      record.urgency,
      record.purpose,
      record.requirements,
      record.fitted,
      record.ownFitting,
      record.rollWidth,
      describeDamage(record),
    ])
  );
}

/** Adds what is told for who comes to the note. */
function observeNotes(record: ConversationRecord, message: Message) {
  const known = record.fault?.toLowerCase() ?? '';
  const state = record.handedOver ? [] : readFloorState(message.text);
  addRemark(record, state.filter((piece) => !known.includes(piece.toLowerCase())).join(', '));
  const asked = wasAsked(record, 'notes') ? readAskedNote(message.text) : '';
  addRemark(record, asked);
  const parts = asked.split(', ').filter(Boolean);
  const { phone, email, address, postcode } = record.contact;
  // Who asks for a visit and says where is booking it.
  const isBegun =
    (address !== undefined && postcode?.includes(' ') === true && record.formsSent === 0) ||
    ([phone, email, address].some(Boolean) && message.clauses.some(isVisitWish));
  const isForTeam =
    record.draft !== undefined || record.handedOver || record.callBackSent || isBegun;
  if (!isForTeam)
    for (const sentence of message.text.split(/(?<=[.!?])\s+|\n+/))
      if (!isQuestion(sentence) && isForLater(sentence, message.plain))
        addRemark(record, tidyNote(sentence));
  // What is said with the wish itself is noted only if it is plainly for who comes.
  if (!isForTeam && !message.clauses.some(isVisitWish)) return;
  const isNote = (sentence: string) =>
    (isToldRemark(sentence) && (isForTeam || isForVisitor(sentence))) ||
    (isForTeam && letsIn.test(sentence) && !isQuestion(sentence)) ||
    (!isQuestion(sentence) &&
      (wordsOfVisit(sentence, true).isForTeam || isPastHarm(sentence, message.plain))) ||
    ((record.draft?.kind === 'booking' || isBegun) &&
      record.asked !== 'change' &&
      isBesideDetails(sentence));
  const told = message.text.split(/(?<=[.!?])\s+|\n+|,\s+(?=also\b)/i);
  const bases = told
    .flatMap((sentence) => sentence.split(/,\s+/))
    .filter((part) => ofBase.test(part));
  if (bases.length > 0) addRemark(record, bases.join(', ').replace(/\W+$/, ''));
  // "What's the parking like for you, it's permits only": what is told beside a question.
  const beside = told.filter(isQuestion).flatMap((sentence) => {
    const [first = '', ...others] = sentence.split(/,\s+/);
    const rest = others.join(', ');
    return isQuestion(first) && !isQuestion(rest) && isForVisitor(rest) ? rest : [];
  });
  for (const sentence of [...told, ...beside]) {
    const remark = withoutWish(withoutDetails(sentence, record.contact));
    const isNoted = record.requirements.some((noted) => noted.includes(remark.trim()));
    const isOfDays = wordsOfVisit(remark, true).isForTeam;
    const isHeld = !isOfDays && parts.some((part) => remark.includes(part));
    if (isNoted || isHeld || addsRooms(remark) || !isNote(remark)) continue;
    // The wish to be rung stands in the call-back itself.
    if (record.draft?.kind !== 'booking' && asksToBeRung(remark)) continue;
    if (ofTalk.test(remark) && !isNoteForTeam(remark)) continue;
    if (saysNoCalls(remark) || isHeldOfDamage(record, remark) || ordersRemoval.test(remark))
      continue;
    if (record.wantsSamples && asksSamplesOnly(remark)) continue;
    if (asksOfSamples(record.requirements, remark)) continue;
    if (isOfDays || isNoteForTeam(remark) || !readUrgency(remark, false, true))
      addRemark(record, tidyNote(remark));
  }
}

/** "Can someone measure the hall, the bell is broken": the wish itself is no remark. */
const withoutWish = (sentence: string) =>
  sentence
    .split(/(,\s+|\s[-–—]+\s)/)
    .reduce(
      (kept, piece, at, pieces) =>
        at % 2 === 1 || (asksForVisit(piece) && !isForVisitor(piece))
          ? kept
          : `${kept}${kept === '' ? '' : (pieces[at - 1] ?? '')}${piece}`,
      '',
    );

/** "My son will be there rather than me." */
const letsIn =
  /\b(?:will|['’]?ll|is going to|['’]?s going to) be (?:there|in|home|at home)\b|\blet (?:you|him|her|them) in\b/i;

/** What whoever measures should know, told before a visit is spoken of. */
function isForLater(sentence: string, whole: string): boolean {
  const { isForTeam, isOfWork } = wordsOfVisit(sentence, true);
  return isPastHarm(sentence, whole) || (isForTeam && isOfWork) || letsIn.test(sentence);
}

const ofMeasure = /\b(?:measur\w*|new (?:floor|carpet))\b/i;
const ofRepair = /\brepair\w*\b/i;

/** "Not two rooms, three", "not within a month, more like three": what takes the place of what. */
function swapInProject(record: ConversationRecord, text: string): boolean {
  let isSwapped = false;
  for (const { right, wrong } of readSwaps(text)) {
    const rooms = statesCount(wrong) ? countRooms(right) || readBareCount(right) : 0;
    if (rooms > 0) record.projectSize = projectSizeOf(rooms);
    // "Not next week, any day the week after" is of the visit.
    const isKnown = readUrgency(wrong, true, true) === record.urgency;
    const urgency = record.urgency && isKnown && readUrgency(right, true, true);
    if (urgency) record.urgency = urgency;
    const isRepair = ofMeasure.test(wrong) && ofRepair.test(right);
    const isMeasure = ofRepair.test(wrong) && ofMeasure.test(right);
    if (isRepair || isMeasure) record.purpose = isRepair ? 'repair' : 'measure';
    isSwapped ||= rooms > 0 || Boolean(urgency) || isRepair || isMeasure;
  }
  return isSwapped;
}

/** A damage makes the visit one for its repair, until a new floor is wanted. */
function observeFault(record: ConversationRecord, { plain, text }: Message) {
  const knowsFloor = record.floor !== undefined || record.considered.length > 0;
  observeDamage(record, plain);
  const read = readFault(plain, knowsFloor, record.draft?.proposed);
  const { isRepair, wantsNew } = read;
  const isFault = read.isFault || (record.waterDamage === true && !wantsNew && ofFloor.test(plain));
  if (wantsNew) {
    record.wantsNewFloor = true;
    if (record.purpose === 'repair') record.purpose = 'measure';
    return;
  }
  if (record.hasOldTiles || actPatterns.asbestos.test(plain)) return;
  if (isPastHarm(plain, plain) && !(isRepair && record.draft?.proposed)) return;
  if (isFault || isRepair) {
    record.fault ??= describeFault(withoutDetails(text, record.contact)).slice(0, 300);
    delete record.wantsNewFloor;
  }
  if (!isRepair) return;
  // "What does a repair cost?" on the way to a measure only asks.
  const asksCost = isQuestion(plain) && actPatterns.price.test(plain);
  if (record.draft?.kind === 'booking' && asksCost && !isFault) return;
  record.purpose = 'repair';
  addRemark(record, record.fault ?? text);
}
