import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, isConflict } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Product } from '../../contract.ts';
import { readProduct, refreshProducts, requestDeletion } from './api.ts';

/** The confirmation dialog before a product is deleted. */
export function DeleteProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const queries = useQueryClient();
  /** The product as first loaded; after a conflict, as it is now. */
  const [known, setKnown] = useState(product);
  const [isDeleting, setIsDeleting] = useState(false);
  const [errorText, setErrorText] = useState('');
  const remove = async () => {
    setIsDeleting(true);
    setErrorText('');
    try {
      await requestDeletion(known);
      showToast({
        title: 'Product Deleted',
        description: 'Product has been deleted successfully.',
      });
      onClose();
    } catch (error) {
      setErrorText(errorMessage(error));
      showToast({
        variant: 'destructive',
        title: 'Delete Failed',
        description: 'Failed to delete product.',
      });
      if (isConflict(error)) setKnown(await readProduct(known.id).catch(() => known));
      setIsDeleting(false);
    }
    await refreshProducts(queries);
  };
  return (
    <Dialog title="Delete product" onClose={onClose}>
      <p className="wrap-anywhere">
        Are you sure you want to delete "{known.name}"? This action cannot be undone.
      </p>
      <DialogActions errorText={errorText} onClose={onClose}>
        <Button look="danger" disabled={isDeleting} onClick={remove}>
          {isDeleting ? 'Deleting…' : 'Delete'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
