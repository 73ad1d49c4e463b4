import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../contract.ts';

type CancelDialogProps = { appointment: Appointment; onCancel: () => void; onClose: () => void };

/** Asks for confirmation before cancelling, since the customer is emailed at once. */
export function CancelDialog({ appointment, onCancel, onClose }: CancelDialogProps) {
  const { customerName, visit } = appointment;
  return (
    <Dialog title={`Cancel ${customerName}’s appointment?`} onClose={onClose}>
      <p>
        {visit && `The visit on ${shortWeekdayDate(visit.date)}, ${visit.slot}, becomes free. `}
        We’ll email {customerName} to say so.
      </p>
      <DialogActions closeLabel="Keep it" onClose={onClose}>
        <Button
          look="brand"
          onClick={() => {
            onClose();
            onCancel();
          }}
        >
          Yes, cancel it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
