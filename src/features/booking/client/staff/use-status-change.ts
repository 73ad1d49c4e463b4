import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Status } from '../../transitions.ts';
import type { Visit } from '../../visit-slots.ts';
import { appointmentQuery, refreshAppointments, requestStatus } from './api.ts';

/** Changes an appointment's status; keeps the error message to show beside the action. */
export function useStatusChange(id: string) {
  const queries = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const [errorText, setErrorText] = useState('');
  /** @returns whether the status was changed */
  const change = async (status: Status, visit?: Visit): Promise<boolean> => {
    setIsChanging(true);
    setErrorText('');
    let isChanged = false;
    try {
      const changed = await requestStatus(id, { status, ...(visit && { visit }) });
      queries.setQueryData(appointmentQuery(id).queryKey, changed);
      isChanged = true;
      showToast({
        title: 'Status Updated',
        description: 'Appointment status has been updated successfully.',
      });
    } catch (error) {
      setErrorText(errorMessage(error));
      showToast({
        variant: 'destructive',
        title: 'Update Failed',
        description: 'Failed to update appointment status.',
      });
    }
    // Also after an error: somebody else may already have changed it.
    await refreshAppointments(queries);
    setIsChanging(false);
    return isChanged;
  };
  return { change, isChanging, errorText };
}
