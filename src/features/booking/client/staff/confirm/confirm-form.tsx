import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatSlot } from '#features/business/slot-times.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import type { Day } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../../contract.ts';
import type { FreeDay } from '../../../diary/contract.ts';
import { daysAround, nearestFree } from '../../../diary/nearest-free.ts';
import { askedVisits, type Visit, visitStart } from '../../../visit-slots.ts';
import { freeSlotsBetweenQuery, freeSlotsOnQuery } from '../api.ts';
import { NoteToCustomer } from '../note-to-customer.tsx';
import { useStatusChange } from '../use-status-change.ts';
import { VisitOutlook } from './visit-outlook.tsx';

type ConfirmFormProps = {
  appointment: Appointment;
  /** The visit to begin with, if it is free. */
  visit?: Visit | undefined;
  /** Closes the dialog that shows the form; without it the form is part of a page. */
  onClose?: () => void;
};

const nameOf = ({ date, slot }: Visit) => `${date} ${slot}`;

/**
 * Form to confirm an appointment for one of the requested visits; the default is the first free one. Where none is, the
 * nearest free ones stand there, for a time that was agreed by phone.
 */
export function ConfirmForm({ appointment, visit: first, onClose }: ConfirmFormProps) {
  const { confirm, fixVisit, isChanging, errorText } = useStatusChange(appointment.id);
  const { preferredDates, preferredTimes } = appointment;
  const { data: days, error } = useQuery(freeSlotsOnQuery(preferredDates));
  const [wanted, setWanted] = useState(first ? nameOf(first) : '');
  const [note, setNote] = useState('');
  const asked = askedVisits(preferredDates, preferredTimes);
  const reasonAgainst = (visit: Visit) => (days ? whyNot(visit, days) : '');
  const free = asked.filter((visit) => days && !reasonAgainst(visit));
  const isTaken = days !== undefined && free.length === 0;
  const nearest = useNearest(preferredDates, isTaken);
  const isChosen = (visit: Visit) => nameOf(visit) === wanted;
  const chosen = [...free, ...nearest].find(isChosen) ?? free[0];
  // Closed at once, so that the focus can leave the dialog.
  const close = onClose && (() => flushSync(onClose));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    const send = isTaken ? fixVisit : confirm;
    send({ visit: chosen, note }, close);
  };
  const choice = (visit: Visit, against = '') => (
    <VisitRadio
      key={nameOf(visit)}
      visit={visit}
      against={against}
      isKnown={days !== undefined}
      isChosen={chosen !== undefined && nameOf(chosen) === nameOf(visit)}
      onChoose={() => setWanted(nameOf(visit))}
    />
  );
  const columns = `mt-1 grid gap-x-6 ${onClose ? '' : 'sm:grid-cols-2'}`;
  const button = (
    <Button type="submit" look="brand" disabled={!chosen || isChanging}>
      Confirm
    </Button>
  );
  return (
    <form noValidate onSubmit={submit}>
      <fieldset>
        <legend className="font-semibold">Choose a time</legend>
        <div className={columns}>{asked.map((visit) => choice(visit, reasonAgainst(visit)))}</div>
      </fieldset>
      {error && (
        <p role="alert" className="mt-2 text-error">
          {errorMessage(error)}
        </p>
      )}
      {isTaken && (
        <fieldset className="mt-3">
          <legend className="font-semibold">None of these times is free. Nearest free:</legend>
          <div className={columns}>{nearest.map((visit) => choice(visit))}</div>
          <p className="mt-1 text-ink-soft">
            Agree one by phone and confirm it here, or email a choice with “Offer other times”
            {onClose && ' in the appointment'}.
          </p>
        </fieldset>
      )}
      {chosen && <VisitOutlook appointment={appointment} visit={chosen} />}
      {appointment.email && <NoteToCustomer value={note} onChange={setNote} />}
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

/** The free visits nearest to the dates asked for, once they are needed. */
function useNearest(dates: readonly Day[], isNeeded: boolean): Visit[] {
  const now = new Date();
  const { data } = useQuery({
    ...freeSlotsBetweenQuery(daysAround(dates, now)),
    enabled: isNeeded,
  });
  return data && isNeeded ? nearestFree(data, dates, now) : [];
}

type VisitRadioProps = {
  visit: Visit;
  /** Why it cannot be chosen. */
  against: string;
  isKnown: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function VisitRadio({ visit, against, isKnown, isChosen, onChoose }: VisitRadioProps) {
  return (
    <label className="flex min-h-8 items-center gap-2 tabular-nums pointer-coarse:min-h-11">
      <input
        type="radio"
        name="visit"
        className="size-4 accent-brand"
        disabled={!isKnown || against !== ''}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={against ? 'text-ink-soft line-through' : ''}>
        {shortWeekdayDate(visit.date)}, {formatSlot(visit.slot)}
      </span>
      {against && <span className="shrink-0 text-ink-soft">({against})</span>}
    </label>
  );
}

function whyNot(visit: Visit, days: readonly FreeDay[]): string {
  if (visitStart(visit) <= new Date()) return 'passed';
  const slots = days.find(({ date }) => date === visit.date)?.slots ?? [];
  return slots.some(({ slot, free }) => slot === visit.slot && free > 0) ? '' : 'taken';
}
