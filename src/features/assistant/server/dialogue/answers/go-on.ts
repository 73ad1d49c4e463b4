import { actPatterns, isQuestion } from '../../conversation/act-patterns.ts';
import { withoutEmail } from '../../conversation/hand-over-reasons.ts';
import { type ConversationRecord, isAboutRepair } from '../../conversation/record.ts';
import { addRemark } from '../../conversation/remarks/add-requirement.ts';
import { wasSaid } from '../../conversation/said.ts';
import { addressOf } from '../../conversation/words/person-name.ts';
import type { Turn } from '../../turn.ts';
import { type Act, isChangedBy, observedAnything } from '../acts/act.ts';
import type { Observed } from '../observe/observe.ts';
import { ofTalk, pauses } from '../observe/project/remarks.ts';
import { toldForBooking } from '../requests/booking/acknowledge.ts';
import { askToSend, tellsSomething } from '../requests/booking/answer-unplaced.ts';
import { beginBooking, continueBooking } from '../requests/booking/continue-booking.ts';
import { namesDetail } from '../requests/booking/unread-visit-words.ts';
import {
  callOffCall,
  confirmCallBack,
  continueCallBack,
  noteForTeam,
} from '../requests/call-back.ts';
import { asksRecorded } from '../requests/calls/say-recorded.ts';
import { asksForChange, reopenNamedPart } from '../requests/change-request.ts';
import { handOver } from '../requests/hand-over.ts';
import { openQuestion } from './not-understood.ts';
import { answerPrice } from './price/answer-price.ts';
import { answerThanks } from './small-talk.ts';

const minNoteWords = 3;
/** A sentence of so many words, told while a visit is arranged, is kept for who comes. */
const minWordsKept = 4;
const isWorthNoting = (text: string) =>
  !isQuestion(text) &&
  !namesDetail(text) &&
  !ofTalk.test(text) &&
  tellsSomething(text) &&
  text.trim().split(/\s+/).length >= minWordsKept;
/** Goes on with the open request, or acknowledges what was told. */
export async function goOn(
  turn: Turn,
  observed: Observed,
  acts: readonly Act[],
  consent: 'yes' | 'no' | undefined,
): Promise<string[]> {
  const { record } = turn;
  const { draft } = record;
  const isFresh = acts.some(({ kind }) => kind === 'slots');
  const isRung = record.callBackSent && record.contact.noEmail === true;
  const isUnrung = record.contact.noCalls === true && record.paused === true;
  if (
    !draft &&
    record.paused &&
    !isRung &&
    !isFresh &&
    (observed.visit || observed.contact.length > 0)
  )
    beginBooking(turn);
  if (!draft && isBookedByPhone(record) && observed.contact.includes('email')) {
    beginBooking(turn);
    await noteForTeam(turn);
  }
  if (record.draft?.kind === 'booking') {
    const isReopened =
      (record.asked === 'change' || (draft?.proposed && asksForChange(turn.message.plain))) &&
      !isChangedBy(observed) &&
      !asksRecorded(turn.message.plain) &&
      reopenNamedPart(turn);
    const isBareNo = draft?.proposed && consent === 'no' && !tellsSomething(turn.message.plain);
    if (isBareNo && noMore.test(turn.text)) return [askToSend(turn)];
    if (isBareNo && !observedAnything(observed) && acts.length === 0) {
      record.asked = 'change';
      return ['What should I change?'];
    }
    const isPause = acts.length === 0 && pauses.test(turn.text) && !toldForBooking(observed);
    if (isPause && !draft?.proposed) return ['No problem. I’m here whenever you’re back.'];
    // Of a floor that is to be mended, what it is like counts as well.
    const isUsed = record.purpose === 'repair' ? isChangedBy(observed) : observedAnything(observed);
    const isUnused = acts.length === 0 && consent === undefined && !isUsed;
    if (isUnused && !isReopened && !draft?.proposed && isWorthNoting(turn.text)) {
      addRemark(record, turn.text);
      return ['I’ve noted that for the team.', ...(await continueBooking(turn, true))];
    }
    const asksOnly = turn.message.clauses.every(({ text }) => isQuestion(text));
    const isAside = !isReopened && acts.length > 0 && acts.every(({ kind }) => kind !== 'book');
    return continueBooking(
      turn,
      isAside && !(asksOnly ? isToldBeside(observed) : toldForBooking(observed)),
    );
  }
  if (draft?.kind === 'callBack' && observed.contact.length > 0) return continueCallBack(turn);
  if (draft?.kind === 'enquiry' && draft.proposed)
    return ['Shall I send what I read back to you? Please answer yes or no.'];
  const gaveContact = observed.contact.some((field) => ['phone', 'name'].includes(field));
  const isOfRepair = isAboutRepair(record) && !record.handedOver && !record.callBackSent;
  if (
    isOfRepair &&
    acts.length === 0 &&
    observed.contact.length === 0 &&
    consent === undefined &&
    record.formsSent === 0
  )
    return offerRepair(turn);
  if (record.seeksChange && gaveContact && !record.callBackSent) {
    await handOver(turn, 'change');
    return continueCallBack(turn);
  }
  if (record.handedOver && gaveContact && !record.callBackSent && !isUnrung)
    return continueCallBack(turn);
  if (
    acts.some(({ kind }) => kind === 'price' || kind === 'stairs') &&
    record.priced.length > 0 &&
    record.asked !== 'product' &&
    record.openRoom === undefined &&
    record.unsettled === undefined
  )
    return offerVisit(turn);
  if (acts.length === 0 && opensVisit(turn, observed)) {
    beginBooking(turn);
    return continueBooking(turn);
  }
  if (acts.length > 0) return [];
  if (record.seeksChange && !record.callBackSent && observedAnything(observed)) {
    await handOver(turn, 'change');
    return continueCallBack(turn, true);
  }
  const isOfSize = /\d|\bmet(?:re|er)s?\b|\bfeet\b|\bmeasured?\b/i.test(turn.text);
  if (record.wantsPrice && record.rooms.length === 0 && isOfSize)
    return answerPrice(turn, observed);
  const calledOff = await callOffCall(turn);
  if (calledOff) return calledOff;
  const isWaiting = record.handedOver || record.callBackSent || record.draft?.kind === 'callBack';
  const isShort = turn.text.trim().split(/\s+/).length < minNoteWords;
  const tells = consent === undefined && !isShort;
  if (isWaiting && (tells || observedAnything(observed))) return noteForTeam(turn);
  if (isWaiting && record.callBackSent) return [confirmCallBack(turn)];
  if (observed.contact.length > 0) return acknowledgeContact(turn);
  if (consent === 'yes' && record.paused && takesUp.test(turn.message.plain)) {
    beginBooking(turn);
    const lines = await continueBooking(turn);
    return record.draft?.proposed ? ['Of course.', ...lines] : lines;
  }
  if (consent === 'yes' && actPatterns.thanks.test(turn.message.plain)) return answerThanks(turn);
  if (consent === 'yes' && record.formsSent > 0)
    return ['Great, that’s all with the team. Is there anything else?'];
  if (consent === 'yes') return ['Great. Is it a price, a visit or a question about a floor?'];
  if (consent === 'no') return ['No problem. Anything else?'];
  return observedAnything(observed) ? acknowledgeTold(turn) : [];
}

/** "No that's it": there is nothing to add. */
const noMore =
  /^\W*(?:no|nope|nah)\W+(?:thanks?\W+)?that(?:['’]?s| is) (?:it|all|everything|fine|right|lovely|the lot)\b/i;

/** "Ok thanks" takes up no visit that was left for now. */
const takesUp =
  /\b(?:y|ye+s|yep|yeah|yh|yup|aye|please|go (?:ahead|on)|carry on|book|send|do it|arrange)\b/i;

/** What was told is noted, and what is still open asked again. */
function acknowledgeTold({ record, evidence }: Turn): string[] {
  const open = openQuestion(record);
  if (open) evidence.push(open);
  if (open) return ['Thanks, noted.', open];
  return [noted.find((line) => !wasSaid(record, line)) ?? 'OK.'];
}

const noted = [
  'Thanks, noted. Would you like a price, or a visit?',
  'Good to know. What else can I tell you?',
  'I see, thanks.',
  'Right you are.',
];

/** What a question may tell for a booking: "would you fit it?" is no wish to have it fitted. */
const isToldBeside = ({ contact, visit, floors }: Observed) =>
  contact.length > 0 || visit || floors.isChanged;

/** Nobody tells where they live, or when they are at home, but for a visit; nor who they are once it was spoken of. */
function opensVisit({ record }: Turn, { contact, visit }: Observed): boolean {
  const isBusy = record.handedOver || record.callBackSent || record.formsSent > 0;
  const { address, postcode } = record.contact;
  const isAddress =
    (contact.includes('address') || contact.includes('postcode')) &&
    address !== undefined &&
    postcode?.includes(' ') === true;
  const isName = contact.includes('name') && ofVisit.test(record.topic ?? '');
  const isTold = isAddress || isName || (visit && hasVisitWish(record));
  return !isBusy && !record.seeksChange && isTold;
}
const ofVisit = /\b(?:visit|measur\w*|samples|showroom)\b/i;

const hasVisitWish = ({ visit }: ConversationRecord) =>
  visit.dates.length > 0 || visit.times.length > 0 || visit.notWeekdays.length > 0;

/** The team rings about a visit because there was no email address; with one it is asked for here. */
const isBookedByPhone = ({ callBackSent, formsSent, handOverReason }: ConversationRecord) =>
  callBackSent && formsSent === 0 && handOverReason === withoutEmail;

/** Something more about a damaged floor: it is noted, and a visit offered. */
function offerRepair({ record, text, evidence }: Turn): string[] {
  if (text !== record.fault) addRemark(record, text);
  record.asked = 'booking?';
  const offer = 'Shall I ask for a repair visit, so we can look at it?';
  const lines = wasSaid(record, offer)
    ? ['Good to know, I’ve noted that. Just say when you’d like the repair visit.']
    : [
        text === record.fault
          ? 'I’m sorry to hear that.'
          : 'Good to know: I’ll note that for the repair.',
        offer,
      ];
  evidence.push(...lines);
  return lines;
}

const offer = 'Shall I ask for a free measure, so the price is exact?';

/** Offers a visit with the first price; whoever wants one later says so. */
function offerVisit({ record, evidence }: Turn): string[] {
  if (wasSaid(record, offer) || record.refusesVisit || record.formsSent > 0 || record.callBackSent)
    return [];
  record.asked = 'booking?';
  evidence.push(offer);
  return [offer];
}

function acknowledgeContact({ record, evidence }: Turn): string[] {
  const { name, phone } = record.contact;
  const first = name && addressOf(name);
  const isQuiet = record.formsSent > 0 || record.callBackSent;
  if (first && phone && !isQuiet) {
    record.asked = 'callBack?';
    const line = `Thanks, ${first}. Shall I ask the team to ring you on ${phone}, or is it a price or a visit you’re after?`;
    evidence.push(line);
    return [line];
  }
  return [
    `Thanks${first ? `, ${first}` : ''}. What can I do for you: a price, a visit or a question?`,
  ];
}
