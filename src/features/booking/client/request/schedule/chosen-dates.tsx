import { flushSync } from 'react-dom';
import type { Day } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';

/** The days picked so far, each with a remove button, which passes the focus to the next one, else to the calendar. */
export function ChosenDates({ days, onRemove }: { days: Day[]; onRemove: (day: Day) => void }) {
  if (days.length === 0) return null;
  const remove = (day: Day, button: HTMLElement) => {
    const list = button.closest('ul');
    const fields = button.closest('fieldset');
    const at = days.toSorted().indexOf(day);
    flushSync(() => onRemove(day));
    const left = list?.isConnected ? [...list.querySelectorAll('button')] : [];
    const next = left[Math.min(at, left.length - 1)];
    (next ?? fields?.querySelector<HTMLElement>('td [tabindex="0"]'))?.focus();
  };
  return (
    <ul aria-label="Chosen dates" className="mt-3 flex flex-wrap gap-2">
      {days.toSorted().map((day) => (
        <li key={day}>
          <button
            type="button"
            onClick={({ currentTarget }) => remove(day, currentTarget)}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-line-strong px-4 text-base hover:border-ink"
          >
            <span className="sr-only">Remove </span>
            {shortWeekdayDate(day)}
            <svg viewBox="0 0 16 16" className="size-3" aria-hidden="true">
              <path d="M2 2l12 12M14 2 2 14" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
