import { defaultZone } from './named-zone.ts';

/** A property as ical.js parses it (RFC 7265): name, parameters, type and values. */
export type JProperty = [string, Record<string, string | string[]>, string, ...unknown[]];
export type JComponent = [string, JProperty[], JComponent[]];

/** What begins an event: whether it is whole days, in which zone, and at which time of the day. */
type Start = { isDate: boolean; tzid: string | undefined; time: string };

const noStart: Start = { isDate: false, tzid: defaultZone, time: 'T00:00:00' };
/** The properties that hold times. */
export const timeNames = ['dtstart', 'dtend', 'recurrence-id', 'exdate', 'rdate'];

/**
 * Writes the events of a calendar as the standard says, where other programs leave out or mix what everybody can tell:
 * days without VALUE=DATE, times without a zone beside those with one, days that exclude or add times, and rules of
 * which the day follows from the first one only.
 */
export function tidyEvents(calendar: JComponent): JComponent {
  const events = calendar[2].filter(([name]) => name === 'vevent');
  for (const [, properties] of events) properties.forEach(correctDay);
  const masters = new Map<unknown, Start>();
  for (const [, properties] of events)
    if (!findProperty(properties, 'recurrence-id'))
      masters.set(uidOf(properties), startOf(properties));
  for (const [, properties] of events) {
    const own = startOf(properties);
    const master = masters.get(uidOf(properties)) ?? own;
    for (const property of properties) {
      if (!timeNames.includes(property[0])) {
        if (property[0] === 'rrule') completeRule(property, findProperty(properties, 'dtstart'));
        continue;
      }
      matchStart(property, property[0] === 'recurrence-id' ? master : own);
    }
  }
  return calendar;
}

const findProperty = (properties: readonly JProperty[], name: string) =>
  properties.find(([each]) => each === name);
const uidOf = (properties: readonly JProperty[]) => findProperty(properties, 'uid')?.[3];

/** `DTSTART:20261210` is a day, and is parsed as a time without digits. */
function correctDay(property: JProperty) {
  const [name, , type, ...values] = property;
  if (!timeNames.includes(name) || type !== 'date-time') return;
  if (!values.every((value) => typeof value === 'string' && value.endsWith('T::'))) return;
  property[2] = 'date';
  property.splice(3, values.length, ...values.map((value) => String(value).slice(0, 10)));
}

function startOf(properties: readonly JProperty[]): Start {
  const [, parameters, type, value] = findProperty(properties, 'dtstart') ?? [];
  if (typeof value !== 'string') return noStart;
  const isUtc = value.endsWith('Z');
  const { tzid } = parameters ?? {};
  return {
    isDate: type === 'date',
    tzid: isUtc ? undefined : typeof tzid === 'string' ? tzid : defaultZone,
    time: value.slice(10) || 'T00:00:00',
  };
}

/** Gives the times of a property the kind and the zone of the event's start, where they have none of their own. */
function matchStart(property: JProperty, start: Start) {
  const [name, parameters, type, ...values] = property;
  if (!values.every((value) => typeof value === 'string')) return;
  const write = (change: (value: string) => string) =>
    property.splice(3, values.length, ...values.map((value) => change(String(value))));
  if (type === 'date' && !start.isDate && name !== 'dtstart') {
    property[2] = 'date-time';
    // A day that excludes or moves a time means the one on that day; that ends an event is its first instant.
    const time = name === 'dtend' ? `T00:00:00${start.tzid ? '' : 'Z'}` : start.time;
    write((value) => value + time);
    setZone(parameters, start.tzid);
  } else if (type === 'date-time' && start.isDate) {
    property[2] = 'date';
    write((value) => value.slice(0, 10));
    setZone(parameters, undefined);
  } else if (type === 'date-time' && parameters.tzid === undefined) {
    const isUtc = values.every((value) => String(value).endsWith('Z'));
    if (!isUtc) setZone(parameters, start.tzid ?? defaultZone);
  }
}

function setZone(parameters: JProperty[1], tzid: string | undefined) {
  if (tzid === undefined) delete parameters.tzid;
  else parameters.tzid = tzid;
}

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const otherDays = ['byday', 'byyearday', 'byweekno', 'bysetpos'];

/**
 * Writes out the day of a yearly rule, as one of the months in which it is: ical.js would go on to the day after where a
 * year has none (29 February), and take a day for all months to be in one.
 */
function completeRule(property: JProperty, start: JProperty | undefined) {
  const rule = property[3] as Record<string, unknown> | undefined;
  const day = String(start?.[3] ?? '');
  if (rule?.freq !== 'YEARLY' || otherDays.some((name) => rule[name] !== undefined)) return;
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8, 10))];
  const months = listOf(rule.bymonth ?? (rule.bymonthday === undefined ? month : undefined));
  rule.bymonthday ??= date;
  if (months.length > 0) rule.bymonth = months;
  const interval = Number(rule.interval ?? 1);
  if (interval === 1) rule.freq = 'MONTHLY';
  else if (months.length === 1 && Number(months[0]) === month) {
    rule.freq = 'MONTHLY';
    rule.interval = 12 * interval;
    delete rule.bymonth;
  }
}
