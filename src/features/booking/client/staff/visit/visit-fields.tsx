import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { SelectField, TextField } from '#platform/client/ui/field.tsx';
import { addDays, dayInLondon, isDay } from '#platform/dates/london-time.ts';
import type { AvailableDay } from '../../../diary/contract.ts';
import type { FitterState } from '../../../diary/fitter-limits.ts';
import { lastBookableDay } from '../../../visit-dates.ts';
import { hasVisits, type Visit, type VisitSlot } from '../../../visit-slots.ts';
import { busyInOwnCalendar } from '../appointment-labels.ts';
import { availabilityQuery } from '../fitters/api.ts';

type Slot = AvailableDay['slots'][number];

/** A choice of a visit that may be incomplete; an empty `fitterId` leaves it to whoever is free first. */
export type VisitDraft = { date: string; slot: VisitSlot | ''; fitterId: string };
/** The visit as it is. */
export type OwnVisit = Visit & { fitterId: string };

/** A draft without a time on the next day that has visits. */
export function startVisit(): VisitDraft {
  const tomorrow = addDays(dayInLondon(new Date()), 1);
  const week = Array.from({ length: 7 }, (_, days) => addDays(tomorrow, days));
  return { slot: '', fitterId: '', date: week.find(hasVisits) ?? tomorrow };
}

const stateWords: Record<FitterState, string> = {
  free: '',
  visit: 'has another visit',
  closed: 'closed',
  inactive: 'makes no visits',
  hours: 'does not work then',
  'time-off': 'time off',
  busy: busyInOwnCalendar,
};

/** Who is free on the day of a draft, and whether the draft can be sent. */
export function useVisitChoice(draft: VisitDraft, own: OwnVisit | undefined) {
  const { data, error } = useQuery({
    ...availabilityQuery(draft.date),
    enabled: isDay(draft.date),
  });
  const [day] = data ?? [];
  const isOwn = ({ slot }: Slot) => draft.date === own?.date && slot === own.slot;
  const chosen = day?.slots.find(({ slot }) => slot === draft.slot);
  const isFree = (id: string) =>
    chosen?.fitters.some((fitter) => fitter.id === id && fitter.state === 'free');
  const isSame =
    chosen !== undefined && isOwn(chosen) && ['', own?.fitterId].includes(draft.fitterId);
  const canSend =
    chosen !== undefined &&
    !isSame &&
    (isOwn(chosen) || canTake(chosen)) &&
    (draft.fitterId === '' || isFree(draft.fitterId) === true);
  return { day, error, chosen, isOwn, canSend };
}

type VisitFieldsProps = {
  draft: VisitDraft;
  own?: OwnVisit | undefined;
  choice: ReturnType<typeof useVisitChoice>;
  onChange: (draft: VisitDraft) => void;
};

/** The fields with a day, a time and a fitter, which say who could make the visit. */
export function VisitFields({ draft, own, choice, onChange }: VisitFieldsProps) {
  const { day, error, chosen, isOwn } = choice;
  const today = dayInLondon(new Date());
  const group = useId();
  return (
    <div className="grid gap-4">
      <TextField
        label="Day"
        type="date"
        min={today}
        max={lastBookableDay(today)}
        value={draft.date}
        onChange={({ target }) => onChange({ ...draft, date: target.value, fitterId: '' })}
      />
      <fieldset className="min-w-0">
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
              name={group}
              className="size-5 shrink-0 accent-brand"
              disabled={!isOwn(each) && !canTake(each)}
              checked={draft.slot === each.slot}
              // Another time may not suit the fitter of the old one.
              onChange={() =>
                onChange({
                  ...draft,
                  slot: each.slot,
                  fitterId: isOwn(each) ? (own?.fitterId ?? '') : '',
                })
              }
            />
            <span>
              {each.slot}
              <span className="block text-sm text-ink-soft">{describeSlot(each, isOwn(each))}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label="Fitter"
        value={draft.fitterId}
        onChange={({ target }) => onChange({ ...draft, fitterId: target.value })}
      >
        <option value="">Whoever is free first</option>
        {(chosen?.fitters ?? []).map(({ id, name, state }) => {
          const isNow = chosen !== undefined && isOwn(chosen) && id === own?.fitterId;
          return (
            <option key={id} value={id} disabled={state !== 'free' && !isNow}>
              {name}
              {isNow ? ' (now)' : state !== 'free' && ` (${stateWords[state]})`}
            </option>
          );
        })}
      </SelectField>
    </div>
  );
}

/** Whether somebody is free at a time that has not begun. */
export const canTake = ({ hasBegun, fitters }: Slot) =>
  !hasBegun && fitters.some(({ state }) => state === 'free');

/** Who is free at a time. */
export function describeSlot({ hasBegun, fitters }: Slot, isOwn: boolean): string {
  if (isOwn) return 'The time they have now';
  if (hasBegun) return 'Already begun';
  const free = fitters.filter(({ state }) => state === 'free').map(({ name }) => name);
  return free.length > 0 ? `${free.join(', ')} free` : 'Nobody is free';
}
