import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#platform/client/staff/confirm-dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { refreshProducts, requestDeletions } from './api.ts';

type DeleteProductsProps = { ids: readonly string[]; onClose: () => void; onDone: () => void };

/** The confirmation dialog before the ticked products are deleted. */
export default function DeleteProducts({ ids, onClose, onDone }: DeleteProductsProps) {
  const queries = useQueryClient();
  const which = ids.length === 1 ? 'the ticked product' : `the ${ids.length} ticked products`;
  const remove = async () => {
    // What somebody else has deleted meanwhile shows after a refusal, too.
    const { deleted } = await requestDeletions(ids).finally(() => refreshProducts(queries));
    showToast({
      title: deleted === 1 ? 'Product Deleted' : 'Products deleted',
      description: deleted === 1 ? 'It is off the site.' : `${deleted} are off the site.`,
    });
    onDone();
  };
  return (
    <ConfirmDialog
      title="Delete products"
      action={`Delete ${ids.length}`}
      busy="Deleting…"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete {which}? Their pages and prices go with them. This action
        cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
