import { saturdayHours } from '#features/business/facts.ts';
import { nameSlot, slotPattern, slotTimes } from '#features/business/slot-times.ts';
import { listOr } from '../../conversation/describe-record.ts';
import type { SlotName } from '../../conversation/visit-wishes.ts';

/** The slots of visits, in hours after midnight. */
export const slotsOfDay = () =>
  slotTimes().map((times) => ({
    name: nameSlot(times),
    from: hourOf(times.from),
    to: hourOf(times.to),
  }));

export const allSlots = (): SlotName[] => slotTimes().map(nameSlot);

/** The slots in which somebody comes on Saturdays too. */
export const saturdaySlots = (): SlotName[] =>
  slotTimes()
    .filter(({ from, to }) => from >= saturdayHours.opens && to <= saturdayHours.closes)
    .map(nameSlot);

/** "9–11am" for "9:00 AM - 11:00 AM". */
export function shortSlot(slot: SlotName): string {
  const [found, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] =
    slotPattern.exec(slot) ?? [];
  if (found === undefined) return slot;
  const from = shortTime(fromHour, fromMinute, fromHalf === toHalf ? '' : fromHalf);
  return `${from}–${shortTime(toHour, toMinute, toHalf)}`;
}

const shortTime = (hour = '', minute = '', half = '') =>
  `${hour}${minute === '00' ? '' : `:${minute}`}${half.toLowerCase()}`;

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** "9–11am or 11am–1pm", where only a part of the day is meant. */
export const sayPartOfDay = (slots: readonly SlotName[]): string =>
  slots.length === 0 || slots.length === allSlots().length ? '' : listOr(slots.map(shortSlot));
