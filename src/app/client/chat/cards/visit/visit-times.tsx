import { useEffect, useState } from 'react';
import { freeSlotsQuery, maxDaysRead } from '#features/booking/client/api.ts';
import {
  earliestStart,
  findFreeDays,
  listTimes,
} from '#features/booking/client/request/schedule/free-days.ts';
import { firm } from '#features/business/firm.ts';
import { formatSlot } from '#features/business/slot-times.ts';
import { Chips } from '#features/chat/client/cards/chips.tsx';
import { limits } from '#features/chat/limits.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import type { CardErrors } from '../find-card-errors.ts';

type VisitTimesProps = {
  dates: readonly string[];
  times: readonly string[];
  errors: CardErrors;
  change: (change: { dates?: string[]; times?: string[] }) => void;
  /** Counts how often the free visits are to be read again. */
  reading: number;
};

const shownFirst = 6;

/** Free days as chips, then the free times of those that are chosen. */
export function VisitTimes({ dates, times, errors, change, reading }: VisitTimesProps) {
  const [now] = useState(() => new Date());
  const today = dayInLondon(now);
  const { data, error, refetch } = useRead(freeSlotsQuery(today, addDays(today, maxDaysRead)));
  const [shown, setShown] = useState(shownFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it is shown, and when it is asked for
  useEffect(() => {
    void refetch();
  }, [reading]);
  if (error)
    return (
      <p role="alert" className="message-card-error">
        We can’t read our diary just now.{' '}
        <button type="button" className="chat-text-button" onClick={refetch}>
          Try again
        </button>{' '}
        or call us on <a href={firm().phone.href}>{firm().phone.display}</a>.
      </p>
    );
  if (!data) return <div className="skeleton message-card-skeleton" aria-hidden="true" />;
  const free = findFreeDays(data, earliestStart(now));
  const days = [...free.keys()];
  const offered = [...new Set([...dates, ...days.slice(0, shown)])].toSorted();
  const choices = listTimes(free, dates).filter(
    ({ slot, isFree }) => isFree || times.includes(slot),
  );
  return (
    <>
      <Chips
        legend="Days"
        hint={`Up to ${limits.cardChoices}: we’ll take the first that’s free.`}
        error={errors.dates}
        choices={offered.map((date) => ({
          value: date,
          label: weekdayDate(date),
          note: free.has(date) ? undefined : 'taken',
        }))}
        chosen={dates}
        change={(next) => change({ dates: next.toSorted() })}
      >
        {days.length > shown && (
          <button type="button" className="chat-text-button" onClick={() => setShown(shown * 2)}>
            More days
          </button>
        )}
      </Chips>
      {dates.length > 0 && (
        <Chips
          legend="Times"
          error={errors.times}
          choices={choices.map(({ slot, takenOn }) => ({
            value: slot,
            label: formatSlot(slot),
            note: takenOn.length > 0 ? `taken ${takenOn.map(weekdayDate).join(', ')}` : undefined,
          }))}
          chosen={times}
          change={(next) => change({ times: next })}
        />
      )}
    </>
  );
}
