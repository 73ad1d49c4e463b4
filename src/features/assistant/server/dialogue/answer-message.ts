import { actPatterns, isQuestion, unmeasured } from '../conversation/act-patterns.ts';
import { readConsent, readConsentToReadBack } from '../conversation/consent.ts';
import { focusOf } from '../conversation/focus.ts';
import type { Message } from '../conversation/message.ts';
import { withoutTalk } from '../conversation/remarks/without-talk.ts';
import { noteSaid } from '../conversation/said.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { type Act, type Context, isChangedBy, observedAnything } from './acts/act.ts';
import { findActsOf, takesCallBack } from './acts/calls/takes-call-back.ts';
import { isPriceAsked } from './acts/context-of-acts.ts';
import { findActs, isPressing } from './acts/find-acts.ts';
import { answerAct } from './answers/answer-act.ts';
import { goOn } from './answers/go-on.ts';
import { neverTwice, withoutIds } from './answers/never-twice.ts';
import { answerRemark, answerUnknown, isFiller } from './answers/not-understood.ts';
import { noteTopic } from './answers/note-topic.ts';
import { noteOffer } from './answers/offers/note-offer.ts';
import { withoutKnownAsks } from './answers/offers/without-known-asks.ts';
import { offerOnce } from './answers/offers/without-offer.ts';
import { sayWithoutVisit, withoutVisitOffer } from './answers/offers/without-visit.ts';
import { adviseFloors } from './answers/products/advice/advice.ts';
import { joinAnswers } from './answers/products/join-by-name.ts';
import type { Observed } from './observe/observe.ts';
import { isTrouble } from './observe/project/damage.ts';
import { isVisitWish, mayBook } from './observe/visit/visit-wish.ts';
import { noteUnpriced } from './price-check/check-price.ts';
import { answerNudge, isNudge } from './requests/answer-nudge.ts';
import { beginBooking, continueBooking } from './requests/booking/continue-booking.ts';
import { noteLaterWords } from './requests/call-back.ts';
import { eachOnce } from './requests/calls/each-once.ts';
import { asksForChange } from './requests/change-request.ts';
import { answerHandOver } from './requests/hand-over.ts';
import { leaveIt, leavesIt, putsOff, setAside } from './requests/leave-it.ts';
import { readRequestTopic } from './requests/request-topics.ts';
import { sayStartedAgain } from './requests/say-started-again.ts';
import { sendAgreed } from './requests/sending/send-agreed.ts';
import { changeSent, type SentChange } from './requests/sent/change-sent.ts';
import { attach } from './suggestions/attach.ts';

const maxActs = 3;
/** Thanks for another answer are no yes to an offer made before it. */
const isSoftYes = (text: string) =>
  !/\b(?:y|ye+s|yep|yeah|yh|yup|please|go ahead|book|do it|arrange|come)\b/i.test(text);
/** The team is to be asked, as was offered. */
const asksThem = /\b(?:ask|tell) (?:them|the team|your team|somebody|someone)\b|\blet them know\b/i;
const unsureOfFloor =
  /\b(?:not sure|no idea|don'?t know|undecided|dunno|either|open to|advice|see samples)\b/i;
const cannotChoose =
  /\b(?:don'?t|dont|not sure|no idea|can'?t|cant)\b[^.?!]{0,15}\b(?:what|which)(?: \w+)? (?:i|we|he|she) (?:want|need|like|should have)\b/i;
/** "Go on then", "if you like": an offer to suggest something is taken up. */
const urgesOn =
  /^\W*(?:(?:oh|ok|yes|yeah|well)\W+)*(?:go on|if you (?:like|would|want)|please|why not|sure|that would (?:be|help))\b/i;
/** "Never mind. Could somebody bring samples?": the last matter is dropped, and not the talk. */
const isDismissed =
  /^\W*(?:[^.!?]{0,40}[.!?]\s+)*(?:oh |well |ok )?(?:never ?mind|forget (?:it|that))\b/i;
const saysBye = /\b(?:good ?)?bye\b|\bsee (?:you|ya)\W*$/i;
/** A yes or a no of at most so many words says nothing else. */
const maxPlainWords = 6;
/** Answers each act of a message without a language model, and goes on with an open request. All figures come from tools. */
export async function answerMessage(turn: Turn): Promise<Reply> {
  const { record } = turn;
  const reply = await answerAnew(turn);
  const told = await noteLaterWords(turn);
  const own =
    told.length > 0 ? reply.paragraphs.filter((line) => !isFiller(line)) : reply.paragraphs;
  const fitting = withoutRefused(turn, withoutKnownAsks(turn, own));
  const paragraphs = neverTwice(turn, eachOnce(offerOnce([...fitting, ...told])));
  noteSaid(record, [...paragraphs, withoutIds(paragraphs)]);
  noteOffer(turn, paragraphs);
  noteUnpriced(turn);
  return { ...reply, paragraphs, ...(await attach(turn)) };
}

async function answerAnew(turn: Turn): Promise<Reply> {
  if (!turn.startedAgain) return answerOpen(turn);
  const opening = sayStartedAgain(turn);
  if (turn.startedAgain === 'bare') return answered(opening);
  const reply = await answerOpen(turn);
  return { ...reply, paragraphs: [...opening, ...reply.paragraphs] };
}

/** Decides on what was read back, then answers the acts of the message. */
async function answerOpen(turn: Turn): Promise<Reply> {
  const { record, observed, message, text } = turn;
  const { draft, asked } = record;
  if (observed.isVisitRefused && isOnlyRefused(turn)) {
    if (draft || asked === 'booking?') leaveIt(turn);
    return answered(sayWithoutVisit(turn));
  }
  const consent = (draft?.proposed ? readConsentToReadBack : readConsent)(message);
  const isChanged = isChangedBy(observed);
  const isTooSoft = record.isOfferStale === true && isSoftYes(message.plain);
  if (isNudge(message.plain, record) && consent === undefined && !isChanged)
    return answered(await answerNudge(turn));
  const isOffered = draft !== undefined || asked === 'booking?';
  const isCorrected =
    observed.visit ||
    observed.floors.isChanged ||
    observed.rooms ||
    observed.contact.length > 0 ||
    observed.isNoteRemoved ||
    (draft?.values !== undefined && draft.values.purpose !== record.purpose);
  const isPutOff = draft?.kind === 'booking' && putsOff(message, isCorrected);
  const isGoodbye =
    consent === undefined &&
    !isCorrected &&
    !isQuestion(message.plain) &&
    saysBye.test(message.plain);
  const asksBeside = message.clauses.some(({ text: part }) => isQuestion(part) && !leavesIt(part));
  const isAside = isOffered && asksBeside && isSetAside(turn);
  if (isAside) setAside(record);
  const isLeft =
    isOffered &&
    !isAside &&
    !takesCallBack(turn) &&
    !(asksBeside && isDismissed.test(message.plain));
  if (isLeft && (leavesIt(message.plain, isCorrected) || isPutOff || isGoodbye))
    return answered(leaveIt(turn));
  const sent = await sendAgreed(turn, consent);
  if (sent) return answerBeside(turn, sent);
  if (
    asked === 'booking?' &&
    consent === 'yes' &&
    !isTooSoft &&
    !draft &&
    !actPatterns.callBack.test(message.plain) &&
    readRequestTopic(message.plain, false, record) === undefined &&
    !observed.rooms &&
    observed.floors.named.length === 0
  ) {
    beginBooking(turn);
    return answered([
      isTrouble(record) ? 'Of course.' : 'Lovely.',
      ...(await continueBooking(turn)),
    ]);
  }
  const isNumberGiven = observed.contact.includes('phone') && !message.clauses.some(isVisitWish);
  if (
    (asked === 'callBack?' || (isNumberGiven && !draft && asksThem.test(message.plain))) &&
    (isNumberGiven || asksThem.test(message.plain) || (consent === 'yes' && !isTooSoft)) &&
    !observed.visit &&
    !observed.project
  )
    return { paragraphs: await answerHandOver(turn, 'callBack'), outcome: 'handed_over' };
  if (asked === 'advice?') {
    delete record.asked;
    const [clause] = message.clauses;
    const isYes = (consent === 'yes' || urgesOn.test(text)) && clause !== undefined;
    const advice = isYes ? adviseFloors(turn, clause, undefined) : [];
    if (advice.length > 0) {
      record.lastAct = 'products';
      turn.evidence.push(...advice);
      return answered(advice);
    }
  }
  const asksMore = message.clauses.some(
    ({ text: part }) => isQuestion(part) || actPatterns.callBack.test(part),
  );
  // "No, the Camden sheet vinyl" puts the floor right.
  const namesFloor = observed.floors.isNamed || observed.floors.named.length > 0;
  if (asked === 'booking?' && consent === 'no' && !isChanged && !asksMore && !namesFloor) {
    delete record.asked;
    return answered(['No problem. Anything else I can work out for you?']);
  }
  const isUnsure = asked === 'floor' ? unsureOfFloor.test(text) : cannotChoose.test(message.plain);
  if (isUnsure) record.isFloorOpen = true;
  const changed = await changeSent(turn);
  if (changed) return answerBeside(turn, changed);
  const isPlain =
    consent !== undefined &&
    !isChanged &&
    !namesFloor &&
    !message.clauses.some((clause) => isQuestion(clause.text)) &&
    !(asked === 'rooms' && unmeasured.test(text)) &&
    !message.clauses.some((clause) => isVisitWish(clause) && mayBook(clause, record)) &&
    text.split(/\s+/).length <= maxPlainWords;
  const acts = isPlain ? [] : findActsOf(turn, contextOf(turn, message)).slice(0, maxActs);
  return answerActs(turn, observed, beside(turn, acts), consent);
}

/** What is asked beside a yes, or a change of what was sent, is answered after it. */
async function answerBeside(turn: Turn, { lines, rest }: SentChange): Promise<Reply> {
  const message = { ...turn.message, clauses: rest };
  const acts = rest.length > 0 ? findActs(contextOf(turn, message)).slice(0, maxActs) : [];
  if (acts.length === 0) return answered(lines);
  const reply = await answerActs(turn, turn.observed, acts, undefined);
  return { ...reply, paragraphs: [...lines, ...reply.paragraphs] };
}

const contextOf = (turn: Turn, message: Message): Context => ({
  message,
  record: turn.record,
  observed: turn.observed,
  findTaught: (question, focus = focusOf(turn.record)) => turn.findTaught(question, focus),
  catalogue: turn.catalogue,
});

/** "Not yet. What's the vinyl for the same room?": the visit waits, and what is asked is answered. */
const isSetAside = ({ observed, message }: Turn): boolean =>
  observed.isVisitRefused ||
  message.clauses.some(({ text }) => !isQuestion(text) && leavesIt(text, observed.visit));

/** A visit is refused, and nothing else is told or asked. */
const isOnlyRefused = ({ observed, message }: Turn): boolean =>
  !observed.rooms &&
  !observed.floors.isChanged &&
  observed.contact.length === 0 &&
  !message.clauses.some(
    ({ text }) =>
      isQuestion(text) || actPatterns.price.test(text) || actPatterns.complaint.test(text),
  );

/** "And the price for the landing", beside a change of what was read back. */
const asksSum = /\b(?:prices?|cost|how much|quote)\b/i;

/** Of what was read for answers beside a change of what was read back, only what cannot wait, or is asked. */
function beside({ record, observed, message }: Turn, acts: readonly Act[]): readonly Act[] {
  const { draft } = record;
  if (draft?.kind !== 'booking') return acts;
  const isChanged = isChangedBy(observed);
  const isReopened = draft.proposed && !isChanged && asksForChange(message.plain);
  if (isReopened || (draft.proposed && isChanged && !isQuestion(message.plain)))
    return acts.filter(
      (act) => isPressing(act) || (act.kind === 'price' && asksSum.test(message.plain)),
    );
  return isChanged
    ? acts.filter((act) => act.kind !== 'unknown' || asksWhole(act.clause.text))
    : acts;
}

/** "What?", "for Of??" asks nothing. */
const asksWhole = (text: string) =>
  text.trim().endsWith('?') && withoutTalk(text).split(/\s+/).length >= minAskedWords;
const minAskedWords = 3;

async function answerActs(
  turn: Turn,
  observed: Observed,
  acts: readonly Act[],
  consent: 'yes' | 'no' | undefined,
): Promise<Reply> {
  const { record } = turn;
  const parts: string[][] = [];
  let isHandedOver = false;
  let isUnknown = false;
  const isBooked =
    acts.some(({ kind }) => kind === 'book') && !isPriceAsked(turn.message, observed, record);
  if (isBooked && record.asked !== 'callBack?') delete record.asked;
  for (const act of acts) {
    // The read-back prices a floor that takes the place of one that was priced: nobody asked for it here.
    if (act.kind === 'price' && isBooked && record.priced.length > 0 && !observed.rooms) continue;
    const { lines, handsOver } = await answerAct(turn, observed, act);
    // A floor chosen with a booking gets its estimate; its price was not asked for once more.
    const isSilent = act.kind === 'price' && isBooked && !record.asked;
    if (!isSilent) parts.push(lines);
    if (act.kind !== 'unanswered') record.lastAct = act.kind;
    turn.answered.push(act.kind);
    noteTopic(record, act);
    isHandedOver ||= handsOver;
    isUnknown ||= act.kind === 'unknown';
  }
  if (!acts.some(isPressing)) {
    const wasSent = record.callBackSent;
    const next = await goOn(turn, observed, acts, consent);
    // Thanks for name and number go before what was asked with them.
    parts.splice(record.callBackSent && !wasSent ? 0 : parts.length, 0, next);
  }
  const paragraphs = joinAnswers(turn, [...new Set(parts.flat())]);
  if (!isUnknown && (acts.length > 0 || observedAnything(observed))) record.unsure = 0;
  if (paragraphs.length === 0 && !isQuestion(turn.message.plain))
    return answered(answerRemark(turn));
  if (paragraphs.length === 0)
    return {
      paragraphs: await answerUnknown(
        turn,
        turn.message.clauses[0] ?? { text: turn.text, tokens: [], parsed: turn.message.parsed },
      ),
      outcome: record.unsure >= 2 ? 'handed_over' : 'not_understood',
    };
  const outcome = isHandedOver
    ? 'handed_over'
    : isUnknown && acts.length === 1
      ? record.unsure >= 2
        ? 'handed_over'
        : 'not_understood'
      : 'answered';
  return { paragraphs, outcome };
}

/** Whoever refused a visit is offered none. */
function withoutRefused({ record, evidence }: Turn, paragraphs: readonly string[]): string[] {
  if (!record.refusesVisit) return [...paragraphs];
  const rest = paragraphs.map(withoutVisitOffer).filter((line) => line !== '');
  if (record.asked === 'booking?') delete record.asked;
  evidence.push(...rest);
  return rest.length > 0 ? rest : ['OK.'];
}

const answered = (paragraphs: readonly string[]): Reply => ({ paragraphs, outcome: 'answered' });
