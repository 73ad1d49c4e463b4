import { readBusyRanges } from '#features/booking/server/external-calendars/read-busy-ranges.ts';
import { ownUid } from '#features/booking/server/mails/calendar-file.ts';

/** A calendar of these lines. */
export const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
/** The lines of one event. */
export const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:u1', ...lines, 'END:VEVENT'];
/** With what staff are to look at. */
export const readAll = (text: string, from = '2026-01-01', to = '2027-01-01') =>
  readBusyRanges({
    text,
    from: Date.parse(from),
    to: Date.parse(to),
    ownUids: ownUid(),
    maxOccurrences: 20_000,
  });
/** When a calendar is busy, in UTC: '2026-06-08T08:00 2026-06-08T09:00'. */
export const read = (text: string, from = '2026-01-01', to = '2027-01-01') =>
  readAll(text, from, to).ranges.map((range) => `${isoOf(range.from)} ${isoOf(range.to)}`);
const isoOf = (instant: number) => new Date(instant).toISOString().slice(0, 16);
