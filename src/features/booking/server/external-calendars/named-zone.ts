import ICAL from 'ical.js';
import { windowsZones } from './windows-zones.ts';

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

export const defaultZone = 'Europe/London';

/**
 * The names that a zone may have elsewhere: as Windows calls it, behind a path as Evolution and Mozilla write it
 * (`/mozilla.org/20050126_1/Europe/Berlin`), or as Microsoft's addresses of zones do (`tzone://Microsoft/Utc`).
 */
function* aliasesOf(name: string): Generator<string> {
  const plain = name.trim().replace(/^"(.*)"$/, '$1');
  yield plain;
  const windows = windowsZones.get(plain);
  if (windows) yield windows;
  const parts = plain.split('/').filter(Boolean);
  for (let count = Math.min(3, parts.length - 1); count > 0; count -= 1)
    yield parts.slice(-count).join('/');
  const [, hours, minutes = '00'] = /^\(?(?:UTC|GMT)([+-]\d\d):?(\d\d)?\)?$/.exec(plain) ?? [];
  if (hours) yield `${hours}:${minutes}`;
}

const maxAliasLength = 100;

/** A time zone that a calendar names and does not define: the one of that name, else London's. */
export class NamedZone extends ICAL.Timezone {
  /** Whether nobody knows the name. */
  readonly isUnknown: boolean;
  readonly #format: Intl.DateTimeFormat;
  constructor(name: string) {
    super({ tzid: name });
    const found =
      name.length <= maxAliasLength &&
      [...aliasesOf(name)].map(findFormat).find((format) => format !== undefined);
    this.isUnknown = !found;
    this.#format = found || (findFormat(defaultZone) as Intl.DateTimeFormat);
  }

  /** In seconds, at a time that its clocks show. */
  override utcOffset(time: ICAL.Time): number {
    const { year, month, day, hour, minute, second } = time;
    const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
    // The offset may have been another before a clock change.
    return offsetMs(this.#format, asUtc - offsetMs(this.#format, asUtc)) / 1_000;
  }
}

function offsetMs(format: Intl.DateTimeFormat, instant: number): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -60_000 : 60_000) * (60 * Number(hours) + Number(minutes));
}

const london = new NamedZone(defaultZone);

/** The instant that a calendar means by a time, in milliseconds since 1970. A whole day is London's. */
export function instantOf(time: ICAL.Time): number {
  if (!time.isDate) return time.toUnixTime() * 1_000;
  return Date.UTC(time.year, time.month - 1, time.day) - london.utcOffset(time) * 1_000;
}

/** A calendar that knows the zones it does not define. */
export class ZonedCalendar extends ICAL.Component {
  readonly #zones = new Map<string, ICAL.Timezone>();

  override getTimeZoneByID(name: string): ICAL.Timezone {
    const known = this.#zones.get(name);
    if (known) return known;
    const zone = this.#findDefined(name) ?? new NamedZone(name);
    this.#zones.set(name, zone);
    return zone;
  }

  #findDefined(name: string): ICAL.Timezone | undefined {
    const component = this.getAllSubcomponents('vtimezone').find(
      (zone) => zone.getFirstPropertyValue('tzid') === name,
    );
    // One without any offsets says nothing.
    return component?.getFirstSubcomponent('standard') ||
      component?.getFirstSubcomponent('daylight')
      ? new ICAL.Timezone({ component, tzid: name })
      : undefined;
  }
}
