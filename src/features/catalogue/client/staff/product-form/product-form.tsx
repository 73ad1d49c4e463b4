import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import type { HasChanges } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { firstMessage } from '#platform/client/ui/field.tsx';
import type { Product } from '../../../contract.ts';
import type { ProductType } from '../../../product-options.ts';
import { newDraft } from '../draft/product-draft.ts';
import { findLeftText, findOpenEdit } from './adder.tsx';
import { ColourEditor } from './colour-editor.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { EstimatorFields } from './estimator-fields.tsx';
import { FeatureEditor } from './feature-editor.tsx';
import { FormTabs } from './form-tabs.tsx';
import { ImageField } from './image-field.tsx';
import { MainFields, PriceFields } from './main-fields.tsx';
import { PriceRecord } from './price-record.tsx';
import { type ProductTab, tabsFor, tabsWithErrors } from './product-tabs.ts';
import { SpecificationEditor } from './specification-editor.tsx';
import { useProductForm } from './use-product-form.ts';

type ProductFormProps = {
  product: Product | undefined;
  newType: ProductType;
  copyOf: Product | undefined;
  hasChanges: HasChanges;
  onCancel: () => void;
  onSaved: () => void;
};

/** The form with all fields of a product; a banner has only those that it shows. */
export default function ProductForm(props: ProductFormProps) {
  const { product, newType, copyOf, hasChanges, onCancel, onSaved } = props;
  const { form, change, conflict, save, isChanged } = useProductForm(
    product,
    newDraft(newType, copyOf),
    onSaved,
  );
  const { errors, isSubmitting, submitCount } = form.formState;
  const draft = form.watch();
  const element = useRef<HTMLFormElement>(null);
  const [uploads, setUploads] = useState(0);
  const onBusy = (isBusy: boolean) => setUploads((count) => count + (isBusy ? 1 : -1));
  const [tab, setTab] = useState<ProductTab>('basics');
  /** Gives the focus to a field, whose tab may be closed. */
  const openTabOf = (field: HTMLElement) => {
    const name = field.closest<HTMLElement>('[data-tab]')?.dataset.tab as ProductTab | undefined;
    if (name) flushSync(() => setTab(name));
    field.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each attempt to save
  useEffect(() => {
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid]');
    // React renders the tab before the field can take the focus, which it cannot do within an effect.
    if (invalid) queueMicrotask(() => openTabOf(invalid));
  }, [submitCount]);
  useEffect(() => {
    hasChanges.current = () => {
      const typed =
        element.current && (findLeftText(element.current) ?? findOpenEdit(element.current));
      return isChanged() || Boolean(typed);
    };
  });
  const isBanner = draft.productType === 'banner';
  const wrong = tabsWithErrors(Object.keys(errors));
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
    openTabOf(field);
  };
  const panels: Record<ProductTab, ReactNode> = {
    basics: <MainFields form={form} />,
    colours: (
      <ColourEditor
        colours={draft.colorOptions}
        error={firstMessage(errors.colorOptions)}
        onChange={(colorOptions) => change({ colorOptions })}
        onBusy={onBusy}
      />
    ),
    details: (
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <FeatureEditor
            features={draft.features}
            error={firstMessage(errors.features)}
            onChange={(features) => change({ features })}
          />
          <SpecificationEditor
            pairs={draft.specifications}
            error={firstMessage(errors.specifications)}
            onChange={(specifications) => change({ specifications })}
          />
        </div>
        <div>
          <EstimatorFields form={form} change={change} />
        </div>
      </div>
    ),
    price: (
      <div className="grid gap-6">
        <PriceFields form={form} />
        {product && !isBanner && <PriceRecord id={product.id} />}
      </div>
    ),
    pictures: (
      <ImageField
        url={draft.imageUrl}
        error={errors.imageUrl?.message}
        onChange={(imageUrl) => change({ imageUrl })}
        onBusy={onBusy}
      />
    ),
  };
  const tabs = tabsFor(draft.productType);
  const noun = newType === 'banner' ? 'banner' : 'product';
  return (
    <form ref={element} method="post" noValidate onSubmit={saveUnlessTextIsLeft}>
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          draft={draft}
          onChoose={(field, from) => change({ [field]: from[field] })}
        />
      )}
      <FormTabs
        label={isBanner ? 'Banner' : 'Product'}
        tabs={tabs.map((tab) => ({
          ...tab,
          hasError: wrong.has(tab.name),
          panel: panels[tab.name],
        }))}
        chosen={tabs.some(({ name }) => name === tab) ? tab : 'basics'}
        onChoose={setTab}
      />
      <DialogActions isLong errorText={errors.root?.message} onClose={onCancel}>
        <Button look="brand" type="submit" disabled={isSubmitting || uploads > 0}>
          {isSubmitting ? 'Saving…' : `${product ? 'Save' : 'Add'} ${noun}`}
        </Button>
      </DialogActions>
    </form>
  );
}
