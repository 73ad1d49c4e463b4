import { useState } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Appointment } from '../../contract.ts';
import { findCompletionProblem } from '../../visit-dates.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmAction } from './confirm-action.tsx';
import { UndoAction, useIsUndoable } from './undo-action.tsx';
import { useStatusChange } from './use-status-change.ts';

type StatusActionsProps = {
  appointment: Appointment;
  /** Hides Confirm where `ConfirmForm` is shown beside it. */
  without?: 'confirm';
};

/**
 * Status buttons of an appointment. Complete is offered from the day of the visit on, and not while the
 * confirmation can be undone: it must not come under the pointer that has just confirmed.
 */
export function StatusActions({ appointment, without }: StatusActionsProps) {
  const { id, status, customerName, visit } = appointment;
  const { change, isChanging, errorText } = useStatusChange(id);
  const [isAsking, setIsAsking] = useState(false);
  const isUndoable = useIsUndoable(appointment);
  const canComplete =
    status === 'confirmed' &&
    !isUndoable &&
    visit &&
    !findCompletionProblem(visit, dayInLondon(new Date()));
  const whose = <span className="sr-only"> the appointment of {customerName}</span>;
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {status === 'pending' && without !== 'confirm' && (
          <ConfirmAction appointment={appointment} />
        )}
        {/* Takes the place of Confirm afterwards: it asks first, so a second click changes nothing. */}
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
        <UndoAction appointment={appointment} />
        {canComplete && (
          <button
            type="button"
            className={rowAction}
            disabled={isChanging}
            onClick={() => change('completed')}
          >
            Complete{whose}
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
