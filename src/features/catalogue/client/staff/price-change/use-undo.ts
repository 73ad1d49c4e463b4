import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '#platform/client/error-message.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { refreshProducts } from '../api.ts';
import { requestUndo } from './api.ts';

/** Undoes a change of several prices and says what stayed because something else changed it since. */
export function useUndo() {
  const queries = useQueryClient();
  return async (id: string) => {
    try {
      const { state, kept } = await requestUndo(id);
      const [first] = kept;
      const stayed = first && `${first.name} stayed as it is: ${first.why}`;
      const more = kept.length > 1 ? ` ${kept.length - 1} more stayed too.` : '';
      showToast({
        title: state === 'withdrawn' ? 'Change withdrawn' : 'Prices put back',
        ...(stayed && { description: stayed + more }),
      });
    } catch (error) {
      showToast({ title: 'Not undone', description: errorMessage(error), variant: 'destructive' });
    }
    await refreshProducts(queries);
  };
}
