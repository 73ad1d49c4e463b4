import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';
import { addDays, type Day } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { findDateProblem, lastBookableDay } from '../../visit-dates.ts';
import { freeSlotsQuery } from '../api.ts';
import { dateOfDay, dayOfDate } from './calendar-days.ts';

type DateChoiceProps = {
  today: Day;
  chosen: Day[];
  onChoose: (days: Day[]) => void;
  errorId: string | undefined;
};

const maxRead = 61;
const arrow =
  'inline-flex size-11 items-center justify-center rounded border border-line-strong hover:border-ink aria-disabled:opacity-40';

/** A month calendar to pick days from. Full days are greyed but can still be requested. */
export function DateChoice({ today, chosen, onChoose, errorId }: DateChoiceProps) {
  const [month, setMonth] = useState(() => dateOfDay(chosen[0] ?? today));
  const last = lastBookableDay(today);
  const full = useFullDays(month, today, last);
  return (
    <DayPicker
      mode="multiple"
      locale={enGB}
      month={month}
      onMonthChange={setMonth}
      startMonth={dateOfDay(today)}
      endMonth={dateOfDay(last)}
      today={dateOfDay(today)}
      selected={chosen.map(dateOfDay)}
      onSelect={(dates = []) => onChoose(pickedInOrder(chosen, dates.map(dayOfDate)))}
      disabled={(date) => findDateProblem(dayOfDate(date), today) !== undefined}
      modifiers={{ full: (date) => full.has(dayOfDate(date)) }}
      modifiersClassNames={{ full: 'is-full' }}
      labels={{
        labelDayButton: (date, { selected, full: isFull }) =>
          [
            shortWeekdayDate(dayOfDate(date)),
            isFull && 'fully booked so far',
            selected && 'selected',
          ]
            .filter(Boolean)
            .join(', '),
      }}
      aria-describedby={errorId}
      className="booking-calendar relative w-full max-w-md tabular-nums"
      classNames={{
        month_caption: 'flex h-11 items-center font-semibold',
        nav: 'absolute top-0 right-0 flex gap-2',
        button_previous: arrow,
        button_next: arrow,
        chevron: 'size-5 fill-current',
        month_grid: 'mt-2 w-full border-collapse',
        weekday: 'pb-1 text-sm font-medium text-ink-soft',
        day: 'p-0.5 text-center',
        day_button:
          'inline-flex h-11 w-full items-center justify-center rounded border border-transparent',
      }}
    />
  );
}

/** Keeps the order in which days were picked, because only the first four count. */
function pickedInOrder(before: readonly Day[], after: readonly Day[]): Day[] {
  return [
    ...before.filter((day) => after.includes(day)),
    ...after.filter((day) => !before.includes(day)),
  ];
}

/** The days of a month without a free slot. Empty until that is known. */
function useFullDays(month: Date, today: Day, last: Day): ReadonlySet<Day> {
  const first = dayOfDate(new Date(month.getFullYear(), month.getMonth(), 1));
  const end = dayOfDate(new Date(month.getFullYear(), month.getMonth() + 1, 0));
  const from = first < today ? today : first;
  const reach = addDays(from, maxRead);
  const to = [end, last, reach].reduce((least, day) => (day < least ? day : least));
  const { data = [] } = useQuery({ ...freeSlotsQuery(from, to), enabled: from <= to });
  return new Set(
    data.filter(({ slots }) => slots.every(({ free }) => free === 0)).map(({ date }) => date),
  );
}
