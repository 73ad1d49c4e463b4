import { useState } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import type { Appointment } from '../../../contract.ts';
import { ReportTextForm } from '../../visit-done/report-text-form.tsx';
import { useStatusChange } from '../use-status-change.ts';
import { canBeNotMade } from './visit-not-made.ts';

/** Button by which the office records what a fitter reports with “Could not do it”. */
export function NotMadeAction({ appointment }: { appointment: Appointment }) {
  const { id, visit, customerName } = appointment;
  const { reportNotMade, isChanging, errorText } = useStatusChange(id);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!visit || !canBeNotMade(appointment, new Date())) return null;
  return (
    <>
      <button type="button" className={rowAction} onClick={() => setIsOpen(true)}>
        Visit not made<span className="sr-only"> for {customerName}</span>
      </button>
      {isOpen && (
        <Dialog title={`Why wasn’t ${customerName} visited?`} onClose={close}>
          <ReportTextForm
            kind="could-not"
            onCancel={close}
            onSend={(text) => isChanging || reportNotMade({ visit, text }, close)}
          />
          <p role="alert" className="mt-3 font-medium text-error empty:hidden">
            {errorText}
          </p>
        </Dialog>
      )}
    </>
  );
}
