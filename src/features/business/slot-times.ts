import type { TimeRange } from '#platform/dates/time-ranges.ts';
import { spokenRange } from './opening-hours.ts';

type ClockTime = `${number}:${number} ${'AM' | 'PM'}`;
/** The time of a visit as displayed, sent and stored: `9:00 AM - 11:00 AM`. */
export type VisitSlot = `${ClockTime} - ${ClockTime}`;

export const nameSlot = ({ from, to }: TimeRange): VisitSlot =>
  `${nameTime(from)} - ${nameTime(to)}`;

function nameTime(time: string): ClockTime {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3) as `${number}`];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const slotPattern = /^(1?\d):([0-5]\d) ([AP]M) - (1?\d):([0-5]\d) ([AP]M)$/;

/** A slot in the words of a sentence: '9–11am', '11am–1pm', '9.30am–12pm'. Other text stays as it is. */
export const formatSlot = (slot: string): string =>
  isSlot(slot) ? spokenRange(slotHours(slot)) : slot;

const isSlot = (text: string): text is VisitSlot => slotPattern.test(text);

const hours = new Map<string, TimeRange>();

/** When a slot begins and ends. */
export function slotHours(slot: VisitSlot): TimeRange {
  const known = hours.get(slot);
  if (known) return known;
  const found = slotPattern.exec(slot);
  if (!found) throw new Error(`This is not a slot: ${slot}`);
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = found;
  const range = {
    from: readTime(fromHour, fromMinute, fromHalf),
    to: readTime(toHour, toMinute, toHalf),
  };
  hours.set(slot, range);
  return range;
}

const readTime = (hour = '', minute = '', half = '') =>
  `${`${(Number(hour) % 12) + (half === 'PM' ? 12 : 0)}`.padStart(2, '0')}:${minute}`;
