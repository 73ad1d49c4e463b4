import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../../contract.ts';
import type { DiaryVisit } from '../../../diary/contract.ts';
import { visitStart } from '../../../visit-slots.ts';
import { visitsQuery } from '../api.ts';
import { describeEmails } from '../appointment-labels.ts';
import { useStatusChange } from '../use-status-change.ts';

type SwapFormProps = { appointment: Appointment; onClose: () => void };

/** As many days as the diary can be read at once. */
const daysAhead = 61;

/** Form that swaps a visit with another of the next weeks; both customers are emailed. */
export function SwapForm({ appointment, onClose }: SwapFormProps) {
  const { id, visit, customerName } = appointment;
  const { swap, isChanging, errorText } = useStatusChange(id);
  const [otherId, setOtherId] = useState('');
  const today = dayInLondon(new Date());
  const { data, error } = useQuery({
    ...visitsQuery(today, addDays(today, daysAhead)),
    staleTime: 0,
  });
  const others = data?.filter((one) => canSwap(one, appointment));
  const chosen = others?.find(({ appointmentId }) => appointmentId === otherId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) swap(chosen.appointmentId, () => flushSync(onClose));
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">Swap with</legend>
        {error && (
          <p role="alert" className="text-error">
            {errorMessage(error)}
          </p>
        )}
        {others?.length === 0 && <p>There is no other visit in the next weeks.</p>}
        <div className="max-h-80 overflow-y-auto">
          {others?.map((other) => (
            <label
              key={other.appointmentId}
              className="flex min-h-11 items-center gap-2.5 tabular-nums"
            >
              <input
                type="radio"
                name="other"
                className="size-5 shrink-0 accent-brand"
                checked={other.appointmentId === otherId}
                onChange={() => setOtherId(other.appointmentId)}
              />
              <span className="min-w-0 wrap-anywhere">
                {shortWeekdayDate(other.date)}, {other.slot}
                <span className="block text-sm text-ink-soft">
                  {other.customerName}, {other.postcode}, {other.fitter.name}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen && visit && (
        <p className="mt-4" aria-live="polite">
          {customerName} gets {shortWeekdayDate(chosen.date)}, {chosen.slot}. {chosen.customerName}{' '}
          gets {shortWeekdayDate(visit.date)}, {visit.slot}.{' '}
          {describeEmails({ customerName, hasEmail: appointment.email !== '' }, chosen)}
        </p>
      )}
      <DialogActions closeLabel="Close" errorText={errorText} onClose={onClose}>
        <Button type="submit" look="brand" disabled={!chosen || isChanging}>
          Swap visits
        </Button>
      </DialogActions>
    </form>
  );
}

function canSwap(other: DiaryVisit, { id, visit }: Appointment): boolean {
  const isSameTime = other.date === visit?.date && other.slot === visit.slot;
  return (
    other.appointmentId !== id &&
    other.status === 'confirmed' &&
    !isSameTime &&
    visitStart(other) > new Date()
  );
}
