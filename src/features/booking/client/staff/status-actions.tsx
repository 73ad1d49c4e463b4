import { useState } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import type { Appointment } from '../../contract.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useStatusChange } from './use-status-change.ts';

type StatusActionsProps = {
  appointment: Appointment;
  /** Hides Confirm where `ConfirmForm` is shown beside it. */
  without?: 'confirm';
};

/** Status buttons of an appointment. Confirm takes the first free of the requested visits. */
export function StatusActions({ appointment, without }: StatusActionsProps) {
  const { id, status, customerName } = appointment;
  const { change, isChanging, errorText } = useStatusChange(id);
  const [isAsking, setIsAsking] = useState(false);
  const whose = <span className="sr-only"> the appointment of {customerName}</span>;
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {status === 'pending' && without !== 'confirm' && (
          <button
            type="button"
            className={rowAction}
            disabled={isChanging}
            onClick={() => change('confirmed')}
          >
            Confirm{whose}
          </button>
        )}
        {status === 'confirmed' && (
          <button
            type="button"
            className={rowAction}
            disabled={isChanging}
            onClick={() => change('completed')}
          >
            Complete{whose}
          </button>
        )}
        {(status === 'pending' || status === 'confirmed') && (
          <button
            type="button"
            className={rowAction}
            disabled={isChanging}
            onClick={() => setIsAsking(true)}
          >
            Cancel{whose}
          </button>
        )}
        {status === 'cancelled' && (
          <button
            type="button"
            className={rowAction}
            disabled={isChanging}
            onClick={() => change('pending')}
          >
            Restore{whose}
          </button>
        )}
      </div>
      <p role="alert" className="mt-1.5 font-medium text-error empty:hidden">
        {errorText}
      </p>
      {isAsking && (
        <CancelDialog
          appointment={appointment}
          onCancel={() => change('cancelled')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
