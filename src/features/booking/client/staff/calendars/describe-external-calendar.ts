import { shortInstant } from '#platform/dates/short-dates.ts';
import { calendarErrors } from '../../../calendars/calendar-errors.ts';
import type { FitterCalendars } from '../../../calendars/contract.ts';

type ExternalCalendar = NonNullable<FitterCalendars['external']>;

/** What staff read of a fitter's own calendar: when it was read last, and what is wrong with it. */
export function describeExternalCalendar({ host, succeededAt, error }: ExternalCalendar) {
  const at = shortInstant(succeededAt);
  return error === null
    ? { isWrong: false, text: `Busy times from ${host}, read ${at}` }
    : {
        isWrong: true,
        text: `We can’t read their calendar at ${host} now. ${calendarErrors[error]} The busy times of ${at} still count.`,
      };
}
