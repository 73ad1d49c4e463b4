import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { firstMessage } from '#platform/client/ui/field.tsx';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { scheduleStep } from '../../booking-form.ts';
import { limits, messages, type Purpose } from '../../limits.ts';
import { leavesNoVisit } from '../../visit-dates.ts';
import { isWeekdaysOnly, visitSlots } from '../../visit-slots.ts';
import { keepDates, type ScheduleDraft } from './booking-draft.ts';
import { tile } from './choice-tiles.tsx';
import { ChosenDates } from './chosen-dates.tsx';
import { DateChoice } from './date-choice.tsx';
import { StepButtons } from './step-buttons.tsx';

type ScheduleFormProps = {
  purpose: Purpose;
  draft: ScheduleDraft;
  isPending: boolean;
  /** Error message of the last attempt to send. */
  problem: string | undefined;
  onSubmit: (draft: ScheduleDraft) => void;
  onPrevious: (draft: ScheduleDraft) => void;
  onCancel: () => void;
};

const submitLabels: Record<Purpose, string> = {
  measure: 'Book FREE Measure',
  repair: 'Book Repair Visit',
};

/** Step 3: up to four preferred days, and preferred times. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { purpose, draft, isPending, problem, onSubmit, onPrevious, onCancel } = props;
  const { formState, getValues, handleSubmit, setValue, watch } = useForm<ScheduleDraft>({
    resolver: zodResolver(scheduleStep),
    defaultValues: draft,
  });
  const [wasCut, setWasCut] = useState(false);
  const { preferredDates, preferredTimes } = watch();
  const noVisit = leavesNoVisit(preferredDates, preferredTimes);
  const errorText = firstMessage(formState.errors);
  const isReady = preferredDates.length > 0 && preferredTimes.length > 0 && !noVisit;
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => {
        if (!isPending) onSubmit({ ...values, preferredDates: keepDates(values.preferredDates) });
      })}
      className="grid gap-6"
    >
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">Preferred dates *</legend>
        <p className="mb-3 text-base text-ink-soft">
          Up to {limits.dates}, and we take the first that is free. Grey days are full so far; you
          may still ask.
        </p>
        <DateChoice
          today={dayInLondon(new Date())}
          chosen={preferredDates}
          errorId={undefined}
          onChoose={(days) => {
            setWasCut(days.length > limits.dates);
            setValue('preferredDates', days.slice(0, limits.dates));
          }}
        />
        <ChosenDates
          days={preferredDates}
          onRemove={(day) => {
            setWasCut(false);
            setValue(
              'preferredDates',
              preferredDates.filter((each) => each !== day),
            );
          }}
        />
        <p role="status" className="mt-2 text-base text-ink-soft empty:hidden">
          {wasCut && `${messages.tooManyDates}: the first ${limits.dates} are kept.`}
        </p>
      </fieldset>
      <fieldset className="min-w-0" aria-describedby={noVisit ? 'booking-no-visit' : undefined}>
        <legend className="mb-2 font-semibold">Preferred times *</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {visitSlots.map((slot) => (
            <label key={slot} className={`tabular-nums ${tile}`}>
              <input
                type="checkbox"
                checked={preferredTimes.includes(slot)}
                onChange={({ target }) =>
                  setValue(
                    'preferredTimes',
                    // In the order of the day, regardless of the order of clicks.
                    visitSlots.filter((each) =>
                      each === slot ? target.checked : preferredTimes.includes(each),
                    ),
                  )
                }
                className="size-5 shrink-0 accent-brand focus-visible:outline-none"
              />
              <span>
                {slot}
                {isWeekdaysOnly(slot) && (
                  <span className="block text-sm text-ink-soft">weekdays only</span>
                )}
              </span>
            </label>
          ))}
        </div>
        {noVisit && (
          <p id="booking-no-visit" role="alert" className="mt-2 text-sm font-medium text-error">
            {messages.weekdaysOnly}
          </p>
        )}
      </fieldset>
      <p role="alert" className="text-sm font-medium text-error empty:hidden">
        {!noVisit && errorText}
      </p>
      {problem && (
        <div role="alert" className="border-l-4 border-error py-1 pl-4 text-base">
          <p className="font-semibold">Booking Failed</p>
          <p>{problem}</p>
        </div>
      )}
      <StepButtons
        next={isPending ? 'Booking...' : submitLabels[purpose]}
        isDisabled={!isReady || isPending}
        onCancel={onCancel}
        onPrevious={() => onPrevious(getValues())}
      />
    </form>
  );
}
