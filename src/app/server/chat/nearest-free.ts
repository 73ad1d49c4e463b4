import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { listFreeSlotsOf } from '#features/booking/server/diary/list-free-slots.ts';
import { lastBookableDay } from '#features/booking/visit-dates.ts';
import { isVisitSlot, type Visit } from '#features/booking/visit-slots.ts';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';

const maxOffered = 3;
/** Days around the asked-for ones in which others are looked for. */
const reach = 30;

/** `free` if a place is free at one of the asked-for times, else the free times nearest to the first asked-for day. */
export async function findNearestFree(
  deps: Pick<BookingDeps, 'db' | 'clock'>,
  dates: readonly string[],
  times: readonly string[],
): Promise<'free' | Visit[]> {
  const today = dayInLondon(deps.clock());
  const [first = today] = dates.toSorted();
  const from = addDays(first, -reach) < today ? today : addDays(first, -reach);
  const last = lastBookableDay(today);
  const to = addDays(from, 2 * reach) > last ? last : addDays(from, 2 * reach);
  const days = from <= to ? await listFreeSlotsOf(deps, { from, to }) : [];
  const far = dates.filter((date) => date > to);
  const others = (
    await Promise.all(far.map((date) => listFreeSlotsOf(deps, { from: date, to: date })))
  ).flat();
  const free = [...days, ...others].flatMap(({ date, closed, slots }) =>
    closed === undefined
      ? slots.flatMap(({ slot, free: places }) =>
          places > 0 && isVisitSlot(slot) ? [{ date, slot }] : [],
        )
      : [],
  );
  const isAsked = ({ date, slot }: Visit) => dates.includes(date) && times.includes(slot);
  if (free.some(isAsked)) return 'free';
  const distance = ({ date }: Visit) => Math.abs(Date.parse(date) - Date.parse(first));
  return free.sort((a, b) => distance(a) - distance(b)).slice(0, maxOffered);
}
