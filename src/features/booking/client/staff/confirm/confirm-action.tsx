import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { rowPrimary } from '#platform/client/staff/staff-table.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import type { Appointment } from '../../../contract.ts';
import type { Visit } from '../../../visit-slots.ts';
import { appointmentQuery } from '../api.ts';
import { statusWords } from '../appointment-labels.ts';

const skeleton = <div className="skeleton h-40" aria-hidden="true" />;
const ConfirmForm = clientOnly(
  async () => ({ default: (await import('./confirm-form.tsx')).ConfirmForm }),
  skeleton,
);

type ConfirmActionProps = {
  appointment: Appointment;
  /** The time to begin with, if it is free; without it the first free one. */
  visit?: Visit;
};

/** Row button that opens the choice of the visit to confirm; only a pending appointment enables it. */
export function ConfirmAction({ appointment, visit }: ConfirmActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, customerName } = appointment;
  const close = () => setIsOpen(false);
  return (
    <>
      <ConfirmButton
        customerName={customerName}
        disabled={status !== 'pending'}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Dialog title={`Confirm the appointment of ${customerName}`} onClose={close}>
          <ConfirmForm appointment={appointment} visit={visit} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

type ConfirmByIdProps = { id: string; customerName: string };

/** The same for a list that does not hold the whole appointment, which is read once it is asked for. */
export function ConfirmById({ id, customerName }: ConfirmByIdProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <ConfirmButton customerName={customerName} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Dialog title={`Confirm the appointment of ${customerName}`} onClose={close}>
          <ConfirmLoaded id={id} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

function ConfirmLoaded({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: appointment, error, refetch } = useQuery(appointmentQuery(id));
  if (error && !appointment) return <LoadError error={error} onTryAgain={refetch} />;
  if (!appointment) return skeleton;
  if (appointment.status === 'pending')
    return <ConfirmForm appointment={appointment} onClose={onClose} />;
  return <p>It’s {statusWords[appointment.status].toLowerCase()} already.</p>;
}

type ConfirmButtonProps = { customerName: string; disabled?: boolean; onClick: () => void };

const ConfirmButton = ({ customerName, ...button }: ConfirmButtonProps) => (
  <button type="button" className={rowPrimary} {...button}>
    Confirm<span className="sr-only"> the appointment of {customerName}</span>
  </button>
);
