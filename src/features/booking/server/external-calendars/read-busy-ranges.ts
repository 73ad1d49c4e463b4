import ICAL from 'ical.js';
import { type BusyRange, joinRanges } from './busy-ranges.ts';
import { instantOf } from './wall-time.ts';

export type CalendarRead = {
  text: string;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** The UIDs that the firm gives its own events: these are in the diary already. */
  ownUids: RegExp;
  /** How many occurrences of what repeats are gone through. */
  maxOccurrences?: number;
};

/** The calendar repeats more often than can be read. */
export class TooMuch extends Error {}
/** The text is not a calendar. */
export class NotACalendar extends Error {}

const defaultMaxOccurrences = 300_000;
const maxRanges = 5_000;
const dayMs = 86_400_000;

/**
 * Reads when a calendar says that its owner is busy, from `from` to `to`, in order and without overlaps. What is
 * marked as free or cancelled does not count, nor do the firm's own events.
 * @throws NotACalendar, TooMuch
 */
export function readBusyRanges(read: CalendarRead): BusyRange[] {
  const ranges: BusyRange[] = [];
  const budget = { left: read.maxOccurrences ?? defaultMaxOccurrences };
  for (const calendar of parseCalendars(read.text))
    for (const series of groupByUid(calendar))
      for (const range of tryToRead(series, read, budget)) ranges.push(range);
  const joined = joinRanges(ranges);
  if (joined.length > maxRanges) throw new TooMuch();
  return joined;
}

function parseCalendars(text: string): ICAL.Component[] {
  try {
    const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, ''));
    const calendars = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
    const components = calendars.map((calendar) => new ICAL.Component(calendar));
    if (components.length > 0 && components.every(({ name }) => name === 'vcalendar'))
      return components;
  } catch {
    // Its errors quote the calendar.
  }
  throw new NotACalendar();
}

type Budget = { left: number };
type Series = { masters: ICAL.Component[]; exceptions: ICAL.Component[] };

/** The events with one UID: what repeats, and single occurrences that differ. */
function groupByUid(calendar: ICAL.Component): Iterable<Series> {
  const groups = new Map<string, Series>();
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const uid = String(event.getFirstPropertyValue('uid') ?? '');
    const series = groups.get(uid) ?? { masters: [], exceptions: [] };
    groups.set(uid, series);
    const isException = event.hasProperty('recurrence-id');
    (isException ? series.exceptions : series.masters).push(event);
  }
  return groups.values();
}

/** The ranges of one UID; none for an event that is not written as the standard says. */
function tryToRead(series: Series, read: CalendarRead, budget: Budget): BusyRange[] {
  try {
    return [...readSeries(series, read, budget)].filter(
      ({ from, to }) => from < to && from < read.to && to > read.from,
    );
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return [];
  }
}

function* readSeries(
  { masters, exceptions }: Series,
  read: CalendarRead,
  budget: Budget,
): Generator<BusyRange> {
  // Each stands for itself: it may have been moved here from anywhere.
  for (const component of exceptions)
    if (isBusy(component, read)) yield rangeOf(new ICAL.Event(component));
  for (const component of masters) {
    if (!isBusy(component, read)) continue;
    const event = new ICAL.Event(component, { exceptions });
    if (event.isRecurring()) yield* repeat(event, read, budget);
    else yield rangeOf(event);
  }
}

function isBusy(event: ICAL.Component, { ownUids }: CalendarRead): boolean {
  const read = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (read('transp') === 'TRANSPARENT' || read('status') === 'CANCELLED') return false;
  return !ownUids.test(String(event.getFirstPropertyValue('uid') ?? ''));
}

const zoneOf = (component: ICAL.Component, name: string) => {
  const zone = component.getFirstProperty(name)?.getParameter('tzid');
  return typeof zone === 'string' ? zone : undefined;
};

function rangeOf({ component, startDate, endDate }: ICAL.Event): BusyRange {
  const startZone = zoneOf(component, 'dtstart');
  return {
    from: instantOf(startDate, startZone),
    to: instantOf(endDate, zoneOf(component, 'dtend') ?? startZone),
  };
}

/** The occurrences of what repeats, without those that an exception replaces. */
function* repeat(event: ICAL.Event, read: CalendarRead, budget: Budget): Generator<BusyRange> {
  if (endsBefore(event.component, read.from)) return;
  const zone = zoneOf(event.component, 'dtstart');
  const { from, to } = rangeOf(event);
  const lengthMs = to - from;
  // What begins before this, in any zone, is over when the time that is read begins.
  const first = ICAL.Time.fromJSDate(new Date(read.from - lengthMs - 2 * dayMs), true);
  const occurrences = event.iterator();
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    budget.left -= 1;
    if (budget.left < 0) throw new TooMuch();
    if (isEarlier(next, first)) continue;
    const start = instantOf(next, zone);
    if (start >= read.to) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (item === event) {
      // A whole day is as long as London's clocks make it.
      const lastDay = event.startDate.isDate && addDays(next, Math.round(lengthMs / dayMs));
      yield { from: start, to: lastDay ? instantOf(lastDay, zone) : start + lengthMs };
      continue;
    }
    const isReplaced = startDate.toString() === item.startDate.toString();
    if (isReplaced || !isBusy(item.component, read)) continue;
    // "This and all that follow" begin at another time.
    const itsZone = zoneOf(item.component, 'dtstart');
    yield { from: instantOf(startDate, itsZone), to: instantOf(endDate, itsZone) };
  }
}

function addDays(day: ICAL.Time, days: number): ICAL.Time {
  const later = day.clone();
  later.day += days;
  return later;
}

const isEarlier = (time: ICAL.Time, other: ICAL.Time) =>
  Date.UTC(time.year, time.month - 1, time.day) < Date.UTC(other.year, other.month - 1, other.day);

/** Whether all that repeats has ended, so that years of it need not be gone through. */
function endsBefore(component: ICAL.Component, from: number): boolean {
  const rules = component.getAllProperties('rrule');
  if (rules.length === 0 || component.hasProperty('rdate')) return false;
  return rules.every((rule) => {
    const { until } = rule.getFirstValue() as ICAL.Recur;
    return until ? until.toUnixTime() * 1_000 < from - 400 * dayMs : false;
  });
}
