import { useState } from 'react';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../contract.ts';
import { NoteToCustomer } from './note-to-customer.tsx';

type CancelDialogProps = {
  appointment: Appointment;
  onCancel: (note: string) => void;
  onClose: () => void;
};

/** Asks for confirmation before cancelling, since the customer is emailed at once. */
export function CancelDialog({ appointment, onCancel, onClose }: CancelDialogProps) {
  const { customerName, visit, email, phone } = appointment;
  const [note, setNote] = useState('');
  return (
    <Dialog title={`Cancel ${customerName}’s appointment?`} onClose={onClose}>
      <p>
        {visit && `The visit on ${shortWeekdayDate(visit.date)}, ${visit.slot}, becomes free. `}
        {email
          ? `We’ll email ${customerName} to say so.`
          : `${customerName} gave no email, so please ring them on ${phone}.`}
      </p>
      {email && <NoteToCustomer value={note} onChange={setNote} />}
      <DialogActions closeLabel="Keep it" onClose={onClose}>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            onCancel(note);
          }}
        >
          Yes, cancel it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
