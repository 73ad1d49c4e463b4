/** A calendar day in London, as yyyy-mm-dd. Days compare as strings. */
export type Day = string;

const dayMs = 86_400_000;
const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
const londonOffset = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  timeZoneName: 'longOffset',
});

/** The day of an instant in London. */
export function dayInLondon(instant: Date): Day {
  return londonDay.format(instant);
}

/** Whether a text is a day that exists, also in the database, which has no year 0. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

/** Adds a number of days, which may be negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The number of days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (startOf(to) - startOf(from)) / dayMs;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(startOf(day)).getUTCDay();
}

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

/**
 * The instant at which clocks in London show a time on a day.
 * @param time hh:mm, outside the hour that a clock change skips
 */
export function instantInLondon(day: Day, time: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  return new Date(asUtc.getTime() - offsetMs(asUtc));
}

function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** London's offset from UTC. Clocks change at 1am, so the offset is constant during the day. */
function offsetMs(instant: Date): number {
  const offset = londonOffset.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  return offset?.value === 'GMT+01:00' ? 3_600_000 : 0;
}
