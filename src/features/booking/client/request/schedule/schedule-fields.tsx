import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { firstMessage } from '#platform/client/ui/field.tsx';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import { limits, messages } from '../../../limits.ts';

import type { ScheduleDraft } from '../booking-draft.ts';
import { dateOfDay } from './calendar-days.ts';
import { ChosenDates } from './chosen-dates.tsx';
import { DateChoice } from './date-choice.tsx';
import { keepFree } from './free-days.ts';
import { toggleVisit } from './free-visits.ts';
import { NextFree } from './next-free.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useFreeDays } from './use-free-days.ts';

/**
 * The fields with up to four preferred days, and preferred times.
 * @param props.forStaff for staff, who fill them in for a customer
 */
export function ScheduleFields({ forStaff = false }: { forStaff?: boolean }) {
  const { formState, setValue, watch } = useFormContext<ScheduleDraft>();
  const { errors, isSubmitted } = formState;
  const [preferredDates, preferredTimes] = watch(['preferredDates', 'preferredTimes']);
  const schedule = { preferredDates, preferredTimes };
  const diary = useFreeDays(forStaff);
  const { free, today } = diary;
  const [shownMonth, setMonth] = useState<Date>();
  const [firstFree = today] = free?.keys() ?? [];
  const month = shownMonth ?? dateOfDay(preferredDates[0] ?? firstFree);
  const [notice, setNotice] = useState('');
  const times = useRef<HTMLDivElement>(null);
  const errorText = firstMessage(errors.preferredDates) ?? firstMessage(errors.preferredTimes);
  const change = (wanted: ScheduleDraft) => {
    const chosen = { shouldDirty: true, shouldValidate: isSubmitted };
    const kept = { ...wanted, preferredDates: wanted.preferredDates.slice(0, limits.dates) };
    const left = free ? keepFree(free, kept) : kept;
    const isCut = wanted.preferredDates.length > limits.dates;
    setNotice(
      isCut
        ? `${messages.tooManyDates}: the first ${limits.dates} are kept.`
        : describeLost(kept, left),
    );
    setValue('preferredDates', left.preferredDates, chosen);
    setValue('preferredTimes', left.preferredTimes, chosen);
  };
  // A link may name days that are full, and others book while the form is open.
  useEffect(() => {
    if (free && describeLost(schedule, keepFree(free, schedule))) change(schedule);
  });
  return (
    <>
      <NextFree
        diary={diary}
        schedule={schedule}
        onToggle={(visit) => {
          change(toggleVisit(schedule, visit));
          setMonth(dateOfDay(visit.date));
        }}
      />
      <div className="booking-schedule grid gap-6">
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold">Preferred dates *</legend>
          <p className="mb-3 text-base text-ink-soft">
            {forStaff
              ? `Up to ${limits.dates}, in the customer’s order.`
              : `Up to ${limits.dates}: we’ll come on the first that’s still free.`}
          </p>
          <DateChoice
            diary={diary}
            month={month}
            onMonthChange={setMonth}
            chosen={preferredDates}
            onChoose={(days) => {
              change({ preferredTimes, preferredDates: days });
              // On a phone the times are below the calendar.
              if (days.length > preferredDates.length)
                times.current?.scrollIntoView({ block: 'nearest' });
            }}
          />
          <ChosenDates
            days={preferredDates}
            onRemove={(day) =>
              change({
                preferredTimes,
                preferredDates: preferredDates.filter((each) => each !== day),
              })
            }
          />
          <p role="status" className="mt-2 text-base text-ink-soft empty:hidden">
            {notice}
          </p>
        </fieldset>
        <div ref={times}>
          <TimeChoice
            free={free}
            schedule={schedule}
            onChoose={(picked) => change({ preferredDates, preferredTimes: picked })}
          />
        </div>
      </div>
      <p role="alert" className="text-sm font-medium text-error empty:hidden">
        {errorText}
      </p>
    </>
  );
}

/** What was chosen and is not free; empty when all of it is. */
function describeLost(before: ScheduleDraft, left: ScheduleDraft): string {
  const lost = [
    ...before.preferredDates.filter((date) => !left.preferredDates.includes(date)).map(weekdayDate),
    ...before.preferredTimes.filter((slot) => !left.preferredTimes.includes(slot)),
  ];
  return lost.length > 0 ? `Not free: ${lost.join(', ')}.` : '';
}
