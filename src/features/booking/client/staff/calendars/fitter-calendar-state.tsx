import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { FitterCalendars } from '../../../calendars/contract.ts';
import { CalendarNotices } from './calendar-notices.tsx';
import { describeExternalCalendar } from './describe-external-calendar.ts';

/** What the list of fitters says of a fitter's calendars: which there are, and what staff should look at. */
export function FitterCalendarState({ calendars }: { calendars: FitterCalendars }) {
  const { feedSince, external, busyVisits } = calendars;
  const own = external && describeExternalCalendar(external);
  return (
    <>
      {feedSince && <p className="text-ink-soft">Sees their visits in a calendar app</p>}
      {own && (
        <p
          className={`wrap-anywhere tabular-nums ${own.isWrong ? 'font-medium text-error' : 'text-ink-soft'}`}
        >
          {own.text}
        </p>
      )}
      <CalendarNotices notices={own?.notices ?? []} />
      {busyVisits.length > 0 && (
        <div className="mt-1 font-medium text-error">
          <p>Busy in their own calendar during:</p>
          <ul className="list-disc pl-5 tabular-nums">
            {busyVisits.map(({ appointmentId, customerName, date, slot }) => (
              <li key={appointmentId} className="wrap-anywhere">
                {customerName}, {shortWeekdayDate(date)}, {slot}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
