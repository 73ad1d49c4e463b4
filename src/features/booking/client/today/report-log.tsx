import { useEffect, useState } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { type Day, dayInLondon } from '#platform/dates/london-time.ts';
import { shortInstant, shortTime } from '#platform/dates/short-dates.ts';
import type { ShownReport } from './visit-state.ts';

const words: Record<ShownReport['kind'], string> = {
  'on-the-way': 'Customer told you’re on the way',
  arrived: 'Arrived',
  done: 'Done',
  'could-not': 'Could not do it',
  note: 'Note',
  measured: 'Rooms measured',
};

type ReportLogProps = {
  reports: readonly ShownReport[];
  today: Day;
  onUndo: (id: string) => void;
};

/** What was reported of a visit, in order; what has just been reported can be undone. */
export function ReportLog({ reports, today, onUndo }: ReportLogProps) {
  const now = useNowUntil(Math.max(0, ...reports.map(({ undoUntil = 0 }) => undoUntil)));
  return (
    <ul className="mt-3 grid gap-1 empty:hidden">
      {reports.map(({ kind, at, text, queuedId, undoUntil = 0 }, index) => (
        <li
          key={queuedId ?? `${at} ${index}`}
          className="flex min-h-8 flex-wrap items-center gap-x-3"
        >
          <span className="min-w-0 wrap-anywhere">
            <strong>{words[kind]}</strong>{' '}
            <span className="text-ink-soft tabular-nums">
              {dayInLondon(new Date(at)) === today ? shortTime(at) : shortInstant(at)}
            </span>
            {text && (
              <span dir="auto" className="block whitespace-pre-line">
                {text}
              </span>
            )}
          </span>
          {queuedId !== undefined && undoUntil > now ? (
            <button type="button" className={rowAction} onClick={() => onUndo(queuedId)}>
              Undo<span className="sr-only"> {words[kind]}</span>
            </button>
          ) : (
            queuedId !== undefined && <span className="text-ink-soft">not sent yet</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The time; renders again once an instant has passed. */
function useNowUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = instant - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [instant]);
  return now;
}
