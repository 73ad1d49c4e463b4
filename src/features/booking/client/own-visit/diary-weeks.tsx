import type { ReactNode } from 'react';
import { Button } from '#platform/client/ui/button.tsx';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { FreeDay } from '../../diary/contract.ts';
import type { Diary } from './use-diary.ts';

/** One week of free slots, with buttons to the previous and the next week. */
export function DiaryWeeks({
  diary,
  children,
}: {
  diary: Diary;
  children: (day: FreeDay) => ReactNode;
}) {
  const { days, error, retry, monday, showEarlier, showLater } = diary;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold" aria-live="polite">
          Week of {shortWeekdayDate(monday)}
        </p>
        <div className="flex gap-2">
          <Button look="outline" disabled={!showEarlier} onClick={showEarlier}>
            Earlier
          </Button>
          <Button look="outline" disabled={!showLater} onClick={showLater}>
            Later
          </Button>
        </div>
      </div>
      {error && (
        <p className="mt-4">
          We can’t read our diary just now.{' '}
          <button type="button" className="link font-semibold" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {!days && !error && <WeekSkeleton />}
      {days?.length === 0 && (
        <p className="mt-4 text-ink-soft">There are no free times left this week.</p>
      )}
      {days && days.length > 0 && (
        <div className="mt-4 divide-y divide-line border-y border-line">{days.map(children)}</div>
      )}
    </>
  );
}

function WeekSkeleton() {
  return (
    <div className="mt-4 divide-y divide-line border-y border-line" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((day) => (
        <div key={day} className="py-4">
          <div className="skeleton h-12 w-full" />
        </div>
      ))}
    </div>
  );
}
