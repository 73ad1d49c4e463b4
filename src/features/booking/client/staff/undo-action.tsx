import { useEffect, useRef, useState } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import type { Appointment } from '../../contract.ts';
import { focusAppointment } from './focus-appointment.ts';
import { useStatusChange } from './use-status-change.ts';

/** The button that undoes a confirmation or a move, in the row or sheet of its appointment, for as long as that is possible. */
export function UndoAction({ appointment }: { appointment: Appointment }) {
  const { id, customerName } = appointment;
  const { undo } = useStatusChange(id);
  const button = useRef<HTMLButtonElement>(null);
  const isUndoable = useIsUndoable(appointment, () => {
    if (document.activeElement === button.current) focusAppointment(id);
  });
  if (!isUndoable) return null;
  return (
    <button ref={button} type="button" className={rowAction} onClick={undo}>
      Undo<span className="sr-only"> the last change for {customerName}</span>
    </button>
  );
}

/**
 * Whether a confirmation or a move can be undone still; renders again when it is too late.
 * @param onOver called just before that
 */
export function useIsUndoable({ undoUntil }: Appointment, onOver?: () => void): boolean {
  const [now, setNow] = useState(() => Date.now());
  const handleOver = useRef(onOver);
  handleOver.current = onOver;
  const at = undoUntil === null ? 0 : Date.parse(undoUntil);
  useEffect(() => {
    const left = at - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => {
      handleOver.current?.();
      setNow(Date.now());
    }, left);
    return () => clearTimeout(timer);
  }, [at]);
  return at > now;
}
