import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClosedDay } from '#features/business/bank-holidays.ts';
import { spokenRange } from '#features/business/opening-hours.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { closedDaysQuery, requestClosedDays, requestOpenDay } from './api.ts';
import { ClosedDayForm } from './closed-day-form.tsx';
import { useSave } from './use-save.ts';

/** The days on which nobody makes visits, and the bank holidays that could be among them. */
export function ClosedDays() {
  const { data, error, refetch } = useQuery(closedDaysQuery);
  const [errorText, setErrorText] = useState('');
  const { save, isSaving } = useSave(() => setErrorText(''));
  if (error && !data) return <LoadError error={error} onTryAgain={() => refetch()} />;
  if (!data) return <div className="skeleton h-48" aria-hidden="true" />;
  const short = data.short.map((day) => ({
    ...day,
    hours: `Open ${spokenRange({ from: day.opens, to: day.closes })}`,
  }));
  const listed = [...data.closed.map((day) => ({ ...day, hours: '' })), ...short].toSorted(
    (a, b) => (a.day < b.day ? -1 : 1),
  );
  const change = (request: () => Promise<unknown>, title: string) =>
    save(request, title, (failure) => setErrorText(errorMessage(failure)));
  return (
    <>
      {listed.length === 0 && (
        <p className="border-t-2 border-ink py-3 text-sm text-ink-soft">
          Nothing but Sundays is closed.
        </p>
      )}
      {listed.length > 0 && (
        <ul className="border-t-2 border-ink text-sm">
          {listed.map(({ day, name, hours }) => (
            <DayRow key={day} day={day} name={hours ? `${hours} (${name})` : name}>
              <button
                type="button"
                className={rowAction}
                disabled={isSaving}
                onClick={() =>
                  change(() => requestOpenDay(day), hours ? 'Usual hours' : 'Open again')
                }
              >
                {hours ? 'Usual hours' : 'Open again'}
                <span className="sr-only"> on {shortWeekdayDate(day)}</span>
              </button>
            </DayRow>
          ))}
        </ul>
      )}
      <p role="alert" className="mt-3 font-medium text-error empty:hidden">
        {errorText}
      </p>
      <ClosedDayForm />
      {data.proposed.length > 0 && (
        <section aria-labelledby="bank-holidays" className="mt-8">
          <h3 id="bank-holidays" className="text-base font-semibold">
            Bank holidays: open or closed
          </h3>
          <ul className="mt-2 border-t border-line text-sm">
            {data.proposed.map(({ day, name }) => (
              <DayRow key={day} day={day} name={name}>
                <button
                  type="button"
                  className={rowAction}
                  disabled={isSaving}
                  onClick={() => change(() => requestClosedDays([{ day, name }]), 'Day closed')}
                >
                  Close<span className="sr-only"> on {shortWeekdayDate(day)}</span>
                </button>
              </DayRow>
            ))}
          </ul>
          <Button
            look="outline"
            className="mt-3"
            disabled={isSaving}
            onClick={() => change(() => requestClosedDays(data.proposed), 'Days closed')}
          >
            Close on all of them
          </Button>
        </section>
      )}
    </>
  );
}

function DayRow({ day, name, children }: ClosedDay & { children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-4 border-b border-line py-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold tabular-nums">{shortWeekdayDate(day)}</span>{' '}
        <span className="text-ink-soft">{name}</span>
      </span>
      {children}
    </li>
  );
}
