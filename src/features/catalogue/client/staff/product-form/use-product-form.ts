import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, isConflict } from '#platform/client/error-message.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Product } from '../../../contract.ts';
import { readProduct, refreshProducts, requestChange, requestProduct } from '../api.ts';
import { mergeDrafts } from '../draft/merge-drafts.ts';
import {
  draftOf,
  emptyDraft,
  type FieldErrors,
  type ProductDraft,
  type ReadFields,
  readDraft,
} from '../draft/product-draft.ts';
import type { Conflict } from './conflict-notice.tsx';

const toasts = {
  created: { title: 'Product Created', description: 'New product has been added successfully.' },
  notCreated: { title: 'Creation Failed', description: 'Failed to create product.' },
  updated: { title: 'Product Updated', description: 'Product has been updated successfully.' },
  notUpdated: { title: 'Update Failed', description: 'Failed to update product.' },
};

/** State and submission of the product form. */
export function useProductForm(product: Product | undefined, onSaved: () => void) {
  const queries = useQueryClient();
  /** The latest stored version that this form has seen. */
  const [known, setKnown] = useState(product);
  const [draft, setDraft] = useState(() => (product ? draftOf(product) : emptyDraft));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [errorText, setErrorText] = useState('');
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaving, setIsSaving] = useState(false);

  const change = (part: Partial<ProductDraft>) => setDraft((old) => ({ ...old, ...part }));

  const send = (fields: ReadFields) =>
    known ? requestChange(known.id, { ...fields, version: known.version }) : requestProduct(fields);

  const meet = async (before: Product, sentence: string) => {
    const now = await readProduct(before.id);
    const theirs = draftOf(now);
    const merged = mergeDrafts(draftOf(before), draft, theirs);
    setKnown(now);
    setDraft(merged.draft);
    setConflict({ ...merged, sentence, mine: draft, theirs });
  };

  const save = async () => {
    const { fields, errors: found = {} } = readDraft(draft);
    setErrors(found);
    setErrorText('');
    if (!fields) return;
    setIsSaving(true);
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
        await meet(known, sentence).catch((second) => setErrorText(errorMessage(second)));
      else setErrorText(sentence);
    }
    setIsSaving(false);
    await refreshProducts(queries);
  };

  return { draft, change, errors, errorText, setErrorText, conflict, isSaving, save };
}
