import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, dayInLondon, mondayOf } from '#platform/dates/london-time.ts';
import { lastBookableDay } from '../../visit-dates.ts';
import { freeSlotsQuery } from '../api.ts';

/** The free slots of one week (Monday to Saturday), and paging from this week to the last bookable one. */
export function useDiary() {
  const today = dayInLondon(new Date());
  // From Saturday on, start with next week: this one has no bookable day left to show.
  const firstMonday = mondayOf(addDays(today, 2));
  const [monday, setMonday] = useState(firstMonday);
  const saturday = addDays(monday, 5);
  const week = useQuery(freeSlotsQuery(monday, saturday));
  return {
    days: week.data?.filter(({ closed }) => closed === undefined),
    error: week.error,
    retry: () => week.refetch(),
    monday,
    showEarlier: monday > firstMonday ? () => setMonday(addDays(monday, -7)) : undefined,
    showLater:
      addDays(monday, 7) <= lastBookableDay(today)
        ? () => setMonday(addDays(monday, 7))
        : undefined,
  };
}
export type Diary = ReturnType<typeof useDiary>;
