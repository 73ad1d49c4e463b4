import { readTimeRanges, type TimeRange, writeTimeRanges } from '#platform/dates/time-ranges.ts';
import { spokenHour } from './opening-hours.ts';

const standard = '09:00-11:00,11:00-13:00,13:00-15:00,15:00-17:00';

/** The attribute of the document's root that tells the browser other times than the standard ones. */
export const slotTimesAttribute = 'data-visit-slots';

let current: readonly TimeRange[] | undefined;

/**
 * When visits can take place, in the order of the day: what the process was started with, or what the page's server
 * has said; by default four times two hours.
 */
export function slotTimes(): readonly TimeRange[] {
  current ??= readTimeRanges(readFromPage() ?? standard) ?? [];
  return current;
}

/** Sets the times of this process, once as it starts; the standard ones without an argument. */
export function setSlotTimes(times?: readonly TimeRange[]) {
  current = times ?? readTimeRanges(standard);
}

/** The value of the page's attribute; undefined for the standard times. */
export function describeSlotTimes(): string | undefined {
  const text = writeTimeRanges(slotTimes());
  return text === standard ? undefined : text;
}

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
export function formatSlot(slot: string): string {
  if (!isSlot(slot)) return slot;
  const { from, to } = slotHours(slot);
  const [start, end] = [spokenHour(from), spokenHour(to)];
  return `${start.endsWith(end.slice(-2)) ? start.slice(0, -2) : start}–${end}`;
}

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

function readFromPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.documentElement.getAttribute(slotTimesAttribute) ?? undefined;
}
