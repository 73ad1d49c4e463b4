import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatSlot } from '#features/business/slot-times.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { showToast, type Toast } from '#platform/client/ui/toast-store.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../contract.ts';
import { limits } from '../../limits.ts';
import type { Status } from '../../transitions.ts';
import type { Visit } from '../../visit-slots.ts';
import {
  appointmentQuery,
  refreshAppointments,
  requestNotMade,
  requestStatus,
  requestSwap,
  requestUndo,
  requestVisit,
} from './api.ts';
import { describeStatus, withRinging } from './appointment-labels.ts';
import { focusAppointment, focusAppointmentAfterPaint } from './focus-appointment.ts';

const describeUpdate = (changed: Appointment) => ({
  title: 'Status Updated',
  description: describeStatus(changed),
});
const reopened = ({ customerName }: Appointment) => ({
  title: 'Status Updated',
  description: `${customerName}’s visit is open again. Nobody is emailed.`,
});
const moved = (changed: Appointment, { date, slot }: Visit) => ({
  title: 'Visit moved',
  description: withRinging(
    changed,
    `${changed.customerName}: ${shortWeekdayDate(date)}, ${formatSlot(slot)}.`,
  ),
});
/** Announced in place of the toast's button, which is out of the way by keyboard. */
const undoHint = `Undo is at the appointment for ${limits.undoSeconds} seconds`;
const notEmailed = 'The time is the same, so nobody is emailed.';
const notMade = {
  title: 'Visit not made',
  description: 'It’s on the dashboard until it is moved, offered again or cancelled.',
};
const failed = { variant: 'destructive', title: 'Update Failed' } as const;

/** Changes an appointment's status; keeps the error message to show beside the action. */
export function useStatusChange(id: string) {
  const queries = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const [errorText, setErrorText] = useState('');
  const keep = (changed: Appointment) =>
    queries.setQueryData(appointmentQuery(id).queryKey, changed);

  const undo = async () => {
    try {
      const undone = await requestUndo(id);
      keep(undone);
      showToast({
        title: undone.status === 'pending' ? 'Confirmation undone' : 'Move undone',
        description: 'Nobody was emailed.',
      });
    } catch (error) {
      showToast({ ...failed, description: errorMessage(error) });
    }
    await refreshAppointments(queries);
    focusAppointmentAfterPaint(id);
  };

  const send = async (
    request: () => Promise<Appointment>,
    toast: (changed: Appointment) => Toast,
    onChanged?: () => void,
  ) => {
    setIsChanging(true);
    setErrorText('');
    try {
      const changed = await request();
      keep(changed);
      onChanged?.();
      showToast(toast(changed));
    } catch (error) {
      setErrorText(errorMessage(error));
      showToast({ ...failed, description: 'Failed to update appointment status.' });
    }
    // Also after an error: somebody else may already have changed it.
    await refreshAppointments(queries);
    setIsChanging(false);
    focusAppointmentAfterPaint(id, { ifLost: true });
  };

  const withUndo = {
    durationMs: limits.undoSeconds * 1_000,
    action: { label: 'Undo', altText: undoHint, onSelect: undo },
  };
  return {
    change: (status: Status, note = '') =>
      send(
        () => requestStatus(id, { status, note }),
        status === 'confirmed' ? reopened : describeUpdate,
      ),
    /**
     * Confirms one visit, with Undo for as long as its emails are held back.
     * @param onConfirmed called at once; the focus moves to the appointment afterwards
     */
    confirm: (choice: { visit: Visit; note: string }, onConfirmed?: () => void) =>
      send(
        () => requestStatus(id, { ...choice, status: 'confirmed', undoable: true }),
        (changed) => ({ ...describeUpdate(changed), ...withUndo }),
        () => {
          onConfirmed?.();
          focusAppointment(id);
        },
      ),
    /**
     * Fixes the visit at any free time, or gives it to another fitter; with Undo while emails are held back.
     * @param onDone called at once; the focus moves to the appointment afterwards
     */
    fixVisit: (choice: { visit: Visit; fitterId?: string; note?: string }, onDone?: () => void) =>
      send(
        () => requestVisit(id, { ...choice, undoable: true }),
        (changed) => {
          const { undoUntil, history, visit } = changed;
          const isHeld = undoUntil !== null && Date.parse(undoUntil) > Date.now();
          const isMove = history.at(-1)?.what === 'moved';
          const toast = isMove && visit ? moved(changed, visit) : describeUpdate(changed);
          return isHeld ? { ...toast, ...withUndo } : { ...toast, description: notEmailed };
        },
        () => {
          onDone?.();
          focusAppointment(id);
        },
      ),
    /** Swaps the visit with another one, with Undo for both. */
    swap: (otherId: string, onDone?: () => void) =>
      send(
        () => requestSwap(id, otherId),
        (changed) => ({
          ...(changed.visit ? moved(changed, changed.visit) : describeUpdate(changed)),
          title: 'Visits swapped',
          ...withUndo,
        }),
        () => {
          onDone?.();
          focusAppointment(id);
        },
      ),
    /** Records that the visit could not be made, as its fitter does; nobody is emailed. */
    reportNotMade: ({ visit, text }: { visit: Visit; text: string }, onDone?: () => void) =>
      send(
        () => requestNotMade(id, { visit, text }),
        () => notMade,
        onDone,
      ),
    undo,
    isChanging,
    errorText,
  };
}
