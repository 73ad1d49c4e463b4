import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../contract.ts';
import type { FreeDay } from '../../diary/contract.ts';
import { askedVisits, type Visit, visitStart } from '../../visit-slots.ts';
import { freeSlotsOnQuery } from './api.ts';
import { NoteToCustomer } from './note-to-customer.tsx';
import { useStatusChange } from './use-status-change.ts';

type ConfirmFormProps = {
  appointment: Appointment;
  /** Closes the dialog that shows the form; without it the form is part of a page. */
  onClose?: () => void;
};

const nameOf = ({ date, slot }: Visit) => `${date} ${slot}`;

/** Form to confirm an appointment for one of the requested visits; the default is the first free one. */
export function ConfirmForm({ appointment, onClose }: ConfirmFormProps) {
  const { confirm, isChanging, errorText } = useStatusChange(appointment.id);
  const { preferredDates, preferredTimes } = appointment;
  const { data: days, error } = useQuery(freeSlotsOnQuery(preferredDates));
  const { handleSubmit, setValue, watch } = useForm({
    defaultValues: { visit: '', note: '' },
  });
  const asked = askedVisits(preferredDates, preferredTimes);
  const reasonAgainst = (visit: Visit) => (days ? whyNot(visit, days) : '');
  const free = asked.filter((visit) => days && !reasonAgainst(visit));
  const chosen = free.find((visit) => nameOf(visit) === watch('visit')) ?? free[0];
  // Closed at once, so that the focus can leave the dialog.
  const close = onClose && (() => flushSync(onClose));
  const submit = handleSubmit(({ note }) => chosen && confirm({ visit: chosen, note }, close));
  const button = (
    <Button type="submit" look="brand" disabled={!chosen || isChanging}>
      Confirm
    </Button>
  );
  return (
    <form noValidate onSubmit={submit}>
      <fieldset>
        <legend className="font-semibold">Choose a time</legend>
        <div className={`mt-1 grid gap-x-6 ${onClose ? '' : 'sm:grid-cols-2'}`}>
          {asked.map((visit) => {
            const against = reasonAgainst(visit);
            return (
              <label key={nameOf(visit)} className="flex min-h-8 items-center gap-2 tabular-nums">
                <input
                  type="radio"
                  name="visit"
                  className="size-4 accent-brand"
                  disabled={!days || against !== ''}
                  checked={chosen !== undefined && nameOf(chosen) === nameOf(visit)}
                  onChange={() => setValue('visit', nameOf(visit))}
                />
                <span className={against ? 'text-ink-soft line-through' : ''}>
                  {shortWeekdayDate(visit.date)}, {visit.slot}
                </span>
                {against && <span className="shrink-0 text-ink-soft">({against})</span>}
              </label>
            );
          })}
        </div>
      </fieldset>
      {error && (
        <p role="alert" className="mt-2 text-error">
          {errorMessage(error)}
        </p>
      )}
      {days && free.length === 0 && (
        <p className="mt-2">
          None of these times is free. {onClose ? 'Open the appointment to email' : 'Email'} the
          customer other times with “Offer other times”, or agree one by phone and fix it with “Book
          a different time”.
        </p>
      )}
      {appointment.email && (
        <NoteToCustomer value={watch('note')} onChange={(note) => setValue('note', note)} />
      )}
      {onClose ? (
        <DialogActions closeLabel="Close" errorText={errorText} onClose={onClose}>
          {button}
        </DialogActions>
      ) : (
        <>
          <div className="mt-3">{button}</div>
          <p role="alert" className="mt-2 font-medium text-error empty:hidden">
            {errorText}
          </p>
        </>
      )}
    </form>
  );
}

function whyNot(visit: Visit, days: readonly FreeDay[]): string {
  if (visitStart(visit) <= new Date()) return 'passed';
  const slots = days.find(({ date }) => date === visit.date)?.slots ?? [];
  return slots.some(({ slot, free }) => slot === visit.slot && free > 0) ? '' : 'taken';
}
