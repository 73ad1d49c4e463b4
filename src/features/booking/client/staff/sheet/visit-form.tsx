import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { SelectField, TextField } from '#platform/client/ui/field.tsx';
import { addDays, dayInLondon, isDay } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../../contract.ts';
import type { AvailableDay } from '../../../diary/contract.ts';
import type { FitterState } from '../../../diary/fitter-limits.ts';
import { lastBookableDay } from '../../../visit-dates.ts';
import type { VisitSlot } from '../../../visit-slots.ts';
import { availabilityQuery } from '../fitters/api.ts';
import { useStatusChange } from '../use-status-change.ts';

type Slot = AvailableDay['slots'][number];
type Draft = { date: string; slot: string; fitterId: string };

const stateWords: Record<FitterState, string> = {
  free: '',
  visit: 'has another visit',
  closed: 'closed',
  inactive: 'makes no visits',
  hours: 'does not work then',
  'time-off': 'time off',
};

/** Form that fixes a visit at any free time, and says who could make it. */
export function VisitForm({
  appointment,
  onClose,
}: {
  appointment: Appointment;
  onClose: () => void;
}) {
  const { visit, fitter, preferredDates } = appointment;
  const { fixVisit, isChanging, errorText } = useStatusChange(appointment.id);
  const today = dayInLondon(new Date());
  const firstDay = visit?.date ?? preferredDates.find((day) => day > today) ?? addDays(today, 1);
  const { register, handleSubmit, watch, setValue } = useForm<Draft>({
    defaultValues: { date: firstDay, slot: visit?.slot ?? '', fitterId: fitter?.id ?? '' },
  });
  const { date, slot, fitterId } = watch();
  const { data: days, error } = useQuery({ ...availabilityQuery(date), enabled: isDay(date) });
  const [day] = days ?? [];
  const isOwn = (each: Slot) => date === visit?.date && each.slot === visit.slot;
  const chosen = day?.slots.find((each) => each.slot === slot);
  const chosenFitter = chosen?.fitters.find(({ id }) => id === fitterId);
  const isFitterFree =
    !fitterId ||
    chosenFitter?.state === 'free' ||
    (chosen && isOwn(chosen) && fitterId === fitter?.id);
  const isSame = chosen !== undefined && isOwn(chosen) && (!fitterId || fitterId === fitter?.id);
  const canSend =
    chosen !== undefined && (isOwn(chosen) || canTake(chosen)) && isFitterFree && !isSame;
  const submit = handleSubmit((draft) =>
    fixVisit(
      {
        visit: { date: draft.date, slot: draft.slot as VisitSlot },
        ...(draft.fitterId && { fitterId: draft.fitterId }),
      },
      () => flushSync(onClose),
    ),
  );
  return (
    <form noValidate onSubmit={submit}>
      {visit && (
        <p className="mb-4">
          Now {shortWeekdayDate(visit.date)}, {visit.slot}
          {fitter && `, ${fitter.name}`}.
        </p>
      )}
      <TextField
        label="Day"
        type="date"
        min={today}
        max={lastBookableDay(today)}
        {...register('date', { onChange: () => setValue('fitterId', '') })}
      />
      <fieldset className="mt-4 min-w-0">
        <legend className="font-semibold">Time</legend>
        {error && (
          <p role="alert" className="text-error">
            {errorMessage(error)}
          </p>
        )}
        {day?.closed !== undefined && <p>We’re closed that day ({day.closed}).</p>}
        {day && day.slots.length === 0 && <p>We’re closed on Sundays.</p>}
        {day?.slots.map((each) => (
          <label key={each.slot} className="flex min-h-11 items-center gap-2.5 tabular-nums">
            <input
              type="radio"
              className="size-5 shrink-0 accent-brand"
              value={each.slot}
              disabled={!isOwn(each) && !canTake(each)}
              {...register('slot', {
                // Another time may not suit the fitter of the old one.
                onChange: () => setValue('fitterId', isOwn(each) ? (fitter?.id ?? '') : ''),
              })}
            />
            <span>
              {each.slot}
              <span className="block text-sm text-ink-soft">{describeSlot(each, isOwn(each))}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-4">
        <SelectField
          label="Fitter"
          value={fitterId}
          onChange={({ target }) => setValue('fitterId', target.value)}
        >
          <option value="">Whoever is free first</option>
          {(chosen?.fitters ?? []).map(({ id, name, state }) => {
            const isNow = chosen !== undefined && isOwn(chosen) && id === fitter?.id;
            return (
              <option key={id} value={id} disabled={state !== 'free' && !isNow}>
                {name}
                {isNow ? ' (now)' : state !== 'free' && ` (${stateWords[state]})`}
              </option>
            );
          })}
        </SelectField>
      </div>
      <DialogActions closeLabel="Not now" errorText={errorText} onClose={onClose}>
        <Button type="submit" look="brand" disabled={!canSend || isChanging}>
          {visit ? 'Save visit' : 'Confirm'}
        </Button>
      </DialogActions>
    </form>
  );
}

const canTake = ({ hasBegun, fitters }: Slot) =>
  !hasBegun && fitters.some(({ state }) => state === 'free');

function describeSlot({ hasBegun, fitters }: Slot, isOwn: boolean): string {
  if (isOwn) return 'The time they have now';
  if (hasBegun) return 'Already begun';
  const free = fitters.filter(({ state }) => state === 'free').map(({ name }) => name);
  return free.length > 0 ? `${free.join(', ')} free` : 'Nobody is free';
}
