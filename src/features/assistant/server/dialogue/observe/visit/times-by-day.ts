import { type Day, weekdayOf } from '#platform/dates/london-time.ts';
import type { Message } from '../../../conversation/message.ts';
import type { SlotName } from '../../../conversation/record.ts';
import { readTimes } from '../read-times.ts';
import { allSlots } from '../visit-times.ts';
import { readDays } from './read-days.ts';

export type DayTimes = { day: Day; times: SlotName[] };

const between = /\b(?:or|and|but|else)\b|[,;.]\s|&|\//i;

/** "Tuesday morning or Thursday after 3": the times of each day, where they differ; else nothing. */
export function readTimesByDay(
  { plain, parsed }: Message,
  dates: readonly Day[],
  today: Day,
): DayTimes[] {
  if (dates.length < 2) return [];
  const read: DayTimes[] = [];
  for (const piece of plain.split(between)) {
    const weekdays = readDays(piece, today).dates.map(weekdayOf);
    const own = dates.filter((day) => weekdays.includes(weekdayOf(day)));
    const { slots } = readTimes({
      plain: piece,
      parsed: { ...parsed, slots: { ...parsed.slots, clock: [] } },
    });
    const last = read.at(-1);
    if (own.length > 0) read.push(...own.map((day) => ({ day, times: slots })));
    else if (last && last.times.length === 0) last.times = slots;
  }
  const areAll = dates.every((day) => read.some((one) => one.day === day && one.times.length > 0));
  const different = new Set(read.map(({ times }) => String(times)));
  return areAll && different.size > 1 ? read : [];
}

/** All times of several days, in the order of the day. */
export const joinTimes = (
  byDay: readonly DayTimes[],
): { slots: SlotName[]; outside?: undefined } => ({
  slots: allSlots().filter((slot) => byDay.some(({ times }) => times.includes(slot))),
});
