import { useState } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import type { Appointment } from '../../../contract.ts';
import { VisitForm } from './visit-form.tsx';

/** Button that opens the choice of any free time and fitter for an appointment. */
export function VisitAction({ appointment }: { appointment: Appointment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, customerName } = appointment;
  if (status !== 'pending' && status !== 'confirmed') return null;
  const close = () => setIsOpen(false);
  const label = status === 'pending' ? 'Another time' : 'Move or reassign';
  return (
    <>
      <button type="button" className={rowAction} onClick={() => setIsOpen(true)}>
        {label}
        <span className="sr-only"> for {customerName}</span>
      </button>
      {isOpen && (
        <Dialog title={`${label}: ${customerName}`} onClose={close}>
          <VisitForm appointment={appointment} onClose={close} />
        </Dialog>
      )}
    </>
  );
}
