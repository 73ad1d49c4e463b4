import { showToast } from '#platform/client/ui/toast-store.ts';
import { requestMergeOfSeveral, requestUnmerge, useCustomerChange } from '../api.ts';

type Other = { id: string; name: string };

/** Merges other customers into one, all or none, with an Undo that takes every merge back. */
export function useMerge(id: string) {
  const { change, ...state } = useCustomerChange();
  const undo = (others: readonly Other[]) =>
    change(async () => {
      for (const other of others) await requestUnmerge(other.id);
    });
  /** @returns whether it succeeded */
  const merge = async (others: readonly Other[]): Promise<boolean> => {
    const ids = others.map((other) => other.id);
    if (!(await change(() => requestMergeOfSeveral(id, ids)))) return false;
    const [first] = others;
    showToast({
      title: 'Customers merged',
      description:
        others.length === 1
          ? `${first?.name} is part of this customer now.`
          : `${others.length} records are part of this customer now.`,
      action: {
        label: 'Undo',
        altText: 'Undo the merge on this page',
        onSelect: () => undo(others),
      },
    });
    return true;
  };
  return { merge, change, ...state };
}
