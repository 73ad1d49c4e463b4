import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { listOf, listOr } from '../../../conversation/describe-record.ts';
import type { BookingGroup, ConversationRecord, Question } from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';
import { saysState } from '../../observe/project/floor-state.ts';
import { shortSlot } from '../../observe/visit-times.ts';
import { askForNumber } from './book-by-email.ts';
import { flooringTypesOf, sizeOf } from './booking-values.ts';
import { findFreeDays, type Settled } from './settle-dates.ts';

/** What of a group is still missing, in words that end "I just need …". */
export type Missing = { group: BookingGroup; details: string[] };

/** How often the number of rooms and how soon are asked for, before the request is made without them. */
const maxAskedJob = 2;

/** The groups of which something is missing, in the order in which they are asked for. */
export function findMissing(record: ConversationRecord, { dates, times }: Settled): Missing[] {
  const { contact, draft } = record;
  const hasFloor = flooringTypesOf(record).length > 0;
  const mayAskJob = (draft?.timesAsked?.job ?? 0) < maxAskedJob;
  const groups: Missing[] = [
    { group: 'floor', details: hasFloor ? [] : ['which floor it’s for'] },
    {
      group: 'contact',
      details: [
        ...(contact.name ? [] : ['your name']),
        ...(contact.phone ? [] : ['a phone number']),
        ...(contact.email ? [] : ['your email']),
      ],
    },
    {
      group: 'address',
      details: [
        ...(contact.address ? [] : ['the address']),
        ...(contact.postcode?.includes(' ') ? [] : ['the postcode']),
      ],
    },
    {
      group: 'day',
      details: [
        ...(dates.length > 0 ? [] : ['a day']),
        ...(times.length > 0 ? [] : ['a time of day']),
      ],
    },
    {
      group: 'job',
      details: mayAskJob
        ? [
            ...(sizeOf(record) ? [] : ['how many rooms']),
            ...(record.urgency ? [] : ['how soon you’d like it done']),
          ]
        : [],
    },
  ];
  return groups.filter(({ details }) => details.length > 0);
}

/**
 * What to ask for next: the first group, but not the one that was asked for just before as long as anything
 * else is missing. Two single details are asked for together.
 */
export function chooseGroups(
  missing: readonly Missing[],
  before: readonly BookingGroup[],
): Missing[] {
  const fresh = missing.filter(({ group }) => !before.includes(group));
  const [first, second] = fresh.length > 0 ? fresh : missing;
  if (!first) return [];
  const isShort = first.details.length === 1 && first.group !== 'floor';
  return isShort && second && second.group !== 'job' && second.details.length === 1
    ? [first, second]
    : [first];
}

/** The questions of the record that a group asks: they help to read a short answer. */
export function questionsOf(record: ConversationRecord, missing: Missing): Question[] {
  const { group, details } = missing;
  if (group === 'day') return details.includes('a day') ? ['day', 'time'] : ['time'];
  if (group !== 'job') return [group];
  const job: Question[] = details.includes('how many rooms')
    ? ['projectSize', 'urgency']
    : ['urgency'];
  return asksNotes(record, missing) ? [...job, 'notes'] : job;
}

/** Whether it is asked with the job what who comes should know: once, and not if more than the floor was noted already. */
const asksNotes = ({ requirements, draft, purpose }: ConversationRecord, { group }: Missing) =>
  group === 'job' &&
  requirements.every(saysState) &&
  purpose === 'measure' &&
  (draft?.timesAsked?.job ?? 0) === 0;

const askNotes = ' And is there anything we should know, such as parking or a pet?';

const soon = 'within two weeks, within a month, in two or three months, or just planning';

/** The question for a group, worded by what of it is missing and how often it was asked for. */
export async function askForGroup(turn: Turn, missing: Missing): Promise<string> {
  const question = await wordQuestion(turn, missing);
  return asksNotes(turn.record, missing) ? `${question}${askNotes}` : question;
}

async function wordQuestion(turn: Turn, { group, details }: Missing): Promise<string> {
  const { record } = turn;
  const isAgain = (record.draft?.timesAsked?.[group] ?? 0) > 0;
  switch (group) {
    case 'floor':
      return record.purpose === 'repair'
        ? 'Which floor is it: carpet, vinyl or laminate?'
        : isAgain
          ? 'Is it carpet, vinyl or laminate you’re after? “Not sure” is fine too.'
          : 'Which floor is it for: carpet, vinyl, laminate, or are you not sure yet?';
    case 'contact':
      return askForContact(record, details, isAgain);
    case 'address':
      return details.length > 1
        ? 'What’s the address, with the postcode?'
        : details[0] === 'the postcode'
          ? 'What’s the full postcode?'
          : 'What’s the house number and street?';
    case 'day':
      return askForDay(turn, details);
    case 'job':
      return details.length > 1
        ? `How many rooms is it, and how soon would you like it done: ${soon}?`
        : details[0] === 'how many rooms'
          ? 'How many rooms is it?'
          : record.purpose === 'repair'
            ? 'How soon does it need doing: as soon as we can, within a month, or is there no hurry?'
            : isAgain
              ? 'When would you like the floor down: in a couple of weeks, a month, two or three months?'
              : `How soon would you like it done: ${soon}?`;
  }
}

function askForContact(
  record: ConversationRecord,
  all: readonly string[],
  isAgain: boolean,
): string {
  const isUnrung = record.contact.noCalls === true && all.includes('a phone number');
  const details = isUnrung ? all.filter((detail) => detail !== 'a phone number') : all;
  const number = isUnrung ? askForNumber(record) : '';
  if (details.length === 0) return number;
  return [wordContact(details, isAgain), number].filter(Boolean).join(' ');
}

function wordContact(details: readonly string[], isAgain: boolean): string {
  if (isAgain && details.length === 1 && details[0] === 'your email')
    return 'What’s your email address, for the confirmation? If you haven’t got one, just say so and the team will ring you instead.';
  return `What’s ${listOf(details)}?`
    .replace('What’s a phone', 'What’s the best phone')
    .replace('your name, a phone number and your email', 'your name, phone number and email')
    .replace('your name and a phone number', 'your name and phone number')
    .replace('your name and your email', 'your name and email');
}

async function askForDay(turn: Turn, details: readonly string[]): Promise<string> {
  const { offered = [] } = turn.record.visit;
  if (!details.includes('a day') && offered.length > 0)
    return `Would ${listOr(offered.map(shortSlot))} do, or another time or day?`;
  if (!details.includes('a day')) return 'What time of day suits: morning or afternoon?';
  const part = details.includes('a time of day') ? ', and morning or afternoon' : '';
  const isListed = turn.answered.includes('slots') || (turn.record.draft?.asides ?? 0) > 0;
  if (isListed) return `Which day suits you${part}?`;
  return `Which day suits you${part}? The next free days are ${listOf((await findFreeDays(turn)).map(shortWeekdayDate))}.`;
}
