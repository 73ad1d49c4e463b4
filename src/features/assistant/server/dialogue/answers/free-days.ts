import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { listOf, listOr } from '../../conversation/describe-record.ts';
import type { SlotName } from '../../conversation/visit-wishes.ts';
import { askTool } from '../../tools/tool-registry.ts';
import type { Turn } from '../../turn.ts';
import { hasDay } from '../observe/observe-visit.ts';
import { readTimes } from '../observe/read-times.ts';
import { asksTime, asksWeekdayOfVisit, canCome } from '../observe/visit/asks-of-days.ts';
import { readDays } from '../observe/visit/read-days.ts';
import { asksEarliest } from '../observe/visit/visit-wish.ts';
import { wordsOfVisit } from '../observe/visit/words-of-visit.ts';
import { allSlots, saturdaySlots, shortSlot, slotsOfDay } from '../observe/visit-times.ts';

const maxNamed = 3;
const saturday = 6;
const allWeekdays = [0, 1, 2, 3, 4, 5, 6];

/** The free days of the time that is asked about; of days that are named, whether they are free. */
export async function answerFreeDays(turn: Turn): Promise<readonly string[]> {
  const { text, message, today, record } = turn;
  const isOfWeekday = asksWeekdayOfVisit(message.plain, record);
  const { range, dates, onlyWeekdays } = readDays(
    isOfWeekday ? message.plain : wordsOfVisit(message.plain, hasDay(record.visit)).text,
    today,
  );
  // Of several days those are meant that were taken up: "Thursday is no good. Could it be Friday instead?"
  const taken = dates.filter((day) => turn.observed.visit && record.visit.dates.includes(day));
  const meant = taken.length > 0 ? taken : dates;
  if (meant.length > 0 && meant.length <= maxNamed) return sayWhetherFree(turn, meant);
  const [named, ...others] = message.parsed.slots.dates;
  if (named && others.length === 0 && canCome.test(text)) return sayWhetherFree(turn, [named]);
  const agreed = record.visit.dates;
  const isOfAgreed = readTimes(message).slots.length > 0 || asksTime.test(text);
  const isFirst = asksFirst(text) && !range && dates.length === 0;
  if (agreed.length > 0 && agreed.length <= maxNamed && isOfAgreed && !isFirst)
    return sayWhetherFree(turn, agreed);
  if (isFirst) {
    const first = await sayFirstDays(turn);
    if (first) return [first];
  }
  const isBound = /\b(?:before|by)\b/i.test(text);
  const refused = record.visit.notWeekdays;
  const without =
    onlyWeekdays.length > 0
      ? allWeekdays.filter((weekday) => !onlyWeekdays.includes(weekday))
      : refused;
  const from = isBound ? undefined : (range?.from ?? message.parsed.slots.dates[0]);
  if (isOfWeekday && onlyWeekdays.length > 0 && dates.length === 0) {
    const lines = await sayFreeOfWeekdays(turn, onlyWeekdays, without);
    if (lines) return lines;
  }
  const ofPart =
    wishedTimes(turn).length > 0 && (await sayFreeOfPart(turn, from, range?.to, without));
  return ofPart || askTool(turn, 'free_slots', { from, to: range?.to, without });
}

export const asksFirst = (text: string): boolean =>
  asksEarliest.test(text) || isFirstAsked.test(text);
const isFirstAsked =
  /\bhow (?:soon|quick\w*)\b|\b(?:soonest|earliest|first (?:available|free))\b|\bwhen(?:'?s| is)? (?:can|could|the (?:first|next|earliest))\b/i;
const daysAhead = 21;
const maxListed = 4;

/** The times of day that are asked for, in this message or before it; none where any would do. */
function wishedTimes({ message, record }: Turn): SlotName[] {
  const told = readTimes(message).slots;
  const wished = told.length > 0 ? told : record.visit.times;
  return wished.length < allSlots().length ? wished : [];
}

/** "Mornings", where only these are wished for. */
function partOf(wished: readonly SlotName[]): string {
  const spans = slotsOfDay().filter(({ name }) => wished.includes(name));
  if (spans.length === 0) return 'visit';
  if (spans.every(({ to }) => to <= noon + 1)) return 'morning';
  return spans.every(({ from }) => from >= noon) ? 'afternoon' : 'visit';
}
const noon = 12;

type FreeDay = { day: Day; free: string[] };

/** The free days of a span, with the times that are wished for. */
async function findFree(
  turn: Turn,
  from: Day,
  to: Day,
  without: readonly number[],
): Promise<FreeDay[]> {
  const { tools } = turn;
  const wished = wishedTimes(turn);
  const found = await tools.listFreeSlots(from, to);
  return found
    .filter(({ date }) => !without.includes(weekdayOf(date)))
    .map(({ date, slots }) => ({
      day: date,
      free: slots
        .filter(({ slot, free }) => free > 0 && (wished.length === 0 || wished.includes(slot)))
        .map(({ slot }) => slot),
    }))
    .filter(
      ({ day, free }) =>
        free.length > 0 &&
        tools
          .checkBooking({ preferredDates: [day] })
          .every(({ field }) => field !== 'preferredDates'),
    );
}

/** "The first free mornings are Wed 2 Dec, 9–11am or 11am–1pm, and Thu 3 Dec, 9–11am." */
export async function sayFirstDays(turn: Turn): Promise<string | undefined> {
  const { record, today, evidence } = turn;
  const free = await findFree(turn, today, addDays(today, daysAhead), record.visit.notWeekdays);
  if (free.length === 0) return undefined;
  const said = free
    .slice(0, 2)
    .map(({ day, free: names }) => `${sayDay(day, today)}, ${times(day, names)}`);
  const part = partOf(wishedTimes(turn));
  const line = `The first free ${said.length > 1 ? `${part}s are` : `${part} is`} ${said.join(', and ')}.`;
  evidence.push(line);
  return line;
}

/** "Yes, we measure on Saturdays. The next are free on …" */
async function sayFreeOfWeekdays(
  turn: Turn,
  weekdays: readonly number[],
  without: readonly number[],
): Promise<string[] | undefined> {
  const { today, evidence } = turn;
  const free = await findFree(turn, today, addDays(today, daysAhead), without);
  if (free.length === 0) return undefined;
  const on = listOf(
    allWeekdays
      .filter((one) => free.some(({ day }) => weekdayOf(day) === one))
      .map((one) => weekdayNames[one] ?? ''),
  );
  const said = free
    .slice(0, 2)
    .map(({ day, free: names }) => `${sayDay(day, today)}, ${times(day, names)}`);
  const isClosed = weekdays.some((one) => free.every(({ day }) => weekdayOf(day) !== one));
  const lines = [
    `${isClosed ? 'We' : 'Yes, we'} measure on ${on}${isClosed ? ' only' : ''}. The first free visits are ${said.join(', and ')}.`,
    'Would one of those suit you?',
  ];
  evidence.push(...lines);
  return lines;
}
const weekdayNames = [
  'Sundays',
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
];

const sayDay = (day: Day, today: Day) => (day === today ? 'today' : shortWeekdayDate(day));

/** "These afternoons are free: …", where only a part of the day is asked for. */
async function sayFreeOfPart(
  turn: Turn,
  from: Day = turn.today,
  to: Day = addDays(from, daysAhead),
  without: readonly number[] = [],
): Promise<string[] | undefined> {
  const first = from < turn.today ? turn.today : from;
  const free = await findFree(turn, first, to < first ? first : to, without);
  if (free.length === 0) return undefined;
  const lines = [
    `These ${partOf(wishedTimes(turn))}s are free:`,
    ...free
      .slice(0, maxListed)
      .map(({ day, free: names }) => `${sayDay(day, turn.today)}: ${times(day, names)}`),
  ];
  turn.evidence.push(...lines);
  return lines;
}

/** Of a day that is not possible, the visit says so itself while it is arranged. */
async function sayWhetherFree(turn: Turn, days: readonly Day[]): Promise<string[]> {
  const { tools, record, evidence } = turn;
  const isArranged = record.draft?.kind === 'booking';
  const wished = wishedTimes(turn);
  const lines: string[] = [];
  for (const day of days) {
    const [invalid] = tools
      .checkBooking({ preferredDates: [day] })
      .filter(({ field }) => field === 'preferredDates');
    const [found] = invalid ? [] : await tools.listFreeSlots(day, day);
    const all = (found?.slots ?? []).filter((slot) => slot.free > 0).map(({ slot }) => slot);
    const free = wished.length > 0 ? all.filter((slot) => wished.includes(slot)) : all;
    const date = shortWeekdayDate(day);
    if (free.length > 0)
      lines.push(
        asksTime.test(turn.text) || turn.message.clauses.some(({ text }) => asksTime.test(text))
          ? `On ${date} we can come ${times(day, free)}.`
          : `Yes, we can come on ${date}, ${times(day, free)}.`,
      );
    else if (!isArranged && all.length > 0)
      lines.push(`Not at that time on ${date}, but we can come ${times(day, all)}.`);
    else if (!isArranged)
      lines.push(`No, we can’t come on ${date}${invalid ? `: ${invalid.message}` : '.'}`);
  }
  const [day, ...others] = days;
  if (
    day &&
    others.length === 0 &&
    lines[0]?.startsWith('Yes') &&
    !isArranged &&
    !record.callBackSent
  ) {
    record.visit.dates = [day];
    if (wished.length > 0) record.visit.times = [...wished];
    record.asked = 'booking?';
    lines.push('Shall I ask for that?');
  }
  evidence.push(...lines);
  return lines;
}

function times(day: Day, free: readonly string[]): string {
  const all = weekdayOf(day) === saturday ? saturdaySlots() : allSlots();
  return all.every((slot) => free.includes(slot)) && weekdayOf(day) !== saturday
    ? 'any time'
    : listOr(free.map(shortSlot));
}
