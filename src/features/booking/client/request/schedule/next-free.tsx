import { firm } from '#features/business/firm.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import type { Visit } from '../../../visit-slots.ts';
import type { ScheduleDraft } from '../booking-draft.ts';
import { findNextFree, isChosen } from './free-visits.ts';
import type { Diary } from './use-free-days.ts';

type NextFreeProps = { diary: Diary; schedule: ScheduleDraft; onToggle: (visit: Visit) => void };

/** The next free visits, each chosen with one press. */
export function NextFree({ diary: { free, isUnreadable }, schedule, onToggle }: NextFreeProps) {
  const visits = free && findNextFree(free);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Next free</legend>
      {isUnreadable && (
        <p className="text-base text-ink-soft">
          We can’t read our diary just now. Choose any date below, and we’ll tell you if it’s taken.
        </p>
      )}
      {visits?.length === 0 && (
        <p className="text-base text-ink-soft">
          Nothing is free in the next six months. Please call us on{' '}
          <a href={firm().phone.href} className="link">
            {firm().phone.display}
          </a>
          .
        </p>
      )}
      {!isUnreadable && (
        <div className="grid gap-2 sm:grid-cols-3">
          {!visits &&
            ['first', 'second', 'third'].map((each) => (
              <span key={each} className="skeleton min-h-11 py-2 leading-6" aria-hidden="true">
                <span className="block">&nbsp;</span>
                <span className="block text-sm max-sm:hidden">&nbsp;</span>
              </span>
            ))}
          {visits?.map((visit) => (
            <button
              key={visit.date}
              type="button"
              aria-pressed={isChosen(schedule, visit)}
              onClick={() => onToggle(visit)}
              className="flex min-h-11 items-center justify-between rounded border border-line-strong bg-white px-3 py-2 text-center text-base leading-6 sm:block tabular-nums hover:border-ink aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-white"
            >
              <span className="block font-semibold">
                {weekdayDate(visit.date)}
                <span className="sr-only">,</span>
              </span>{' '}
              <span className="block text-sm whitespace-nowrap">{visit.slot}</span>
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
