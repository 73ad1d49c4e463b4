import { type ComponentProps, useState } from 'react';
import { DeleteProduct } from '#features/catalogue/client/staff/delete-product.tsx';
import { EditProduct } from '#features/catalogue/client/staff/edit-product.tsx';
import type { ProductsPanel } from '#features/catalogue/client/staff/products-panel.tsx';
import type { Product } from '#features/catalogue/contract.ts';
import type { ProductType } from '#features/catalogue/product-options.ts';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { buttonClass } from '#platform/client/ui/button.tsx';

type Open = { step: 'add'; copyOf?: Product } | { step: 'edit' | 'delete'; product: Product };

type ProductsPageProps = {
  title: string;
  addLabel: string;
  /** The type of what is added here. */
  newType: ProductType;
  Panel: typeof ProductsPanel;
} & Pick<ComponentProps<typeof ProductsPanel>, 'bookChoices'>;

/** A page of the panel that lists products of a kind, with the dialogs that add, edit and delete one. */
export function ProductsPage({ title, addLabel, newType, Panel, bookChoices }: ProductsPageProps) {
  const params = useListParams();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{title}</h1>
        <button
          type="button"
          className={buttonClass('brand')}
          onClick={() => setOpen({ step: 'add' })}
        >
          {addLabel}
        </button>
      </div>
      <Panel
        params={params}
        {...(bookChoices && { bookChoices })}
        onEdit={(product) => setOpen({ step: 'edit', product })}
        onCopy={(copyOf) => setOpen({ step: 'add', copyOf })}
        onDelete={(product) => setOpen({ step: 'delete', product })}
      />
      {(open?.step === 'add' || open?.step === 'edit') && (
        <EditProduct
          product={open.step === 'edit' ? open.product : undefined}
          newType={newType}
          copyOf={open.step === 'add' ? open.copyOf : undefined}
          onClose={close}
        />
      )}
      {open?.step === 'delete' && <DeleteProduct product={open.product} onClose={close} />}
    </>
  );
}
