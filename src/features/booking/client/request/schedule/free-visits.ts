import { type Visit, visitSlots } from '../../../visit-slots.ts';
import type { ScheduleDraft } from '../booking-draft.ts';
import type { FreeDays } from './free-days.ts';

const maxShown = 3;

/** The first free time of each of the next days that have one. */
export function findNextFree(free: FreeDays): Visit[] {
  return [...free].slice(0, maxShown).flatMap(([date, [slot]]) => (slot ? [{ date, slot }] : []));
}

/** Whether both the day and the time of a visit are chosen. */
export const isChosen = ({ preferredDates, preferredTimes }: ScheduleDraft, visit: Visit) =>
  preferredDates.includes(visit.date) && preferredTimes.includes(visit.slot);

/**
 * Adds a visit's day and time to what is chosen, or takes a chosen visit's day out. Its time stays as long
 * as another day is chosen, which may need it.
 */
export function toggleVisit(schedule: ScheduleDraft, visit: Visit): ScheduleDraft {
  const { preferredDates, preferredTimes } = schedule;
  const otherDates = preferredDates.filter((day) => day !== visit.date);
  if (!isChosen(schedule, visit))
    return {
      preferredDates: preferredDates.includes(visit.date)
        ? preferredDates
        : [...preferredDates, visit.date],
      preferredTimes: visitSlots().filter(
        (slot) => slot === visit.slot || preferredTimes.includes(slot),
      ),
    };
  return {
    preferredDates: otherDates,
    preferredTimes:
      otherDates.length > 0 ? preferredTimes : preferredTimes.filter((slot) => slot !== visit.slot),
  };
}
