import { answerBy } from '#features/business/answer-by.ts';
import type { Day } from '#platform/dates/london-time.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import type { FreeDay } from '../../../diary/contract.ts';
import { isVisitSlot, type VisitSlot, visitSlots, visitStart } from '../../../visit-slots.ts';
import type { ScheduleDraft } from '../booking-draft.ts';

/** The free times of the days that have any. */
export type FreeDays = ReadonlyMap<Day, readonly VisitSlot[]>;

/** When the first visit can begin that a customer asks for now: it is confirmed before. */
export const earliestStart = answerBy;

/** The days with a free visit that begins at an instant or later, with their free times. */
export function findFreeDays(
  days: readonly FreeDay[],
  earliest: Date,
): Map<Day, readonly VisitSlot[]> {
  const free = days.map(({ date, slots }): [Day, VisitSlot[]] => [
    date,
    slots.flatMap(({ slot, free: places }) =>
      places > 0 && isVisitSlot(slot) && visitStart({ date, slot }) >= earliest ? [slot] : [],
    ),
  ]);
  return new Map(free.filter(([, slots]) => slots.length > 0));
}

export type TimeChoice = {
  slot: VisitSlot;
  /** The chosen days on which it is taken. */
  takenOn: string[];
  /** Whether it is free on one of the chosen days, if there are any. */
  isFree: boolean;
};

/** The times of a day, each with what is known of it on the chosen days. */
export function listTimes(free: FreeDays, dates: readonly Day[]): TimeChoice[] {
  return visitSlots().map((slot) => {
    const takenOn = dates.filter((date) => !free.get(date)?.includes(slot));
    return { slot, takenOn, isFree: dates.length === 0 || takenOn.length < dates.length };
  });
}

/**
 * What is asked for, in a line, without the times that are taken: 'Tue 8 Dec, 9:00 AM - 11:00 AM'.
 * @param free undefined while it is not known
 */
export function summariseVisits(free: FreeDays | undefined, schedule: ScheduleDraft): string {
  const { preferredDates, preferredTimes } = schedule;
  const timesOn = (date: Day) =>
    preferredTimes.filter((slot) => !free || free.get(date)?.includes(slot)).join(' or ');
  const byTimes = Map.groupBy(preferredDates, timesOn);
  byTimes.delete('');
  return [...byTimes]
    .map(([times, dates]) => `${dates.map(weekdayDate).join(' or ')}, ${times}`)
    .join('; ');
}

/** What is left of a choice: days that have a free time, and times that are free on one of them. */
export function keepFree(free: FreeDays, schedule: ScheduleDraft): ScheduleDraft {
  const preferredDates = schedule.preferredDates.filter((date) => free.has(date));
  const times = listTimes(free, preferredDates);
  const isOpen = (slot: VisitSlot) => times.some((time) => time.slot === slot && time.isFree);
  return { preferredDates, preferredTimes: schedule.preferredTimes.filter(isOpen) };
}
