import { clientOnly } from '#platform/client/client-only.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import type { Product } from '../../contract.ts';

const Form = clientOnly(
  () => import('./product-form/product-form.tsx'),
  <div className="skeleton h-[60vh]" aria-hidden="true" />,
);

type EditProductProps = {
  /** What is edited, or nothing for a new product. */
  product: Product | undefined;
  onClose: () => void;
};

/** The form of a product. Closed, it forgets what was entered. */
export function EditProduct({ product, onClose }: EditProductProps) {
  return (
    <Dialog wide title={product ? 'Edit product' : 'Add product'} onClose={onClose}>
      <Form product={product} onClose={onClose} />
    </Dialog>
  );
}
