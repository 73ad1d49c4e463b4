import { useState } from 'react';
import { DeleteProduct } from '#features/catalogue/client/staff/delete-product.tsx';
import { EditProduct } from '#features/catalogue/client/staff/edit-product.tsx';
import { ProductsPanel } from '#features/catalogue/client/staff/products-panel.tsx';
import type { Product } from '#features/catalogue/contract.ts';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { buttonClass } from '#platform/client/ui/button.tsx';

type Open = { step: 'add' } | { step: 'edit' | 'delete'; product: Product };

export default function ProductsTab() {
  const params = useListParams();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Products</h1>
        <button
          type="button"
          className={buttonClass('brand')}
          onClick={() => setOpen({ step: 'add' })}
        >
          Add product
        </button>
      </div>
      <ProductsPanel
        params={params}
        onEdit={(product) => setOpen({ step: 'edit', product })}
        onDelete={(product) => setOpen({ step: 'delete', product })}
      />
      {open?.step === 'add' && (
        <EditProduct
          product={undefined}
          newType={params.read('type') === 'banner' ? 'banner' : 'catalog'}
          onClose={close}
        />
      )}
      {open?.step === 'edit' && <EditProduct product={open.product} onClose={close} />}
      {open?.step === 'delete' && <DeleteProduct product={open.product} onClose={close} />}
    </>
  );
}
