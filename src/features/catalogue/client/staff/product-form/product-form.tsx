import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/client/ui/button.tsx';
import type { Product } from '../../../contract.ts';
import { findLeftText } from './adder.tsx';
import { ColourEditor } from './colour-editor.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { EstimatorFields } from './estimator-fields.tsx';
import { FeatureEditor } from './feature-editor.tsx';
import { ImageField } from './image-field.tsx';
import { MainFields } from './main-fields.tsx';
import { SpecificationEditor } from './specification-editor.tsx';
import { useProductForm } from './use-product-form.ts';

type ProductFormProps = { product: Product | undefined; onClose: () => void };

/** The form with all fields of a product. */
export default function ProductForm({ product, onClose }: ProductFormProps) {
  const form = useProductForm(product, onClose);
  const { draft, errors, change, conflict, isSaving } = form;
  const element = useRef<HTMLFormElement>(null);
  const [uploads, setUploads] = useState(0);
  const onBusy = (isBusy: boolean) => setUploads((count) => count + (isBusy ? 1 : -1));
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const left = findLeftText(event.currentTarget);
    if (!left) return form.save();
    form.setErrorText(
      `"${left.value.trim()}" was entered but not added. Add it or clear it, then save.`,
    );
    left.focus();
  };
  return (
    <form ref={element} method="post" noValidate onSubmit={save}>
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          draft={draft}
          onChoose={(field, from) => change({ [field]: from[field] })}
        />
      )}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <MainFields draft={draft} errors={errors} change={change} />
          <SpecificationEditor
            pairs={draft.specifications}
            fault={errors.specifications}
            onChange={(specifications) => change({ specifications })}
          />
        </div>
        <div className="grid content-start gap-6">
          <ImageField
            url={draft.imageUrl}
            fault={errors.imageUrl}
            onChange={(imageUrl) => change({ imageUrl })}
            onBusy={onBusy}
          />
          <ColourEditor
            colours={draft.colorOptions}
            fault={errors.colorOptions}
            onChange={(colorOptions) => change({ colorOptions })}
            onBusy={onBusy}
          />
          <FeatureEditor
            features={draft.features}
            fault={errors.features}
            onChange={(features) => change({ features })}
          />
          <EstimatorFields draft={draft} errors={errors} change={change} />
        </div>
      </div>
      <p role="alert" className="mt-6 font-medium text-error empty:hidden">
        {form.errorText}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button look="brand" type="submit" disabled={isSaving || uploads > 0}>
          {isSaving ? 'Saving…' : product ? 'Save product' : 'Add product'}
        </Button>
      </div>
    </form>
  );
}
