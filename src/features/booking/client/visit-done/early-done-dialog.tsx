import { formatSlot } from '#features/business/slot-times.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { type Visit, visitStart } from '../../visit-slots.ts';

/** Whether the time of a visit has not begun yet: then it is done by mistake more often than not. */
export const isBeforeVisit = (visit: Visit) => visitStart(visit) > new Date();

type EarlyDoneDialogProps = { visit: Visit; onDone: () => void; onClose: () => void };

/** Asks before a visit is done ahead of its time. */
export function EarlyDoneDialog({ visit, onDone, onClose }: EarlyDoneDialogProps) {
  return (
    <Dialog title="Done already?" onClose={onClose}>
      <p>This visit is booked for {formatSlot(visit.slot)}, which hasn’t begun yet.</p>
      <DialogActions closeLabel="Not yet" onClose={onClose}>
        <Button
          look="brand"
          onClick={() => {
            onClose();
            onDone();
          }}
        >
          Yes, it’s done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
