import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerBy, formatAnswerBy } from '#features/business/answer-by.ts';
import { formErrorMessage, isConflict } from '#platform/client/error-message.ts';
import { createIdempotencyKeys } from '#platform/client/idempotent-request.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { BookingInput } from '../../booking-form.ts';
import { rereadFreeSlots, sendBooking } from '../api.ts';
import {
  type BookingDraft,
  buildBooking,
  type ContactDraft,
  describeWish,
  isChanged,
  type ProjectDraft,
  type ScheduleDraft,
  type Step,
  startDraft,
} from './booking-draft.ts';
import { type BookingContext, type Included, keepIncluded } from './context/booking-context.ts';

/** Called after a successful booking with the customer's name and what was sent besides the form. */
export type HandleBooked = (customerName: string, sent: BookingContext) => void;

/** Sends the team a message of the customer. @throws RequestError */
export type TellTeam = (contact: ContactDraft, message: string) => Promise<void>;

/** State of the booking dialog: the current step, the draft, and sending it. */
export function useBooking(
  context: BookingContext,
  { onBooked, tellTeam }: { onBooked: HandleBooked; tellTeam: TellTeam },
) {
  const [step, setStep] = useState<Step>(1);
  const [start] = useState(() => startDraft(context));
  const [draft, setDraft] = useState(start);
  const [isStepDirty, setIsStepDirty] = useState(false);
  const queries = useQueryClient();
  const [keyOf] = useState(createIdempotencyKeys);
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: (body: BookingInput) => sendBooking(body, keyOf(body)),
  });

  const keep = (part: Partial<BookingDraft>, next: Step) => {
    setDraft({ ...draft, ...part });
    setStep(next);
  };
  const submit = (schedule: ScheduleDraft) => {
    const whole = { ...draft, schedule };
    setDraft(whole);
    mutate(buildBooking(whole, context), {
      onSuccess: ({ visit, confirmBy }) => {
        setStep(4);
        onBooked(whole.contact.customerName, keepIncluded(context, whole.included));
        queries.invalidateQueries({ queryKey: ['/api/appointments'] });
        showToast({
          title: 'Appointment Booked!',
          description: visit
            ? `We’ll see you on ${shortWeekdayDate(visit.date)}, ${visit.slot}.`
            : `We’ll contact you by ${formatAnswerBy(confirmBy ? new Date(confirmBy) : answerBy(new Date()), new Date())} to confirm.`,
        });
      },
      onError: (failure) => {
        if (isConflict(failure)) rereadFreeSlots(queries);
        showToast({
          title: 'Booking Failed',
          description: formErrorMessage(failure),
          variant: 'destructive',
        });
      },
    });
  };
  const askForOther = async (wish: string) => {
    await tellTeam(draft.contact, describeWish(draft, wish));
    setStep(4);
  };
  return {
    step,
    draft,
    setIsStepDirty,
    /** Whether closing would lose something that the visitor has entered. */
    hasEntries: step < 4 && (isStepDirty || isChanged(draft, start)),
    isPending,
    /** What was answered to the booking; undefined where the team was told instead. */
    booked: data,
    askForOther,
    problem: error ? formErrorMessage(error) : undefined,
    include: (included: Included) => setDraft({ ...draft, included }),
    keepProject: (project: ProjectDraft) => keep({ project }, 2),
    keepContact: (contact: ContactDraft) => keep({ contact }, 3),
    goBackToProject: (contact: ContactDraft) => keep({ contact }, 1),
    goBackToContact: (schedule: ScheduleDraft) => {
      reset();
      keep({ schedule }, 2);
    },
    submit,
  };
}
