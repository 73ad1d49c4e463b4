import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { listOr } from '../../../conversation/describe-record.ts';
import type { SlotName } from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';
import { allSlots, saturdaySlots, shortSlot } from '../../observe/visit-times.ts';

const daysAhead = 21;
const maxDates = 4;
const saturday = 6;
const sunday = 0;
const workdays = [1, 2, 3, 4, 5, saturday];

/** Whether a problem asks for the time itself. */
export const asksForTime = (problem: string) => /Which time suits|Would that do/.test(problem);

/** The days and times to ask for, and why others were left out. */
export type Settled = { dates: Day[]; times: SlotName[]; problems: string[] };

type FreeSlots = { slot: string; free: number }[];

/** The days asked for: those named that are possible, else the first free ones of the range. */
export async function settleDates(turn: Turn): Promise<Settled> {
  const { record, tools, today } = turn;
  const { visit } = record;
  const wished = allSlots().filter((slot) => visit.times.includes(slot));
  const isWished = ({ slot, free }: { slot: string; free: number }) =>
    free > 0 && (wished.length === 0 || wished.includes(slot));
  if (visit.dates.length > 0) return settleNamed(turn, wished, isWished);
  if (visit.from === undefined)
    return { dates: [], times: wished, problems: outsideHours(turn, []) };
  if (workdays.every((weekday) => visit.notWeekdays.includes(weekday))) {
    visit.notWeekdays = [];
    delete visit.from;
    delete visit.to;
    return { dates: [], times: wished, problems: ['We are closed on Sundays.'] };
  }
  const suits = (day: Day) =>
    !visit.notDates.includes(day) && !visit.notWeekdays.includes(weekdayOf(day));
  const from = visit.from > today ? visit.from : addDays(today, 1);
  const free = await tools.listFreeSlots(from, visit.to ?? addDays(from, daysAhead));
  const found = free
    .filter(({ date, slots }) => suits(date) && slots.some(isWished))
    .slice(0, maxDates);
  return {
    dates: found.map(({ date }) => date),
    times: offered(
      wished,
      found.map(({ slots }) => slots),
    ),
    problems: outsideHours(turn, []),
  };
}

/** Leaves out days on which nobody comes or nothing is free, and says why. */
async function settleNamed(
  turn: Turn,
  wished: SlotName[],
  isWished: (slot: { slot: string; free: number }) => boolean,
): Promise<Settled> {
  const { record, tools } = turn;
  const { visit } = record;
  const problems: string[] = [];
  const dates: Day[] = [];
  const slotsOfDays: FreeSlots[] = [];
  for (const day of visit.dates) {
    const invalid = tools
      .checkBooking({ preferredDates: [day] })
      .find(({ field }) => field === 'preferredDates');
    if (invalid) {
      problems.push(
        weekdayOf(day) === sunday
          ? 'We are closed on Sundays.'
          : `${shortWeekdayDate(day)}: ${invalid.message.replace(/\.$/, '')}.`,
      );
      continue;
    }
    const [found] = await tools.listFreeSlots(day, day);
    const free = found?.slots.filter((slot) => slot.free > 0) ?? [];
    if (found?.closed !== undefined) {
      problems.push(`We’re closed on ${shortWeekdayDate(day)} (${found.closed}).`);
      continue;
    }
    if (found && free.length === 0) {
      problems.push(`We’re full on ${shortWeekdayDate(day)}.`);
      continue;
    }
    dates.push(day);
    if (!found) continue;
    if (free.some(isWished)) slotsOfDays.push(free);
    else {
      problems.push(
        sayFree(
          day,
          free.map(({ slot }) => slot),
          wished,
        ),
      );
      visit.times = [];
    }
  }
  visit.dates = dates;
  const times = visit.times.length === 0 ? [] : offered(wished, slotsOfDays);
  return { dates, times, problems: [...outsideHours(turn, dates), ...problems] };
}

/** Of the times wished for, those that some of the days have. */
const offered = (wished: SlotName[], days: readonly FreeSlots[]) => {
  const kept = wished.filter((slot) =>
    days.some((slots) => slots.some((one) => one.slot === slot && one.free > 0)),
  );
  return kept.length > 0 ? kept : wished;
};

function sayFree(day: Day, free: readonly string[], wished: readonly SlotName[]): string {
  const isLate = wished.every((slot) => slot === allSlots().at(-1));
  const why =
    weekdayOf(day) === saturday && isLate && !free.includes(allSlots().at(-1) ?? '')
      ? `${sayLastOnSaturday()} `
      : '';
  return `${why}On ${shortWeekdayDate(day)} we can come ${listOr(free.map(shortSlot))}. Which time suits, or another day?`;
}

function sayLastOnSaturday(): string {
  const last = saturdaySlots().at(-1);
  return last
    ? `The last visit on a Saturday is ${shortSlot(last)}.`
    : 'We don’t visit on Saturdays.';
}

/** "9am" of "9:00 AM - 11:00 AM". */
const sayStart = (slot: SlotName) =>
  slot.split(' - ', 1).join('').replace(':00', '').replace(' ', '').toLowerCase();

/** Says so where a time was wished for at which nobody comes. */
function outsideHours({ record }: Turn, dates: readonly Day[]): string[] {
  const { outside, times } = record.visit;
  if (!outside) return [];
  delete record.visit.outside;
  const [first = '', last = ''] = [allSlots().at(0), allSlots().at(-1)];
  if (outside === 'early')
    return [`Our first visits are at ${sayStart(first)}, so I’ve put down ${shortSlot(first)}.`];
  const isSaturday = dates.length > 0 && dates.every((day) => weekdayOf(day) === saturday);
  const lastVisit = isSaturday
    ? sayLastOnSaturday()
    : `Our last visit of the day is ${shortSlot(last)}.`;
  if (times.length > 0) return [lastVisit];
  // The time that is offered is taken by a yes.
  record.visit.offered = isSaturday ? saturdaySlots().slice(-1) : [last];
  return [`${lastVisit} Would that do, or another time or day?`];
}

/** The next days with a free slot. */
export async function findFreeDays({ tools, today, record }: Turn): Promise<Day[]> {
  const { notWeekdays } = record.visit;
  const free = await tools.listFreeSlots(addDays(today, 1), addDays(today, daysAhead));
  return free
    .filter(
      ({ date, slots }) =>
        slots.some((slot) => slot.free > 0) && !notWeekdays.includes(weekdayOf(date)),
    )
    .slice(0, 3)
    .map(({ date }) => date);
}
