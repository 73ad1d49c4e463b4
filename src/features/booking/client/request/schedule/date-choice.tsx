import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';
import { addDays, type Day } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { lastBookableDay } from '../../../visit-dates.ts';
import { freeSlotsQuery, maxDaysRead } from '../../api.ts';
import { dateOfDay, dayOfDate } from './calendar-days.ts';
import { explainClosed, explainFull } from './day-state.ts';

type DateChoiceProps = {
  today: Day;
  /** Any date in the month that is shown. */
  month: Date;
  onMonthChange: (month: Date) => void;
  chosen: Day[];
  onChoose: (days: Day[]) => void;
};

const arrow =
  'inline-flex size-11 items-center justify-center rounded border border-line-strong hover:border-ink aria-disabled:opacity-40';

/**
 * A month calendar to pick days from. Days that cannot be chosen say why when they are pointed at, focused
 * or tapped; full days can still be requested.
 */
export function DateChoice({ today, month, onMonthChange, chosen, onChoose }: DateChoiceProps) {
  const [pointedAt, setPointedAt] = useState<Day>();
  const last = lastBookableDay(today);
  const { full, closed } = useUnfreeDays(month, today, last);
  const whyClosed = (day: Day) => explainClosed(day, today, closed.get(day));
  const explain = (day: Day) =>
    whyClosed(day) ?? (full.has(day) ? explainFull(day, today) : undefined);
  const point = (date: Date) => setPointedAt(dayOfDate(date));
  const reason = pointedAt && explain(pointedAt);
  return (
    <>
      <DayPicker
        mode="multiple"
        locale={enGB}
        month={month}
        onMonthChange={onMonthChange}
        startMonth={dateOfDay(today)}
        endMonth={dateOfDay(last)}
        today={dateOfDay(today)}
        selected={chosen.map(dateOfDay)}
        onSelect={(dates = []) => {
          const days = dates.map(dayOfDate).filter((day) => !whyClosed(day));
          onChoose(pickedInOrder(chosen, days));
        }}
        onDayFocus={point}
        onDayMouseEnter={point}
        onDayClick={point}
        modifiers={{
          closed: (date) => whyClosed(dayOfDate(date)) !== undefined,
          full: (date) => full.has(dayOfDate(date)),
        }}
        modifiersClassNames={{ closed: 'is-closed', full: 'is-full' }}
        labels={{
          labelDayButton: (date, { selected }) => {
            const day = dayOfDate(date);
            const words = [shortWeekdayDate(day), explain(day), selected && 'selected'];
            return words.filter(Boolean).join(', ');
          },
        }}
        components={{ DayButton: DayButtonWithReason }}
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
      {/* The days' own labels say the same to a screen reader. */}
      <p aria-hidden="true" className="mt-1 min-h-11 max-w-md text-sm text-ink-soft">
        {reason && pointedAt
          ? `${shortWeekdayDate(pointedAt)}: ${reason}.`
          : 'Crossed out: not bookable. Grey: full so far, but you may still ask. Tap a day to see why.'}
      </p>
    </>
  );
}

/** Can be focused even when its day is closed, so that its label can say why. */
function DayButtonWithReason(props: ComponentProps<typeof DayButton>) {
  return <DayButton {...props} aria-disabled={props.modifiers.closed || undefined} />;
}

/** Keeps the order in which days were picked, because only the first four count. */
function pickedInOrder(before: readonly Day[], after: readonly Day[]): Day[] {
  return [
    ...before.filter((day) => after.includes(day)),
    ...after.filter((day) => !before.includes(day)),
  ];
}

/** The days of a month without a free slot, and those on which the firm is closed. Empty until that is known. */
function useUnfreeDays(month: Date, today: Day, last: Day) {
  const first = dayOfDate(new Date(month.getFullYear(), month.getMonth(), 1));
  const end = dayOfDate(new Date(month.getFullYear(), month.getMonth() + 1, 0));
  const from = first < today ? today : first;
  const reach = addDays(from, maxDaysRead);
  const to = [end, last, reach].reduce((least, day) => (day < least ? day : least));
  const { data = [] } = useQuery({ ...freeSlotsQuery(from, to), enabled: from <= to });
  return {
    full: new Set(
      data.filter(({ slots }) => slots.every(({ free }) => free === 0)).map(({ date }) => date),
    ),
    closed: new Map(data.map(({ date, closed }) => [date, closed])),
  };
}
