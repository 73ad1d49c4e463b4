import {
  type ConversationRecord,
  type FormValues,
  isAboutRepair,
} from '../../../conversation/record.ts';
import { addRequirement } from '../../../conversation/remarks/add-requirement.ts';
import { withoutTalk } from '../../../conversation/remarks/without-talk.ts';
import { estimateOf, proposeForm, sayInFull, sendForm, wantedBy } from '../../../tools/forms.ts';
import type { Turn } from '../../../turn.ts';
import { namesRoom } from '../../observe/project/rooms-named.ts';
import { wordsOfVisit } from '../../observe/visit/words-of-visit.ts';
import { allSlots } from '../../observe/visit-times.ts';
import { acknowledge } from './acknowledge.ts';
import { answerUnplaced, askToSend } from './answer-unplaced.ts';
import { bookByEmail, hasNoNumber } from './book-by-email.ts';
import { bookByPhone } from './book-by-phone.ts';
import { settleEstimates } from './booking-estimate.ts';
import { flooringTypesOf, isSameButNote, valuesOf } from './booking-values.ts';
import { askForGroup, chooseGroups, findMissing, questionsOf } from './missing-details.ts';
import { asksForTime, type Settled, settleDates } from './settle-dates.ts';
import { findUnreadVisitWords } from './unread-visit-words.ts';

/** Side questions in a row after which the open question is only a short reminder. */
const maxAsides = 2;
/** How often a time of day is asked for, before any time is put down. */
const maxAskedTime = 2;
const maxAskedFloor = 2;
/** Who gives name and number and no email, however often it is asked for, is rung. */
const maxAskedContact = 4;

/** Begins a booking; what is known already is not asked again. */
export function beginBooking({ record }: Turn) {
  record.draft = {
    kind: 'booking',
    proposed: false,
    askedAgain: 0,
    ...(record.paused && { isResumed: true }),
  };
  delete record.paused;
  delete record.refusesVisit;
  const tiles = record.hasOldTiles && record.issues[0];
  if (tiles) addRequirement(record, tiles);
  if (record.fault && record.purpose === 'measure' && isAboutRepair(record)) {
    record.purpose = 'repair';
    const fault = withoutTalk(record.fault);
    const isNoted = record.requirements.some((remark) => remark.includes(fault));
    if (fault && !isNoted) record.requirements.unshift(fault);
  }
  const isPressing = record.isUrgent === true || record.waterDamage === true;
  if (record.purpose === 'repair' && isPressing) record.urgency ??= 'urgent';
}

/** What is wrong with a telephone number that was typed, where none is known yet: UK numbers have 10 or 11 digits. */
function findNumberFault({ text, message, record }: Turn): 'short' | 'long' | undefined {
  if (message.parsed.slots.phone || record.contact.phone) return undefined;
  const typed = /(?:^|[^\d£.])(0\d(?:[ -]?\d){4,})/.exec(text)?.[1];
  const digits = typed?.replace(/\D/g, '').length;
  if (digits === undefined || digits === 10 || digits === 11) return undefined;
  return digits < 10 ? 'short' : 'long';
}

/**
 * Goes on with a booking: says what is wrong, asks for what is missing, or reads the request back.
 * @param isAside whether the message only asked something else, which was answered
 */
export async function continueBooking(turn: Turn, isAside = false): Promise<string[]> {
  const lines = await goOnWith(turn, isAside);
  turn.evidence.push(...lines);
  return lines;
}

async function goOnWith(turn: Turn, isAside: boolean): Promise<string[]> {
  const { record } = turn;
  const { draft, contact } = record;
  if (!draft) return [];
  // Who has just told name or number has not left out the email yet.
  const isTold = turn.observed.contact.some((field) => field === 'name' || field === 'phone');
  if (isTold && draft.timesAsked?.contact) draft.timesAsked.contact = 1;
  const isEmailLeft = (draft.timesAsked?.contact ?? 0) >= maxAskedContact && !contact.email;
  if (isEmailLeft && contact.name && contact.phone) contact.noEmail = true;
  if (hasNoNumber(turn)) return bookByEmail(turn);
  if (contact.noEmail && !contact.email) return bookByPhone(turn, isEmailLeft);
  if ((draft.timesAsked?.day ?? 0) >= maxAskedTime && record.visit.times.length === 0)
    record.visit.times = allSlots();
  // Who does not say which floor is shown all of them.
  if ((draft.timesAsked?.floor ?? 0) >= maxAskedFloor && flooringTypesOf(record).length === 0)
    record.isFloorOpen = true;
  const settled = await settleDates(turn);
  const { dates, problems } = settled;
  for (const { field, message } of turn.tools.checkBooking(valuesOf(record, settled))) {
    const problem = field === 'preferredDates' ? undefined : dropInvalid(record, field, message);
    if (problem) problems.push(problem);
  }
  const fault = findNumberFault(turn);
  if (fault) problems.push(`That number looks too ${fault}. Could you check the phone number?`);
  problems.push(...(await sayOutside(turn)));
  if (problems.some(asksForTime)) {
    Object.assign(record, { asked: 'time', askedToo: ['day'] });
    draft.proposed = false;
    delete draft.values;
    return problems;
  }
  const missing = findMissing(record, settled);
  if (missing.length === 0) await settleEstimates(turn);
  if (missing.length === 0) return readBackOrRemind(turn, settled, isAside);
  draft.proposed = false;
  delete draft.values;
  draft.asides = isAside ? (draft.asides ?? 0) + 1 : 0;
  const isDayWrong = problems.length > 0 && dates.length === 0;
  const day = missing.find(({ group }) => group === 'day');
  const open = isAside ? missing.filter(({ group }) => draft.groups?.includes(group)) : [];
  const next = open.length > 0 ? open : chooseGroups(missing, draft.groups ?? []);
  const chosen = isDayWrong && day ? [day] : next;
  const questions = await Promise.all(chosen.map((group) => askForGroup(turn, group)));
  const opening = isAside
    ? draft.asides > maxAsides
      ? 'And whenever you’re ready: '
      : 'For the visit: '
    : isDayWrong
      ? ''
      : acknowledge(turn, settled);
  draft.groups = chosen.map(({ group }) => group);
  const [asked, ...askedToo] = chosen.flatMap((group) => questionsOf(record, group));
  for (const { group } of isAside ? [] : chosen)
    draft.timesAsked = { ...draft.timesAsked, [group]: (draft.timesAsked?.[group] ?? 0) + 1 };
  if (asked) Object.assign(record, { asked, askedToo });
  return [...problems, `${opening}${joinQuestions(questions, isAside)}`];
}

/** Beyond the area the request is still sent: the team decides. Said once, when the postcode is told. */
async function sayOutside({ observed, record, tools }: Turn): Promise<string[]> {
  const { postcode } = record.contact;
  if (!observed.contact.includes('postcode') || !postcode) return [];
  const coverage = await tools.checkPostcode(postcode);
  return coverage && !coverage.covered
    ? [
        `${postcode} is ${coverage.miles} miles from us, a little outside our usual area, so the team will let you know whether they can come.`,
      ]
    : [];
}

/** "What’s your email? And which day suits you?" */
const joinQuestions = ([first = '', ...others]: readonly string[], isInside: boolean) =>
  [
    isInside ? uncapitalise(first) : first,
    ...others.map((other) => `And ${uncapitalise(other)}`),
  ].join(' ');
const uncapitalise = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Reads the request back; if nothing has changed since it was, only asks whether to send it. */
function readBackOrRemind(turn: Turn, settled: Settled, isAside: boolean): string[] {
  const { record, proposal } = turn;
  const values = valuesOf(record, settled);
  const before = proposal?.values;
  if (!before) return [...settled.problems, ...proposeForm(turn, 'booking', values)];
  const isSameEstimate = proposal.estimate?.text === estimateOf(record)?.text;
  const isSameTiming = proposal.wanted === wantedBy(record, values);
  if (!isSameButNote(before, values) || !isSameEstimate || !isSameTiming)
    return [...settled.problems, 'I’ve changed that.', ...proposeForm(turn, 'booking', values)];
  if (before.requirements !== values.requirements)
    return [
      sayNoteChange(turn, isOfOwnWords(before, values)),
      ...proposeForm(turn, 'booking', values),
    ];
  if (isAside) {
    proposeForm(turn, 'booking', values);
    return [askToSend(turn)];
  }
  if (settled.problems.length > 0) return [...settled.problems, askToSend(turn)];
  const isSaidAgain = record.asked === 'change';
  const answer = answerUnplaced(turn, settled);
  if (answer) return answer;
  const noted = isSaidAgain ? ['I’ve put that in the note for the team.'] : [];
  return [...noted, ...proposeForm(turn, 'booking', valuesOf(record, settled))];
}

/** Whether only the rooms or floors of the note have changed, which stand in it in words of ours. */
function isOfOwnWords(before: FormValues, after: FormValues): boolean {
  const lines = ({ requirements = '' }: FormValues) => String(requirements).split('\n');
  const known = lines(before);
  const added = lines(after).filter((line) => !known.includes(line));
  return added.length > 0 && added.every((line) => /^(?:Rooms:|Interested in)/.test(line));
}

/** What became of the note for the team. */
const sayNoteChange = ({ observed }: Turn, isOfJob = false): string =>
  observed.isNoteRemoved
    ? 'I’ve taken that out of the note.'
    : observed.floors.isChanged || isOfJob
      ? 'I’ve changed that.'
      : 'I’ve added that to the note.';

/**
 * Sends what was read back, after a yes. A remark that comes with the yes goes into the note; any other
 * difference makes it no yes.
 * @returns undefined if it may not be sent
 */
export async function sendAsReadBack(turn: Turn): Promise<string[] | undefined> {
  const { record, proposal } = turn;
  if (!proposal?.values || record.draft !== proposal) return undefined;
  // After "What should I change?" a bare yes may as well mean that there is something.
  if (record.asked === 'change' && bareYes.test(turn.message.plain)) return askWhichYes(turn);
  const sentBefore = record.formsSent;
  let hasNewNote = false;
  let isOfOwn = false;
  if (proposal.kind === 'enquiry') {
    const unread = findUnreadVisitWords(turn.message.plain, proposal.values);
    if (unread) return askAboutUnread(turn, unread);
  }
  if (proposal.kind === 'booking') {
    const settled = await settleDates(turn);
    const values = valuesOf(record, settled);
    if (settled.problems.length > 0 || !isSameButNote(proposal.values, values)) return undefined;
    const unread = findUnreadVisitWords(wordsOfVisit(turn.message.plain, true).text, values);
    if (unread) return askAboutUnread(turn, unread);
    hasNewNote = proposal.values.requirements !== values.requirements;
    isOfOwn = isOfOwnWords(proposal.values, values);
    proposal.values = values;
  }
  const lines = await sendForm(turn, true);
  const isSent = record.formsSent > sentBefore;
  const isInFull =
    proposal.kind === 'booking' && isSent && (hasNewNote || namesRoom(turn.message.plain));
  const said = isInFull
    ? sayInFull(proposal, lines, hasNewNote ? sayNoteChange(turn, isOfOwn) : '')
    : lines;
  turn.evidence.push(...said);
  return said;
}

const bareYes = /^\W*(?:y|ye+s|yep|yeah|yh|yup|ya|aye|ok|okay|sure|please|\W)+$/i;
/** A yes to the question what to change: it is asked which of the two is meant. */
function askWhichYes({ record, evidence }: Turn): string[] {
  record.asked = 'yes';
  const line = 'Shall I send it as I read it back? If not, tell me what to change.';
  evidence.push(line);
  return [line];
}

/** Something beside a yes that is not in the request: it is asked about, and nothing is sent. */
function askAboutUnread({ record, evidence }: Turn, words: string): string[] {
  record.asked = 'yes';
  const line = `You mentioned “${words}”, and that isn’t in the request. Tell me what to change, or say yes and I’ll send it as I read it back.`;
  evidence.push(line);
  return [line];
}

/** Takes an invalid value out of the record. @returns the sentence for the customer, if there was one */
function dropInvalid(
  record: ConversationRecord,
  field: string,
  message: string,
): string | undefined {
  const { contact, visit } = record;
  const sentence = `${message.replace(/\.$/, '')}.`;
  if (field === 'preferredTimes' && visit.times.length > 0) {
    visit.times = [];
    return sentence;
  }
  const name = field === 'customerName' ? 'name' : field;
  if (name === 'name' || name === 'phone' || name === 'email' || name === 'address') {
    if (!contact[name]) return undefined;
    delete contact[name];
    return sentence;
  }
  if (name === 'postcode' && contact.postcode?.includes(' ')) {
    delete contact.postcode;
    return sentence;
  }
  return undefined;
}
