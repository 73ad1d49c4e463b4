import { responseHours } from '#features/business/facts.ts';
import type { FreeDay } from '../../../diary/contract.ts';
import { type Visit, visitSlots, visitStart } from '../../../visit-slots.ts';
import type { ScheduleDraft } from '../booking-draft.ts';

const maxShown = 3;
const hourMs = 3_600_000;

/** The first free slot of each of the next days. Those that begin before a booking is confirmed are left out. */
export function findNextFree(days: readonly FreeDay[], now: Date): Visit[] {
  const earliest = now.getTime() + responseHours * hourMs;
  const visits = days.flatMap(({ date, slots }) =>
    slots
      .filter(({ slot, free }) => free > 0 && visitStart({ date, slot }).getTime() >= earliest)
      .slice(0, 1)
      .map(({ slot }) => ({ date, slot })),
  );
  return visits.slice(0, maxShown);
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
