import { useState } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Appointment } from '../../contract.ts';
import { findCompletionProblem } from '../../visit-dates.ts';
import { EarlyDoneDialog, isBeforeVisit } from '../visit-done/early-done-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmAction } from './confirm/confirm-action.tsx';
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
  const [isEarly, setIsEarly] = useState(false);
  const isUndoable = useIsUndoable(appointment);
  const canComplete =
    status === 'confirmed' &&
    !isUndoable &&
    visit &&
    !findCompletionProblem(visit, dayInLondon(new Date()));
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={rowAction} disabled={isChanging} onClick={onClick}>
      {label}
      <span className="sr-only"> the appointment of {customerName}</span>
    </button>
  );
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {status === 'pending' && without !== 'confirm' && (
          <ConfirmAction appointment={appointment} />
        )}
        {/* Takes the place of Confirm afterwards: it asks first, so a second click changes nothing. */}
        {(status === 'pending' || status === 'confirmed') &&
          button('Cancel', () => setIsAsking(true))}
        <UndoAction appointment={appointment} />
        {canComplete &&
          button('Complete', () => (isBeforeVisit(visit) ? setIsEarly(true) : change('completed')))}
        {status === 'completed' && button('Reopen', () => change('confirmed'))}
        {status === 'cancelled' && button('Restore', () => change('pending'))}
      </div>
      <p role="alert" className="mt-1.5 font-medium text-error empty:hidden">
        {errorText}
      </p>
      {isEarly && visit && (
        <EarlyDoneDialog
          visit={visit}
          onDone={() => change('completed')}
          onClose={() => setIsEarly(false)}
        />
      )}
      {isAsking && (
        <CancelDialog
          appointment={appointment}
          onCancel={(note) => change('cancelled', note)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
