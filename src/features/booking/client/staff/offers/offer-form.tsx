import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field, firstMessage } from '#platform/client/ui/field.tsx';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../../contract.ts';
import { offerRequest } from '../../../offers/offer-form.ts';
import { nameTime, offerLimits } from '../../../offers/offer-limits.ts';
import { type Visit, visitStart } from '../../../visit-slots.ts';
import { startVisit } from '../visit/visit-fields.tsx';
import { OfferDay } from './offer-day.tsx';
import { useOffer } from './use-offer.ts';

type OfferFormProps = { appointment: Appointment; onClose: () => void };

/** Form that offers the customer up to three free times by email. */
export function OfferForm({ appointment, onClose }: OfferFormProps) {
  const { visit, email, offer: offered } = appointment;
  const { offer } = useOffer(appointment);
  const isToMove = visit !== null && visitStart(visit) > new Date();
  const [day, setDay] = useState(() => (isToMove ? visit.date : startVisit().date));
  const form = useForm({
    resolver: zodResolver(offerRequest),
    defaultValues: { times: [] as Visit[], note: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const times = form.watch('times') ?? [];
  const has = (time: Visit) => times.some((one) => nameTime(one) === nameTime(time));
  const toggle = (time: Visit) => {
    const next = has(time)
      ? times.filter((one) => nameTime(one) !== nameTime(time))
      : [...times, time];
    form.setValue(
      'times',
      next.toSorted((one, other) => Number(visitStart(one)) - Number(visitStart(other))),
    );
    form.clearErrors();
  };
  const submit = form.handleSubmit(async (body) => {
    try {
      await offer(body, () => flushSync(onClose));
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit}>
      <p className="mb-4">
        {isToMove &&
          `Now ${shortWeekdayDate(visit.date)}, ${visit.slot}, which stays until they choose. `}
        We’ll email the times to {email}. They aren’t held for the customer.
        {offered?.state === 'open' && ' They replace the times offered before.'}
      </p>
      <OfferDay
        day={day}
        own={visit}
        has={has}
        isFull={times.length === offerLimits.times}
        onDay={setDay}
        onToggle={toggle}
      />
      <section className="mt-4" aria-label="Times to offer">
        <p className="font-semibold" aria-live="polite">
          {times.length === 0
            ? `Choose up to ${offerLimits.times} times, on one day or several`
            : `${times.length} of ${offerLimits.times} times chosen`}
        </p>
        <ul>
          {times.map((time) => (
            <li
              key={nameTime(time)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 tabular-nums"
            >
              {shortWeekdayDate(time.date)}, {time.slot}
              <button type="button" className={rowAction} onClick={() => toggle(time)}>
                Remove
                <span className="sr-only">
                  {' '}
                  {shortWeekdayDate(time.date)}, {time.slot}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-4">
        <Field
          label="Note to the customer (optional)"
          error={errors.note?.message}
          hint="They read it in the email, above the times."
        >
          {(control) => (
            <textarea
              {...control}
              {...form.register('note')}
              rows={2}
              maxLength={offerLimits.note}
              className={`${controlClass} py-2`}
            />
          )}
        </Field>
      </div>
      <DialogActions
        closeLabel="Close"
        errorText={errors.note ? '' : (firstMessage(errors) ?? '')}
        onClose={onClose}
      >
        <Button type="submit" look="brand" disabled={times.length === 0 || isSubmitting}>
          {isSubmitting
            ? 'Sending...'
            : `Email ${times.length === 1 ? 'this time' : 'these times'}`}
        </Button>
      </DialogActions>
    </form>
  );
}
