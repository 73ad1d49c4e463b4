import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../../contract.ts';
import { NoteToCustomer } from '../note-to-customer.tsx';
import { useStatusChange } from '../use-status-change.ts';
import { useVisitChoice, type VisitDraft, VisitFields } from './visit-fields.tsx';

/** Form that fixes a visit at any free time, or gives it to another fitter. */
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
  const own = visit && fitter ? { ...visit, fitterId: fitter.id } : undefined;
  const [draft, setDraft] = useState<VisitDraft>({
    date: visit?.date ?? preferredDates.find((day) => day > today) ?? addDays(today, 1),
    slot: visit?.slot ?? '',
    fitterId: fitter?.id ?? '',
  });
  const [note, setNote] = useState('');
  const choice = useVisitChoice(draft, own);
  // Who comes is not told to the customer.
  const isEmailed =
    appointment.email !== '' && choice.chosen !== undefined && !choice.isOwn(choice.chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { date, slot, fitterId } = draft;
    if (slot === '') return;
    fixVisit({ visit: { date, slot }, ...(fitterId && { fitterId }), note }, () =>
      flushSync(onClose),
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      {visit && (
        <p className="mb-4">
          Now {shortWeekdayDate(visit.date)}, {visit.slot}
          {fitter && `, ${fitter.name}`}.
        </p>
      )}
      <VisitFields draft={draft} own={own} choice={choice} onChange={setDraft} />
      {isEmailed && <NoteToCustomer value={note} onChange={setNote} />}
      <DialogActions closeLabel="Close" errorText={errorText} onClose={onClose}>
        <Button type="submit" look="brand" disabled={!choice.canSend || isChanging}>
          {visit ? 'Save visit' : 'Confirm'}
        </Button>
      </DialogActions>
    </form>
  );
}
