import { firstReplies } from '#features/business/first-replies.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { floorName } from '../../conversation/describe-record.ts';
import type { Draft, Question } from '../../conversation/record.ts';
import type { Turn } from '../../turn.ts';
import type { Act } from '../acts/act.ts';
import { allSlots } from '../observe/visit-times.ts';
import { findFreeDays } from '../requests/booking/settle-dates.ts';

const maxSuggestions = 4;
/** Longer texts do not fit a button. */
const maxCharacters = 40;

const floors = ['Carpet', 'Vinyl', 'Laminate'];

/** Answers that mean the same in whatever request the question was asked. */
const answersTo: Partial<Record<Question, readonly string[]>> = {
  unit: ['Metres', 'Feet'],
  projectSize: ['One or two rooms', 'Three to five rooms', 'The whole house'],
  urgency: ['Within two weeks', 'Within a month', 'In two or three months', 'Just planning'],
  'booking?': ['Yes, book a free measure', 'No, thanks'],
  'callBack?': ['Yes, ask the team', 'No, thanks'],
  change: ['The day', 'The time', 'The floor', 'My contact details'],
};

/** The acts whose answers end with a question, which is then the record's `asked`. */
const asking = new Set<Act['kind']>(['price', 'nextStep', 'unknown']);

/**
 * What the customer would say next, in few words: the answers to the question that the reply asks, else
 * the first steps after a greeting. Empty where an answer cannot be foreseen, such as a name.
 */
export async function suggestReplies(turn: Turn): Promise<string[]> {
  const found = await findReplies(turn);
  const isWanted = (text: string) => !turn.record.refusesVisit || !/\bmeasure\b/.test(text);
  return found
    .filter((text) => text.length <= maxCharacters && isWanted(text))
    .slice(0, maxSuggestions);
}

async function findReplies(turn: Turn): Promise<readonly string[]> {
  const { record, answered } = turn;
  const { draft, asked } = record;
  if (draft?.proposed && asked === 'yes') return answerReadBack(draft);
  if (draft) return draft.kind === 'booking' ? answerBooking(turn) : [];
  const isOnly = (...kinds: Act['kind'][]) =>
    answered.length > 0 && answered.every((kind) => kinds.includes(kind));
  if (isOnly('greeting', 'robot')) return firstReplies;
  const isFree = record.formsSent === 0 && !record.callBackSent;
  if (answered.includes('price') && !record.wantsPrice && isFree)
    return afterPrice(asked === 'booking?');
  if (isOnly('cheaper', 'tooMuch'))
    return [...record.offered.map(floorName), 'Book a free measure'];
  if (isOnly('coverage', 'slots')) return firstReplies.slice(0, 2);
  const asks = answered.length === 0 || answered.some((kind) => asking.has(kind));
  if (!asked || !asks) return [];
  if (asked === 'floor') return record.wantsPrice ? floors : [];
  if (asked === 'product') return turn.observed.floors.candidates.map(({ name }) => name);
  return answersTo[asked] ?? [];
}

/** After a price, whether or not the reply offers a visit. */
const afterPrice = (isOffered: boolean): string[] => [
  ...(isOffered ? ['Yes, book a free measure'] : ['Book a free measure']),
  'Anything cheaper?',
  ...(isOffered ? ['No, thanks'] : []),
];

/** Answers to what was read back. */
export const answerReadBack = ({ kind }: Draft): string[] => [
  'Yes, send it',
  kind === 'booking' ? 'No, change something' : 'Never mind',
];

/** Answers to the step of a booking that is asked for. */
async function answerBooking(turn: Turn): Promise<readonly string[]> {
  const { record, answered } = turn;
  const { asked, contact } = record;
  // What was not understood leaves the step open and is not followed by its question.
  if (!asked || answered.includes('unknown')) return [];
  if (asked === 'floor') return [...floors, 'Not sure yet'];
  if (asked === 'day') return (await findFreeDays(turn)).map(shortWeekdayDate);
  if (asked === 'time') return suggestTimes(turn);
  if (asked === 'contact')
    return contact.name && contact.phone && !contact.email ? ['I have no email address'] : [];
  return answersTo[asked] ?? [];
}

/** The free times of the day, where some are taken; else the parts of a day. */
async function suggestTimes({ record, tools }: Turn): Promise<readonly string[]> {
  const [day] = record.visit.dates;
  const [found] = day ? await tools.listFreeSlots(day, day) : [];
  const free = found?.slots.filter((slot) => slot.free > 0).map(({ slot }) => slot) ?? [];
  const isLimited = free.length > 0 && free.length < allSlots().length;
  return isLimited ? free : ['In the morning', 'In the afternoon', 'Any time'];
}
