import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#platform/client/error-message.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { addDays, type Day, dayInLondon, isDay, mondayOf } from '#platform/dates/london-time.ts';
import { shortDate, weekdayDate } from '#platform/dates/short-dates.ts';
import { visitsQuery } from './api.ts';
import { currentMonday, dayOfWeek } from './board/diary-days.ts';
import { usePendingRequests } from './board/requests.tsx';
import { type DiaryActions, WeekTable } from './board/week-table.tsx';
import { availabilityQuery } from './fitters/api.ts';

/** The week's visits as a table, Monday to Saturday by slot; on narrow screens one of its days at a time. */
export function VisitWeek({ params, ...actions }: { params: ListParams } & DiaryActions) {
  const today = dayInLondon(new Date());
  const asked = params.read('week');
  const monday = isDay(asked) ? mondayOf(asked) : currentMonday(today);
  const days = [0, 1, 2, 3, 4, 5].map((later) => addDays(monday, later));
  const saturday = addDays(monday, 5);
  const shown = dayOfWeek(monday, params.read('day'), today);
  const { data: visits, error, refetch } = useQuery(visitsQuery(monday, saturday));
  const { data: availability = [] } = useQuery(availabilityQuery(monday, saturday));
  const requests = usePendingRequests();
  const goTo = (day: Day) => params.change({ week: day, day: '' });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <button type="button" className={compactButton} onClick={() => goTo(addDays(monday, -7))}>
          Earlier
        </button>
        <button type="button" className={compactButton} onClick={() => goTo(currentMonday(today))}>
          This week
        </button>
        <button type="button" className={compactButton} onClick={() => goTo(addDays(monday, 7))}>
          Later
        </button>
        <h2 className="ml-2 text-lg tabular-nums max-sm:ml-0 max-sm:w-full" aria-live="polite">
          {weekdayDate(monday).slice(4)} to {shortDate(saturday)}
        </h2>
      </div>
      {error ? (
        <p>
          <span role="alert">{errorMessage(error)}</span>{' '}
          <button type="button" className="link" onClick={() => refetch()}>
            Try again
          </button>
        </p>
      ) : visits ? (
        <>
          <fieldset className="mb-2 flex md:hidden">
            <legend className="sr-only">Day</legend>
            {days.map((day) => (
              <button
                key={day}
                type="button"
                aria-pressed={day === shown}
                className="min-h-12 flex-1 border-b-2 border-line text-center text-sm leading-tight tabular-nums aria-pressed:border-brand aria-pressed:bg-mist aria-pressed:font-semibold"
                onClick={() => params.change({ day })}
              >
                {weekdayDate(day).slice(0, 3)}{' '}
                <span className="block">
                  {Number(day.slice(-2))}
                  <span className="sr-only">{weekdayDate(day).slice(-4)}</span>
                </span>
              </button>
            ))}
          </fieldset>
          <WeekTable
            days={days}
            shown={shown}
            visits={visits}
            availability={availability}
            requests={requests}
            today={today}
            {...actions}
          />
        </>
      ) : (
        <div className="skeleton h-96" aria-hidden="true" />
      )}
    </>
  );
}
