import { type ComponentProps, useState } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';
import type { Day } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { lastBookableDay } from '../../../visit-dates.ts';
import { dateOfDay, dayOfDate } from './calendar-days.ts';
import { explainClosed, explainFull } from './day-state.ts';
import type { Diary } from './use-free-days.ts';

type DateChoiceProps = {
  diary: Diary;
  /** Any date in the month that is shown. */
  month: Date;
  onMonthChange: (month: Date) => void;
  chosen: Day[];
  onChoose: (days: Day[]) => void;
};

const arrow =
  'inline-flex size-11 items-center justify-center rounded border border-line-strong hover:border-ink aria-disabled:opacity-40';

/**
 * A month calendar to pick days with a free time from. Days that cannot be chosen say why when they are pointed at,
 * focused or tapped.
 */
export function DateChoice({ diary, month, onMonthChange, chosen, onChoose }: DateChoiceProps) {
  const [pointedAt, setPointedAt] = useState<Day>();
  const { today, free, closed } = diary;
  const last = lastBookableDay(today);
  const explain = (day: Day) =>
    explainClosed(day, today, closed.get(day)) ??
    (free && !free.has(day) ? explainFull(day, today) : undefined);
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
          const days = dates.map(dayOfDate).filter((day) => !explain(day));
          onChoose(pickedInOrder(chosen, days));
        }}
        onDayFocus={point}
        onDayMouseEnter={point}
        onDayClick={point}
        modifiers={{
          closed: (date) => explain(dayOfDate(date)) !== undefined,
        }}
        modifiersClassNames={{ closed: 'is-closed' }}
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
          : 'Crossed out: nothing free. Tap a day to see why.'}
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
