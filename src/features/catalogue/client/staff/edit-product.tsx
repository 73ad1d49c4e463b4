import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import type { Product } from '../../contract.ts';
import type { ProductType } from '../../product-options.ts';

const Form = clientOnly(
  () => import('./product-form/product-form.tsx'),
  <div className="skeleton h-[60vh]" aria-hidden="true" />,
);

type EditProductProps = {
  /** The product to edit; undefined for a new one. */
  product: Product | undefined;
  /** The type of a new one, and what the dialog calls it. */
  newType?: ProductType;
  /** The product that a new one begins as a copy of. */
  copyOf?: Product | undefined;
  onClose: () => void;
};

/** The dialog with the product form, which asks before it drops changes. */
export function EditProduct({ product, newType = 'catalog', copyOf, onClose }: EditProductProps) {
  const noun = newType === 'banner' ? 'banner' : 'product';
  return (
    <FormDialog title={product ? `Edit ${noun}: ${product.name}` : `Add ${noun}`} onClose={onClose}>
      {({ hasChanges, requestClose }) => (
        <Form
          product={product}
          newType={newType}
          copyOf={copyOf}
          hasChanges={hasChanges}
          onCancel={requestClose}
          onSaved={onClose}
        />
      )}
    </FormDialog>
  );
}
