import { useState } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import type { Appointment } from '../../../contract.ts';
import { visitStart } from '../../../visit-slots.ts';
import { wasNotMade } from '../visit/visit-not-made.ts';
import { OfferForm } from './offer-form.tsx';

/** Button that opens the choice of times to offer by email. Customers without an email are rung. */
export function OfferAction({ appointment }: { appointment: Appointment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, visit, email, customerName } = appointment;
  const close = () => setIsOpen(false);
  const canMove = visit
    ? visitStart(visit) > new Date() || wasNotMade(appointment)
    : status === 'pending';
  if ((status !== 'pending' && status !== 'confirmed') || !canMove || email === '') return null;
  return (
    <>
      <button type="button" className={rowAction} onClick={() => setIsOpen(true)}>
        Offer other times<span className="sr-only"> to {customerName}</span>
      </button>
      {isOpen && (
        <Dialog title={`Offer other times: ${customerName}`} onClose={close}>
          <OfferForm appointment={appointment} onClose={close} />
        </Dialog>
      )}
    </>
  );
}
