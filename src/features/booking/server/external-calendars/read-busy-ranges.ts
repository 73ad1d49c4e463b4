import ICAL from 'ical.js';
import { isDay } from '#platform/dates/london-time.ts';
import type { CalendarNotice } from '../../calendars/calendar-errors.ts';
import { type BusyRange, joinRanges } from './busy-ranges.ts';
import { isBusy } from './is-busy.ts';
import { instantOf, NamedZone, ZonedCalendar } from './named-zone.ts';
import { type JComponent, tidyEvents, timeNames } from './tidy-event.ts';

export type CalendarRead = {
  text: string;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** The UIDs that the firm gives its own events: these are in the diary already. */
  ownUids: RegExp;
  /** The email address whose calendar it is, where it is known. */
  owner?: string | undefined;
  /** How many occurrences of what repeats are gone through. */
  maxOccurrences?: number;
};

export type CalendarReading = {
  ranges: BusyRange[];
  /** What staff are to look at: it may be busy at another time than was read, or at all. */
  notices: CalendarNotice[];
};

/** The calendar repeats more often than can be read. */
export class TooMuch extends Error {}
/** The text is not a calendar. */
export class NotACalendar extends Error {}

const defaultMaxOccurrences = 300_000;
const maxRanges = 5_000;
export const maxNotices = 20;
const dayMs = 86_400_000;

/**
 * Reads when a calendar says that its owner is busy, from `from` to `to`, in order and without overlaps. What is
 * marked as free, cancelled or declined does not count, nor do the firm's own events.
 * @throws NotACalendar, TooMuch
 */
export function readBusyRanges(read: CalendarRead): CalendarReading {
  const ranges: BusyRange[] = [];
  const notices: CalendarNotice[] = [];
  const budget = { left: read.maxOccurrences ?? defaultMaxOccurrences };
  for (const calendar of parseCalendars(read.text)) {
    const owner = ownerOf(calendar) ?? read.owner;
    for (const series of groupByUid(calendar)) {
      const found = tryToRead(series, { ...read, owner }, budget);
      ranges.push(...found.ranges);
      notices.push(...found.notices);
    }
  }
  const joined = joinRanges(ranges);
  if (joined.length > maxRanges) throw new TooMuch();
  return { ranges: joined, notices: notices.slice(0, maxNotices) };
}

/** Google calls the calendar of an account by its email address. */
function ownerOf(calendar: ICAL.Component): string | undefined {
  const name = String(calendar.getFirstPropertyValue('x-wr-calname') ?? '').trim();
  return /^[^\s@]+@[^\s@]+$/.test(name) ? name : undefined;
}

function parseCalendars(text: string): ICAL.Component[] {
  try {
    const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, ''));
    const calendars = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
    const components = calendars.map(
      (calendar) => new ZonedCalendar(tidyEvents(calendar as JComponent)),
    );
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

/** The ranges of one UID; an event that is not written as the standard says is named instead. */
function tryToRead(series: Series, read: CalendarRead, budget: Budget): CalendarReading {
  try {
    const ranges = [...readSeries(series, read, budget)].filter(
      ({ from, to }) => from < to && from < read.to && to > read.from,
    );
    return { ranges, notices: ranges.length > 0 ? findUnknownZones(series) : [] };
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return { ranges: [], notices: describeUnreadable(series, read) };
  }
}

const all = ({ masters, exceptions }: Series) => [...masters, ...exceptions];
/** When an event begins, as its calendar writes it. */
const writtenStart = (event: ICAL.Component) =>
  String(event.getFirstProperty('dtstart')?.toJSON()[3] ?? '').slice(0, 40);

function findUnknownZones(series: Series): CalendarNotice[] {
  return all(series).flatMap((event) => {
    const start = event.getFirstPropertyValue('dtstart');
    const zone = start instanceof ICAL.Time ? start.zone : undefined;
    return zone instanceof NamedZone && zone.isUnknown
      ? [{ start: writtenStart(event), zone: zone.tzid.slice(0, 60) }]
      : [];
  });
}

/** Those that are over are not worth a word. */
function describeUnreadable(series: Series, { from }: CalendarRead): CalendarNotice[] {
  const today = new Date(from - 2 * dayMs).toISOString().slice(0, 10);
  return all(series)
    .filter(
      (event) =>
        event.hasProperty('rrule') ||
        event.hasProperty('rdate') ||
        !/^[12]\d{3}-\d\d-\d\d/.test(writtenStart(event)) ||
        writtenStart(event) >= today,
    )
    .map((event) => ({ start: writtenStart(event), zone: null }));
}

function* readSeries(
  { masters, exceptions }: Series,
  read: CalendarRead,
  budget: Budget,
): Generator<BusyRange> {
  if (![...masters, ...exceptions].every(isWellWritten)) throw new Error('not a time');
  // Each stands for itself: it may have been moved here from anywhere.
  for (const component of exceptions)
    if (isBusy(component, read)) yield rangeOf(new ICAL.Event(component));
  for (const component of masters) {
    if (!isBusy(component, read)) continue;
    const periods = takePeriods(component);
    const event = new ICAL.Event(component, { exceptions: [] });
    for (const exception of exceptions) event.relateException(inZoneOf(event, exception));
    if (event.isRecurring()) yield* repeat(event, read, budget);
    else yield rangeOf(event);
    for (const { start, end } of periods) yield checked(instantOf(start), instantOf(end));
  }
}

const wellWritten = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ?)?$/;

/** Whether the times of an event are such: ical.js makes some time of anything. */
function isWellWritten(event: ICAL.Component): boolean {
  const values = timeNames.flatMap((name) =>
    event.getAllProperties(name).flatMap((property) => property.toJSON().slice(3)),
  );
  return values.every(
    (value) => typeof value !== 'string' || (wellWritten.test(value) && isDay(value.slice(0, 10))),
  );
}

/** Takes the added times that have an end of their own out of an event: ical.js knows none. */
function takePeriods(component: ICAL.Component) {
  return component
    .getAllProperties('rdate')
    .filter(({ type }) => type === 'period')
    .flatMap((property) => {
      const periods = property.getValues() as ICAL.Period[];
      component.removeProperty(property);
      return periods.map((period) => ({ start: period.start, end: period.getEnd() }));
    });
}

/** An exception that names its occurrence in the zone of the event: ical.js compares what is written. */
function inZoneOf(event: ICAL.Event, component: ICAL.Component): ICAL.Event {
  const exception = new ICAL.Event(component);
  const { recurrenceId } = exception;
  if (!recurrenceId.isDate && event.startDate.zone)
    exception.recurrenceId = recurrenceId.convertToZone(event.startDate.zone);
  return exception;
}

/** @throws Error for times that are none, or end before they begin */
function checked(from: number, to: number): BusyRange {
  if (!(from <= to)) throw new Error('not a range');
  return { from, to };
}

const rangeOf = ({ startDate, endDate }: ICAL.Event): BusyRange =>
  checked(instantOf(startDate), instantOf(endDate));

/** The occurrences of what repeats, without those that an exception replaces. */
function* repeat(event: ICAL.Event, read: CalendarRead, budget: Budget): Generator<BusyRange> {
  if (endsBefore(event.component, read.from)) return;
  const { from, to } = rangeOf(event);
  const lengthMs = to - from;
  // What begins before this, in any zone, is over when the time that is read begins.
  const first = ICAL.Time.fromJSDate(new Date(read.from - lengthMs - 2 * dayMs), true);
  const occurrences = event.iterator();
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    budget.left -= 1;
    if (budget.left < 0) throw new TooMuch();
    if (isEarlier(next, first)) continue;
    const start = instantOf(next);
    if (start >= read.to) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (item === event) {
      // A whole day is as long as London's clocks make it.
      const lastDay = event.startDate.isDate && addDays(next, Math.round(lengthMs / dayMs));
      yield { from: start, to: lastDay ? instantOf(lastDay) : start + lengthMs };
      continue;
    }
    const isReplaced = startDate.toString() === item.startDate.toString();
    if (isReplaced || !isBusy(item.component, read)) continue;
    // "This and all that follow" begin at another time.
    yield checked(instantOf(startDate), instantOf(endDate));
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
