import { shortDate, shortInstant } from '#platform/dates/short-dates.ts';
import { calendarErrors } from '../../../calendars/calendar-errors.ts';
import type { FitterCalendars } from '../../../calendars/contract.ts';

type ExternalCalendar = NonNullable<FitterCalendars['external']>;

/** What staff read of a fitter's own calendar: when it was read last, what is wrong with it, and which events to check. */
export function describeExternalCalendar(calendar: ExternalCalendar) {
  return { ...describeReading(calendar), notices: calendar.notices.map(describeNotice) };
}

function describeNotice({ start, zone }: ExternalCalendar['notices'][number]): string {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d):\d\d)?/.exec(start) ?? [];
  const written = start ? `that begins “${start}”` : 'without a start';
  const event = day ? `of ${[shortDate(day), time].filter(Boolean).join(', ')}` : written;
  return zone === null
    ? `We can’t read their event ${event}: they may be busy then.`
    : `Their event ${event} is in the time zone “${zone}”, which we don’t know. We take its times for London’s.`;
}

function describeReading({ host, succeededAt, error }: ExternalCalendar) {
  const at = shortInstant(succeededAt);
  return error === null
    ? { isWrong: false, text: `Busy times from ${host}, read ${at}` }
    : {
        isWrong: true,
        text: `We can’t read their calendar at ${host} now. ${calendarErrors[error]} The busy times of ${at} still count.`,
      };
}
