import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Status } from '../../transitions.ts';
import type { Visit } from '../../visit-slots.ts';
import { appointmentQuery, refreshAppointments, requestStatus } from './api.ts';

/** Changes the status of an appointment; why it was refused is kept, to be shown where the action was. */
export function useStatusChange(id: string) {
  const queries = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const [errorText, setErrorText] = useState('');
  const change = async (status: Status, visit?: Visit) => {
    setIsChanging(true);
    setErrorText('');
    try {
      const changed = await requestStatus(id, { status, ...(visit && { visit }) });
      queries.setQueryData(appointmentQuery(id).queryKey, changed);
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
    // After a refusal too: somebody else may have been first.
    await refreshAppointments(queries);
    setIsChanging(false);
  };
  return { change, isChanging, errorText };
}
export type StatusChange = ReturnType<typeof useStatusChange>;
