import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { describeEmails } from '../appointment-labels.ts';
import { NoteToCustomer } from '../note-to-customer.tsx';
import { useStatusChange } from '../use-status-change.ts';
import type { Move } from './plan-move.ts';

/** Says what a move changes and whom it emails, before anything is sent. */
export function MoveQuestion({ move, onClose }: { move: Move; onClose: () => void }) {
  const { visit, to, other } = move;
  const { fixVisit, swap, isChanging, errorText } = useStatusChange(visit.appointmentId);
  const [note, setNote] = useState('');
  const done = () => flushSync(onClose);
  const send = () =>
    other
      ? swap(other.appointmentId, done)
      : fixVisit(
          { visit: { date: visit.date, slot: to.slot }, fitterId: to.fitter.id, note },
          done,
        );
  const words = describeMove(move);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      {!other && to.slot !== visit.slot && visit.hasEmail && (
        <NoteToCustomer value={note} onChange={setNote} />
      )}
      <DialogActions closeLabel="Leave it" errorText={errorText} onClose={onClose}>
        <Button look="brand" disabled={isChanging} onClick={send}>
          {words.button}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function describeMove({ visit, to, other }: Move) {
  const { customerName: name, slot, fitter } = visit;
  if (other)
    return {
      title: `Swap ${name} and ${other.customerName}?`,
      text: `${name} gets ${to.slot} with ${to.fitter.name}, ${other.customerName} gets ${slot} with ${fitter.name}. ${describeEmails(visit, other)}`,
      button: 'Swap visits',
    };
  if (to.slot === slot)
    return {
      title: `Give ${name} to ${to.fitter.name}?`,
      text: `The time stays ${slot}, so nobody is emailed.`,
      button: `Give to ${to.fitter.name}`,
    };
  const who =
    to.fitter.id === fitter.id ? '' : `, with ${to.fitter.name} instead of ${fitter.name}`;
  return {
    title: `Move ${name} to ${to.slot}?`,
    text: `It was ${slot}${who}. ${describeEmails(visit)}`,
    button: 'Move visit',
  };
}
