import { firm } from '#features/business/firm.ts';
import { specialHours, usualHours } from '#features/business/opening-hours.ts';
import { nameSlot, slotHours, slotPattern, type VisitSlot } from '#features/business/slot-times.ts';
import { type Day, instantInLondon, weekdayOf } from '#platform/dates/london-time.ts';
import type { TimeRange } from '#platform/dates/time-ranges.ts';

export { slotHours, slotPattern, type VisitSlot };

const named = new WeakMap<readonly TimeRange[], Slots>();
type Slots = readonly [VisitSlot, ...VisitSlot[]];

/** The slots in which a visit can be asked for and fixed, in the order of the day. */
export function visitSlots(): Slots {
  const times = firm().slots;
  const known = named.get(times);
  if (known) return known;
  const [first, ...others] = times;
  if (!first) throw new Error('There is no time for visits.');
  const slots: Slots = [nameSlot(first), ...others.map(nameSlot)];
  named.set(times, slots);
  return slots;
}

/** Whether a visit can be asked for in a slot. A stored one may be of times that the firm has changed since. */
export const isVisitSlot = (text: string): text is VisitSlot =>
  visitSlots().some((slot) => slot === text);

/** Slots in the order of the day, each once. */
export const inOrder = (slots: readonly VisitSlot[]): VisitSlot[] =>
  [...new Set(slots)].toSorted((a, b) => (slotHours(a).from < slotHours(b).from ? -1 : 1));

const sunday = 0;
/** A week of any year: Monday to Friday, and Saturday. */
const weekdays = ['2000-01-03', '2000-01-04', '2000-01-05', '2000-01-06', '2000-01-07'];
const saturday = '2000-01-08';

/** Whether there are visits on this day of the week: never on Sundays, when nobody fits floors. */
export const hasVisits = (day: Day) => weekdayOf(day) !== sunday && usualHours(day) !== undefined;

/**
 * Whether a visit can take place then, on a day that is not closed: within the opening hours of its day.
 * @param special hours of that day only; default: those that this process knows of
 */
export function isWithinHours({ date, slot }: Visit, special = specialHours(date)): boolean {
  const hours = hasVisits(date) && (special ?? usualHours(date));
  if (!hours) return false;
  const { from, to } = slotHours(slot);
  return hours.opens <= from && to <= hours.closes;
}

/** Whether a slot is within the hours of Monday to Friday, and not within Saturday's. */
export function isWeekdaysOnly(slot: VisitSlot): boolean {
  const isOn = (date: Day) => isWithinHours({ date, slot });
  return hasVisits(saturday) && !isOn(saturday) && weekdays.every(isOn);
}

/** The slots of a day in order. */
export const slotsOn = (date: Day) => visitSlots().filter((slot) => isWithinHours({ date, slot }));

export type Visit = { date: Day; slot: VisitSlot };

export const visitStart = ({ date, slot }: Visit) => instantInLondon(date, slotHours(slot).from);
export const visitEnd = ({ date, slot }: Visit) => instantInLondon(date, slotHours(slot).to);

/** Whether two visits take place at the same time, or a part of it. */
export function isAtSameTime(one: Visit, other: Visit): boolean {
  if (one.date !== other.date) return false;
  if (one.slot === other.slot) return true;
  const [a, b] = [slotHours(one.slot), slotHours(other.slot)];
  return a.from < b.to && b.from < a.to;
}

/** All combinations of preferred dates and the times available on them, in the customer's order. */
export function askedVisits(dates: readonly Day[], times: readonly VisitSlot[]): Visit[] {
  return dates.flatMap((date) => {
    const open = slotsOn(date);
    return times.filter((slot) => open.includes(slot)).map((slot) => ({ date, slot }));
  });
}
