import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, isConflict } from '#platform/client/error-message.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { othersAreFree } from '../../../diary/fitter-limits.ts';
import { closedDaysQuery, fittersQuery } from './api.ts';

/**
 * Saves a change of the diary.
 * @returns `canReassign`: the last save was refused because of booked visits that other fitters can make
 */
export function useSave(onSaved: () => void) {
  const queries = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [canReassign, setCanReassign] = useState(false);

  /** @param onError handles a refusal */
  const save = async (
    request: () => Promise<unknown>,
    title: string,
    onError: (error: unknown) => void,
  ) => {
    setIsSaving(true);
    setCanReassign(false);
    try {
      await request();
      showToast({ title, description: 'Free times on the website follow at once.' });
      onSaved();
    } catch (error) {
      setCanReassign(isConflict(error) && errorMessage(error).includes(othersAreFree));
      onError(error);
    }
    await Promise.all([
      queries.invalidateQueries(fittersQuery),
      queries.invalidateQueries(closedDaysQuery),
    ]);
    setIsSaving(false);
  };
  return { save, isSaving, canReassign };
}
