import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { refreshAppointments, requestEmailResend } from './api.ts';

/**
 * Does something about emails that could not be sent; why it was refused is kept, to be shown where
 * the button is.
 * @param request answers what to say once it is done
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
    // After a refusal too: somebody else may have been first.
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

/** Has an email that was given up sent again. */
export function useResendEmail({ id, to }: { id: string; to: string }) {
  const { send, ...state } = useMailRequest(async () => {
    await requestEmailResend(id);
    return { title: 'Email is being sent again', description: `To ${to}` };
  });
  return { sendAgain: send, ...state };
}
