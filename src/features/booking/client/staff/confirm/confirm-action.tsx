import { useState } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import type { Appointment } from '../../../contract.ts';
import { ConfirmForm } from './confirm-form.tsx';

/** Row button that opens the choice of the visit to confirm; only a pending appointment enables it. */
export function ConfirmAction({ appointment }: { appointment: Appointment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, customerName } = appointment;
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={rowAction}
        disabled={status !== 'pending'}
        onClick={() => setIsOpen(true)}
      >
        Confirm<span className="sr-only"> the appointment of {customerName}</span>
      </button>
      {isOpen && (
        <Dialog title={`Confirm the appointment of ${customerName}`} onClose={close}>
          <ConfirmForm appointment={appointment} onClose={close} />
        </Dialog>
      )}
    </>
  );
}
