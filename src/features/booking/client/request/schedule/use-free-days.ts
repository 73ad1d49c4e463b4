import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { addDays, type Day, dayInLondon } from '#platform/dates/london-time.ts';
import { lastBookableDay } from '../../../visit-dates.ts';
import { freeSlotsQuery, maxDaysRead } from '../../api.ts';
import { earliestStart, type FreeDays, findFreeDays } from './free-days.ts';

export type Diary = {
  today: Day;
  /** Undefined until it is known, and where the diary cannot be read. */
  free: FreeDays | undefined;
  /** The names of the days on which the firm is closed. */
  closed: ReadonlyMap<Day, string | undefined>;
  isUnreadable: boolean;
};

/**
 * The free visits of all days that can be booked.
 * @param forStaff whether they may begin before a request of now would be confirmed
 */
export function useFreeDays(forStaff: boolean): Diary {
  const [now] = useState(() => new Date());
  const today = dayInLondon(now);
  const { days, isUnreadable } = useQueries({
    queries: listRanges(today).map(([from, to]) => freeSlotsQuery(from, to)),
    combine: (parts) => ({
      days: parts.every(({ data }) => data) ? parts.flatMap(({ data }) => data ?? []) : undefined,
      isUnreadable: parts.some(({ data, error }) => error !== null && !data),
    }),
  });
  const free = useMemo(
    () => days && findFreeDays(days, forStaff ? now : earliestStart(now)),
    [days, forStaff, now],
  );
  const closed = new Map(days?.map(({ date, closed: name }) => [date, name]));
  return { today, free, closed, isUnreadable };
}

/** The days that can be booked, in ranges of which each can be read at once. */
function listRanges(today: Day): [from: Day, to: Day][] {
  const last = lastBookableDay(today);
  const ranges: [Day, Day][] = [];
  for (let from = today; from <= last; from = addDays(from, maxDaysRead + 1)) {
    const to = addDays(from, maxDaysRead);
    ranges.push([from, to < last ? to : last]);
  }
  return ranges;
}
