import { useState } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import type { Appointment } from '../../../contract.ts';
import { visitStart } from '../../../visit-slots.ts';
import { SwapForm } from './swap-form.tsx';
import { VisitForm } from './visit-form.tsx';

/** Buttons that open the choice of any free time and fitter for an appointment, and of a visit to swap with. */
export function VisitAction({ appointment }: { appointment: Appointment }) {
  const [open, setOpen] = useState<'time' | 'swap'>();
  const { status, visit, customerName } = appointment;
  if (status !== 'pending' && status !== 'confirmed') return null;
  const close = () => setOpen(undefined);
  const label = status === 'pending' ? 'Book a different time' : 'Move or reassign';
  const whose = <span className="sr-only"> for {customerName}</span>;
  return (
    <>
      <button type="button" className={rowAction} onClick={() => setOpen('time')}>
        {label}
        {whose}
      </button>
      {visit && visitStart(visit) > new Date() && (
        <button type="button" className={rowAction} onClick={() => setOpen('swap')}>
          Swap{whose}
        </button>
      )}
      {open === 'time' && (
        <Dialog title={`${label}: ${customerName}`} onClose={close}>
          <VisitForm appointment={appointment} onClose={close} />
        </Dialog>
      )}
      {open === 'swap' && (
        <Dialog title={`Swap the visit of ${customerName}`} onClose={close}>
          <SwapForm appointment={appointment} onClose={close} />
        </Dialog>
      )}
    </>
  );
}
