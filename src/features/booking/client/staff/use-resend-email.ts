import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { refreshAppointments, requestEmailResend } from './api.ts';

/**
 * Runs a request about failed emails and refreshes the lists; keeps the error message to show
 * beside the button.
 * @param request resolves to the toast to show on success
 */
export function useMailRequest(request: () => Promise<{ title: string; description?: string }>) {
  const queries = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [errorText, setErrorText] = useState('');
  const send = async () => {
    setIsSending(true);
    setErrorText('');
    try {
      showToast(await request());
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsSending(false);
    }
    // Also after an error: somebody else may already have done it.
    await Promise.all([
      refreshAppointments(queries),
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/mails'),
      }),
    ]);
    setIsSending(false);
  };
  return { send, isSending, errorText };
}

/** Sends a failed email of an appointment again. */
export function useResendEmail({ id, to }: { id: string; to: string }) {
  const { send, ...state } = useMailRequest(async () => {
    await requestEmailResend(id);
    return { title: 'Email is being sent again', description: `To ${to}` };
  });
  return { sendAgain: send, ...state };
}
