import { clientOnly } from '#platform/client/client-only.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import type { Product } from '../../contract.ts';

const Form = clientOnly(
  () => import('./product-form/product-form.tsx'),
  <div className="skeleton h-[60vh]" aria-hidden="true" />,
);

type EditProductProps = {
  /** The product to edit; undefined for a new one. */
  product: Product | undefined;
  onClose: () => void;
};

/** The dialog with the product form. Its contents are discarded on close. */
export function EditProduct({ product, onClose }: EditProductProps) {
  return (
    <Dialog wide title={product ? 'Edit product' : 'Add product'} onClose={onClose}>
      <Form product={product} onClose={onClose} />
    </Dialog>
  );
}
