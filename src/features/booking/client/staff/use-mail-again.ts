import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explainRefusal } from '#platform/client/explain-refusal.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { refreshAppointments, requestMailAgain } from './api.ts';

/** Has a mail that was given up sent again; why it was refused is kept, to be shown where the button is. */
export function useMailAgain({ id, to }: { id: string; to: string }) {
  const queries = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const sendAgain = async () => {
    setIsSending(true);
    setRefusal('');
    try {
      await requestMailAgain(id);
      showToast({ title: 'Mail is being sent again', description: `To ${to}` });
    } catch (error) {
      setRefusal(explainRefusal(error));
      setIsSending(false);
    }
    // After a refusal too: somebody else may have been first.
    await Promise.all([
      refreshAppointments(queries),
      queries.invalidateQueries({ queryKey: ['/api/mails'] }),
    ]);
    setIsSending(false);
  };
  return { sendAgain, isSending, refusal };
}
