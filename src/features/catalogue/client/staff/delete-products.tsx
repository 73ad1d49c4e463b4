import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { refreshProducts, requestDeletions } from './api.ts';

type DeleteProductsProps = { ids: readonly string[]; onClose: () => void; onDone: () => void };

/** The confirmation dialog before the ticked products are deleted. */
export default function DeleteProducts({ ids, onClose, onDone }: DeleteProductsProps) {
  const queries = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);
  const [errorText, setErrorText] = useState('');
  const which = ids.length === 1 ? 'the ticked product' : `the ${ids.length} ticked products`;
  const remove = async () => {
    setIsDeleting(true);
    try {
      const { deleted } = await requestDeletions(ids);
      showToast({
        title: deleted === 1 ? 'Product Deleted' : 'Products deleted',
        description: deleted === 1 ? 'It is off the site.' : `${deleted} are off the site.`,
      });
      onDone();
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsDeleting(false);
    }
    await refreshProducts(queries);
  };
  return (
    <Dialog title="Delete products" onClose={onClose}>
      <p>
        Are you sure you want to delete {which}? Their pages and prices go with them. This action
        cannot be undone.
      </p>
      <DialogActions errorText={errorText} onClose={onClose}>
        <Button look="danger" disabled={isDeleting} onClick={remove}>
          {isDeleting ? 'Deleting…' : `Delete ${ids.length}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
