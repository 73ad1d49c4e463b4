import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, type Day, dayInLondon, weekdayOf } from '#platform/london-time.ts';
import { lastBookableDay } from '../../visit-dates.ts';
import { freeSlotsQuery } from '../api.ts';

/** The free places of one week after another, Monday to Saturday, from this week to the last that can be booked. */
export function useDiary() {
  const today = dayInLondon(new Date());
  // At the end of a week nothing worth showing is left of it.
  const firstMonday = mondayOf(addDays(today, 2));
  const [monday, setMonday] = useState(firstMonday);
  const saturday = addDays(monday, 5);
  const week = useQuery(freeSlotsQuery(monday, saturday));
  return {
    days: week.data,
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

const mondayOf = (day: Day) => addDays(day, -((weekdayOf(day) + 6) % 7));
