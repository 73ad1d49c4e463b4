import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { scheduleStep } from '../../../booking-form.ts';
import type { Purpose } from '../../../limits.ts';

import { describeMissing, isChanged, keepDates, type ScheduleDraft } from '../booking-draft.ts';
import { QuestionFields } from '../fields/question-fields.tsx';
import { StepButtons } from '../frame/step-buttons.tsx';
import { StepForm, type StepProps } from '../frame/step-form.tsx';
import { AnotherTime } from './another-time.tsx';
import { summariseVisits } from './free-days.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { useFreeDays } from './use-free-days.ts';

type Place = { address: string; postcode: string };

type ScheduleFormProps = StepProps & {
  purpose: Purpose;
  draft: ScheduleDraft;
  /** Where the visit is, for the summary. */
  place: Place;
  isPending: boolean;
  /** Error message of the last attempt to send. */
  problem: string | undefined;
  onSubmit: (draft: ScheduleDraft) => void;
  /** Tells the team when the customer could see us, where nothing that is free suits. */
  onAskForOther: (wish: string) => Promise<void>;
  onPrevious: (draft: ScheduleDraft) => void;
};

const submitLabels: Record<Purpose, string> = {
  measure: 'Book FREE Measure',
  repair: 'Book Repair Visit',
};

/** Brings an error into view, wherever the content is scrolled to when the form is sent. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Step 3: up to four preferred days, and preferred times. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { purpose, draft, place, isPending, problem, onSubmit, onPrevious, onCancel, ...rest } =
    props;
  const { onAskForOther, ...step } = rest;
  const form = useForm<ScheduleDraft>({
    resolver: zodResolver(scheduleStep),
    defaultValues: draft,
  });
  const { preferredDates, preferredTimes, answers } = form.watch();
  const schedule = { preferredDates, preferredTimes, answers };
  const { free } = useFreeDays(false);
  const missing = describeMissing(schedule);
  return (
    <FormProvider {...form}>
      <StepForm
        {...step}
        isDirty={isChanged(schedule, draft)}
        onSubmit={form.handleSubmit((values) => {
          if (!isPending) onSubmit({ ...values, preferredDates: keepDates(values.preferredDates) });
        })}
        buttons={
          <StepButtons
            next={isPending ? 'Booking...' : submitLabels[purpose]}
            isDisabled={missing !== undefined || isPending}
            note={
              missing ?? (
                <>
                  {summariseVisits(free, {
                    ...schedule,
                    preferredDates: keepDates(preferredDates),
                  })}
                  , at {/* A phone has no room for the street. */}
                  <span className="max-sm:hidden">{place.address}, </span>
                  {place.postcode.toUpperCase()}
                </>
              )
            }
            onCancel={onCancel}
            onPrevious={() => onPrevious(form.getValues())}
          />
        }
      >
        <ScheduleFields />
        <AnotherTime onAsk={onAskForOther} />
        <QuestionFields step="schedule" />
        {problem && (
          <div ref={showWhole} role="alert" className="border-l-4 border-error py-1 pl-4 text-base">
            <p className="font-semibold">Booking Failed</p>
            <p>{problem}</p>
          </div>
        )}
      </StepForm>
    </FormProvider>
  );
}
