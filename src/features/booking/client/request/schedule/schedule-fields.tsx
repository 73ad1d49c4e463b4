import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { firstMessage } from '#platform/client/ui/field.tsx';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { limits, messages } from '../../../limits.ts';
import { leavesNoVisit } from '../../../visit-dates.ts';
import type { ScheduleDraft } from '../booking-draft.ts';
import { dateOfDay } from './calendar-days.ts';
import { ChosenDates } from './chosen-dates.tsx';
import { DateChoice } from './date-choice.tsx';
import { toggleVisit } from './free-visits.ts';
import { NextFree } from './next-free.tsx';
import { TimeChoice } from './time-choice.tsx';

/**
 * The fields with up to four preferred days, and preferred times.
 * @param props.forStaff for staff, who fill them in for a customer
 */
export function ScheduleFields({ forStaff = false }: { forStaff?: boolean }) {
  const { formState, setValue, watch } = useFormContext<ScheduleDraft>();
  const { errors, isSubmitted } = formState;
  const [preferredDates, preferredTimes] = watch(['preferredDates', 'preferredTimes']);
  const schedule = { preferredDates, preferredTimes };
  const today = dayInLondon(new Date());
  const [month, setMonth] = useState(() => dateOfDay(preferredDates[0] ?? today));
  const [wasCut, setWasCut] = useState(false);
  const errorText = firstMessage(errors.preferredDates) ?? firstMessage(errors.preferredTimes);
  const change = ({ preferredDates: dates, preferredTimes: times }: ScheduleDraft) => {
    const chosen = { shouldDirty: true, shouldValidate: isSubmitted };
    setWasCut(dates.length > limits.dates);
    setValue('preferredDates', dates.slice(0, limits.dates), chosen);
    setValue('preferredTimes', times, chosen);
  };
  return (
    <>
      <NextFree
        today={today}
        schedule={schedule}
        onToggle={(visit) => {
          change(toggleVisit(schedule, visit));
          setMonth(dateOfDay(visit.date));
        }}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">Preferred dates *</legend>
        <p className="mb-3 text-base text-ink-soft">
          {forStaff
            ? `Up to ${limits.dates}, in the customer’s order.`
            : `Up to ${limits.dates}: we’ll take the first that’s free.`}
        </p>
        <DateChoice
          today={today}
          month={month}
          onMonthChange={setMonth}
          chosen={preferredDates}
          onChoose={(days) => change({ preferredTimes, preferredDates: days })}
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
          {wasCut && `${messages.tooManyDates}: the first ${limits.dates} are kept.`}
        </p>
      </fieldset>
      <TimeChoice
        schedule={schedule}
        onChoose={(times) => change({ preferredDates, preferredTimes: times })}
      />
      <p role="alert" className="text-sm font-medium text-error empty:hidden">
        {!leavesNoVisit(preferredDates, preferredTimes) && errorText}
      </p>
    </>
  );
}
