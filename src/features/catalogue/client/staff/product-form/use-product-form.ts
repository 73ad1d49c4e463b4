import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { errorMessage, isConflict } from '#platform/client/error-message.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Product } from '../../../contract.ts';
import { readProduct, refreshProducts, requestChange, requestProduct } from '../api.ts';
import { mergeDrafts } from '../draft/merge-drafts.ts';
import {
  type DraftField,
  draftOf,
  type ProductDraft,
  productForm,
  type ReadFields,
  withoutHidden,
} from '../draft/product-draft.ts';
import type { Conflict } from './conflict-notice.tsx';

export type ProductFormState = UseFormReturn<ProductDraft, unknown, ReadFields>;

const resolve = zodResolver(productForm);

const toasts = {
  created: { title: 'Product Created', description: 'New product has been added successfully.' },
  notCreated: { title: 'Creation Failed', description: 'Failed to create product.' },
  updated: { title: 'Product Updated', description: 'Product has been updated successfully.' },
  notUpdated: { title: 'Update Failed', description: 'Failed to update product.' },
};

/** State and submission of the product form. */
export function useProductForm(
  product: Product | undefined,
  startDraft: ProductDraft,
  onSaved: () => void,
) {
  const queries = useQueryClient();
  /** The latest stored version that this form has seen. */
  const [known, setKnown] = useState(product);
  const [conflict, setConflict] = useState<Conflict>();
  const form: ProductFormState = useForm<ProductDraft, unknown, ReadFields>({
    resolver: (draft, ...rest) => resolve(withoutHidden(draft), ...rest),
    defaultValues: product ? draftOf(product) : startDraft,
    // The form focuses the first invalid field itself: the lists are not registered.
    shouldFocusError: false,
  });

  const change = (part: Partial<ProductDraft>) => {
    for (const [name, value] of Object.entries(part))
      form.setValue(name as DraftField, value, { shouldValidate: form.formState.isSubmitted });
  };

  const send = (fields: ReadFields) =>
    known ? requestChange(known.id, { ...fields, version: known.version }) : requestProduct(fields);

  const meet = async (before: Product, sentence: string) => {
    const now = await readProduct(before.id);
    const [mine, theirs] = [form.getValues(), draftOf(now)];
    const merged = mergeDrafts(draftOf(before), mine, theirs);
    setKnown(now);
    form.reset(merged.draft);
    setConflict({ ...merged, sentence, mine, theirs });
  };

  const save = form.handleSubmit(async (fields) => {
    try {
      await send(fields);
      showToast(known ? toasts.updated : toasts.created);
      await refreshProducts(queries);
      return onSaved();
    } catch (error) {
      const toast = known ? toasts.notUpdated : toasts.notCreated;
      showToast({ variant: 'destructive', ...toast });
      const sentence = errorMessage(error);
      if (known && isConflict(error))
        await meet(known, sentence).catch((second) => showServerError(form, second));
      else showServerError(form, error);
    }
    await refreshProducts(queries);
  });

  const isChanged = () => {
    const saved = known ? draftOf(known) : startDraft;
    return JSON.stringify(form.getValues()) !== JSON.stringify(saved);
  };

  return { form, change, conflict, save, isChanged };
}
