import { useState } from 'react';
import type { MenuAction } from '#platform/client/staff/action-menu.tsx';
import { contactActions } from '#platform/client/staff/contact-links.tsx';
import { ActionButton, RowActions } from '#platform/client/staff/row-actions.tsx';
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
  /** In a row of a list, or in a sheet, where `ConfirmForm` is shown beside them. */
  in: 'row' | 'sheet';
};

/**
 * Status buttons of an appointment. Complete is offered from the day of the visit on, and not while the
 * confirmation can be undone: it must not come under the pointer that has just confirmed.
 */
export function StatusActions({ appointment, in: place }: StatusActionsProps) {
  const { id, status, customerName, visit, address, postcode } = appointment;
  const { change, isChanging, errorText } = useStatusChange(id);
  const [isAsking, setIsAsking] = useState(false);
  const [isEarly, setIsEarly] = useState(false);
  const isUndoable = useIsUndoable(appointment);
  const canComplete =
    status === 'confirmed' &&
    !isUndoable &&
    visit &&
    !findCompletionProblem(visit, dayInLondon(new Date()));
  const action = (label: string, onSelect: () => void): MenuAction => ({
    label,
    about: `the appointment of ${customerName}`,
    isOff: isChanging,
    onSelect,
  });
  const actions = [
    // Takes the place of Confirm afterwards: it asks first, so a second click changes nothing.
    ...(status === 'pending' || status === 'confirmed'
      ? [action('Cancel', () => setIsAsking(true))]
      : []),
    ...(canComplete
      ? [action('Complete', () => (isBeforeVisit(visit) ? setIsEarly(true) : change('completed')))]
      : []),
    ...(status === 'completed' ? [action('Reopen', () => change('confirmed'))] : []),
    ...(status === 'cancelled' ? [action('Restore', () => change('pending'))] : []),
  ];
  const undo = <UndoAction appointment={appointment} />;
  return (
    <>
      {place === 'row' ? (
        <RowActions
          of={customerName}
          more={actions}
          undo={undo}
          cells={contactActions({ ...appointment, place: `${address}, ${postcode}` })}
        >
          {status === 'pending' && <ConfirmAction appointment={appointment} />}
        </RowActions>
      ) : (
        <div className="flex flex-wrap gap-1.5">
          {actions.map((one) => (
            <ActionButton key={one.label} action={one} />
          ))}
          {undo}
        </div>
      )}
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
