import { responseHours } from '#features/business/facts.ts';
import type { FreeDay } from '../../../diary/contract.ts';
import { inOrder, type VisitSlot, visitStart } from '../../../visit-slots.ts';

const hourMs = 3_600_000;

/** The days with a free visit, as early as a visit can be confirmed, with their free times. */
export function findFreeDays(days: readonly FreeDay[], now: Date): Map<string, VisitSlot[]> {
  const earliest = now.getTime() + responseHours * hourMs;
  const free = days.map(({ date, slots }): [string, VisitSlot[]] => [
    date,
    slots
      .filter(
        ({ slot, free: places }) => places > 0 && visitStart({ date, slot }).getTime() >= earliest,
      )
      .map(({ slot }) => slot),
  ]);
  return new Map(free.filter(([, slots]) => slots.length > 0));
}

export type TimeChoice = {
  slot: VisitSlot;
  /** The chosen days on which it is taken. */
  takenOn: string[];
};

/** The times that are free on any of the chosen days, and the chosen ones. */
export function listTimes(
  free: ReadonlyMap<string, VisitSlot[]>,
  dates: readonly string[],
  times: readonly string[],
): TimeChoice[] {
  const all = inOrder([
    ...dates.flatMap((date) => free.get(date) ?? []),
    ...(times as VisitSlot[]),
  ]);
  return all.map((slot) => ({
    slot,
    takenOn: dates.filter((date) => !free.get(date)?.includes(slot)),
  }));
}
