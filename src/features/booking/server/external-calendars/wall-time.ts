import type ICAL from 'ical.js';

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** @returns undefined for a name that is no time zone */
function findFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) formats.set(timeZone, createFormat(timeZone));
  return formats.get(timeZone);
}

function createFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
}

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  timeZoneName: 'longOffset',
});

function offsetMs(format: Intl.DateTimeFormat, instant: number): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -60_000 : 60_000) * (60 * Number(hours) + Number(minutes));
}

/**
 * The instant that a calendar means by a time, in milliseconds since 1970. A zone that the calendar does not define is
 * looked up by its name; a time without a zone, and a whole day, are London's.
 * @param zoneName the zone that the property names
 */
export function instantOf(time: ICAL.Time, zoneName: string | undefined): number {
  const { zone } = time;
  const isDefined = zone !== null && (zone.tzid === 'UTC' || zone.component != null);
  if (isDefined && !time.isDate) return time.toUnixTime() * 1_000;
  const { year, month, day, hour, minute, second } = time;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  const format = (!time.isDate && zoneName && findFormat(zoneName)) || london;
  const first = asUtc - offsetMs(format, asUtc);
  // The offset may have been another before a clock change.
  return asUtc - offsetMs(format, first);
}
