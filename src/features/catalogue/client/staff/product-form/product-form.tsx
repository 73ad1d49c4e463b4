import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import type { HasChanges } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { firstMessage } from '#platform/client/ui/field.tsx';
import type { Product } from '../../../contract.ts';
import type { ProductType } from '../../../vocabulary.ts';
import { findLeftText, findOpenEdit } from './adder.tsx';
import { ColourEditor } from './colour-editor.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { EstimatorFields } from './estimator-fields.tsx';
import { FeatureEditor } from './feature-editor.tsx';
import { ImageField } from './image-field.tsx';
import { MainFields } from './main-fields.tsx';
import { SpecificationEditor } from './specification-editor.tsx';
import { useProductForm } from './use-product-form.ts';

type ProductFormProps = {
  product: Product | undefined;
  newType: ProductType;
  hasChanges: HasChanges;
  onCancel: () => void;
  onSaved: () => void;
};

/** The form with all fields of a product; a banner has only those that it shows. */
export default function ProductForm(props: ProductFormProps) {
  const { product, newType, hasChanges, onCancel, onSaved } = props;
  const { form, change, conflict, save, isChanged } = useProductForm(product, newType, onSaved);
  const { errors, isSubmitting, submitCount } = form.formState;
  const draft = form.watch();
  const element = useRef<HTMLFormElement>(null);
  const [uploads, setUploads] = useState(0);
  const onBusy = (isBusy: boolean) => setUploads((count) => count + (isBusy ? 1 : -1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each attempt to save
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submitCount]);
  useEffect(() => {
    hasChanges.current = () => {
      const typed =
        element.current && (findLeftText(element.current) ?? findOpenEdit(element.current));
      return isChanged() || Boolean(typed);
    };
  });
  const isBanner = draft.productType === 'banner';
  const saveUnlessTextIsLeft = (event: FormEvent<HTMLFormElement>) => {
    const left = findLeftText(event.currentTarget);
    const edit = findOpenEdit(event.currentTarget);
    const field = left ?? edit;
    if (!field) return save(event);
    event.preventDefault();
    form.setError('root', {
      message: left
        ? `"${left.value.trim()}" was entered but not added. Add it or clear it, then save.`
        : 'One entry is still being edited. Press Done or Cancel beside it, then save.',
    });
    field.focus();
  };
  return (
    <form ref={element} method="post" noValidate onSubmit={saveUnlessTextIsLeft}>
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          draft={draft}
          onChoose={(field, from) => change({ [field]: from[field] })}
        />
      )}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <MainFields form={form} />
          {!isBanner && (
            <SpecificationEditor
              pairs={draft.specifications}
              error={firstMessage(errors.specifications)}
              onChange={(specifications) => change({ specifications })}
            />
          )}
        </div>
        <div className="grid content-start gap-6">
          <ImageField
            url={draft.imageUrl}
            error={errors.imageUrl?.message}
            onChange={(imageUrl) => change({ imageUrl })}
            onBusy={onBusy}
          />
          {!isBanner && (
            <>
              <ColourEditor
                colours={draft.colorOptions}
                error={firstMessage(errors.colorOptions)}
                onChange={(colorOptions) => change({ colorOptions })}
                onBusy={onBusy}
              />
              <FeatureEditor
                features={draft.features}
                error={firstMessage(errors.features)}
                onChange={(features) => change({ features })}
              />
              <EstimatorFields form={form} change={change} />
            </>
          )}
        </div>
      </div>
      <DialogActions isLong errorText={errors.root?.message} onClose={onCancel}>
        <Button look="brand" type="submit" disabled={isSubmitting || uploads > 0}>
          {isSubmitting ? 'Saving…' : product ? 'Save product' : 'Add product'}
        </Button>
      </DialogActions>
    </form>
  );
}
