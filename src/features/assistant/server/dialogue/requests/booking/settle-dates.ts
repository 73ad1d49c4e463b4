import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { listOr } from '../../../conversation/describe-record.ts';
import type { DayRange, SlotName, VisitWishes } from '../../../conversation/visit-wishes.ts';
import type { Turn } from '../../../turn.ts';
import { timesOn } from '../../observe/visit/times-by-day.ts';
import { allSlots, saturdaySlots, shortSlot } from '../../observe/visit-times.ts';

const daysAhead = 21;
const maxDates = 4;
const saturday = 6;
const sunday = 0;
const workdays = [1, 2, 3, 4, 5, saturday];

/** Whether a problem asks for the time itself. */
export const asksForTime = (problem: string) => /Which time suits|Would that do/.test(problem);

/** The days and times to ask for, and why others were left out. */
export type Settled = {
  dates: Day[];
  times: SlotName[];
  /** Where the days have times of their own. */
  byDay?: { day: Day; times: SlotName[] }[];
  problems: string[];
};

type FreeSlot = { slot: string; free: number };

/** The days asked for: those named that are possible, and the first free ones of the range. */
export async function settleDates(turn: Turn): Promise<Settled> {
  const { record } = turn;
  const { visit } = record;
  if (visit.dates.length > 0) return settleNamed(turn);
  const range = visit.from ? { from: visit.from, ...(visit.to && { to: visit.to }) } : visit.beside;
  if (range === undefined) return settled(turn, [], []);
  if (workdays.every((weekday) => visit.notWeekdays.includes(weekday))) {
    visit.notWeekdays = [];
    delete visit.from;
    delete visit.to;
    return { dates: [], times: inOrder(visit.times), problems: ['We are closed on Sundays.'] };
  }
  return settled(turn, await findInRange(turn, range, maxDates), []);
}

const inOrder = (times: readonly SlotName[]) => allSlots().filter((slot) => times.includes(slot));

/** The first days of a range on which a time that is wished for is free. */
async function findInRange(
  { record, tools, today }: Turn,
  range: DayRange,
  max: number,
): Promise<FreeDay[]> {
  const { visit } = record;
  const suits = (day: Day) =>
    !visit.dates.includes(day) &&
    !visit.notDates.includes(day) &&
    !visit.notWeekdays.includes(weekdayOf(day)) &&
    range.weekdays?.includes(weekdayOf(day)) !== false;
  const from = range.from > today ? range.from : addDays(today, 1);
  const found = await tools.listFreeSlots(from, range.to ?? addDays(from, daysAhead));
  return found
    .filter(({ date }) => suits(date))
    .map(({ date, slots }) => ({ day: date, free: freeOf(slots) }))
    .filter(({ day, free }) => isPossible(visit, day, free))
    .slice(0, max);
}

type FreeDay = { day: Day; free: string[] };

const freeOf = (slots: readonly FreeSlot[]) =>
  slots.filter(({ free }) => free > 0).map(({ slot }) => slot);

function isPossible(visit: VisitWishes, day: Day, free: readonly string[]): boolean {
  const wished = timesOn(visit, day);
  return free.some((slot) => wished?.includes(slot) !== false);
}

/** The days with the times that are both free and wished for. */
function settled(turn: Turn, days: readonly FreeDay[], problems: string[]): Settled {
  const { visit } = turn.record;
  const dates = days.map(({ day }) => day);
  const byDay = days.map(({ day, free }) => {
    const wished = inOrder(timesOn(visit, day) ?? []);
    const offered = wished.filter((slot) => free.includes(slot));
    return { day, times: offered.length > 0 ? offered : wished };
  });
  const isOfDays =
    visit.byDay !== undefined && new Set(byDay.map(({ times }) => String(times))).size > 1;
  const wished = days.length > 0 ? byDay.flatMap(({ times }) => times) : visit.times;
  return {
    dates,
    times: visit.times.length === 0 ? [] : inOrder(wished),
    ...(isOfDays && { byDay }),
    problems: [...outsideHours(turn, dates), ...problems],
  };
}

/** Leaves out days on which nobody comes or nothing is free, and says why. */
async function settleNamed(turn: Turn): Promise<Settled> {
  const { record, tools } = turn;
  const { visit } = record;
  const problems: string[] = [];
  const possible: FreeDay[] = [];
  let conflict: string | undefined;
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
    const free = freeOf(found?.slots ?? []);
    if (found?.closed !== undefined)
      problems.push(`We’re closed on ${shortWeekdayDate(day)} (${found.closed}).`);
    else if (found && free.length === 0) problems.push(`We’re full on ${shortWeekdayDate(day)}.`);
    else {
      const wished = timesOn(visit, day) ?? [];
      const isTimed = !found || isPossible(visit, day, free);
      if (!isTimed && wished.length > 0) conflict ??= sayFree(day, free, wished);
      if (isTimed || (wished.length > 0 && !visit.beside))
        possible.push({ day, free: found ? free : wished });
    }
  }
  visit.dates = possible.map(({ day }) => day);
  const others = visit.beside
    ? await findInRange(turn, visit.beside, maxDates - possible.length)
    : [];
  const { before = [] } = visit;
  if (possible.length + others.length === 0 && before.length > 0) {
    visit.dates = before;
    delete visit.before;
    const kept = await settleNamed(turn);
    if (kept.dates.length === 0) return { ...kept, problems };
    return {
      ...kept,
      problems: [
        `${problems.join(' ')} I’ve kept ${listOr(kept.dates.map(shortWeekdayDate))}, or tell me another day.`,
      ],
    };
  }
  if (conflict && others.length === 0) {
    problems.push(`${conflict} Which time suits, or another day?`);
    visit.times = [];
    delete visit.byDay;
    // Any time is only put down for who has not said one.
    if (record.draft?.timesAsked) record.draft.timesAsked.day = 0;
  } else if (conflict) problems.push(conflict);
  const days = others.length > 0 ? [...possible, ...others].toSorted(byDate) : possible;
  return settled(turn, days, problems);
}

const byDate = (one: FreeDay, other: FreeDay) => (one.day < other.day ? -1 : 1);

function sayFree(day: Day, free: readonly string[], wished: readonly SlotName[]): string {
  const isLate = wished.every((slot) => slot === allSlots().at(-1));
  const why =
    weekdayOf(day) === saturday && isLate && !free.includes(allSlots().at(-1) ?? '')
      ? `${sayLastOnSaturday()} `
      : '';
  return `${why}On ${shortWeekdayDate(day)} we can come ${listOr(free.map(shortSlot))}.`;
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
