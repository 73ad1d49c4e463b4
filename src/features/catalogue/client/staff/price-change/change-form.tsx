import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isConflict } from '#platform/client/error-message.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import type { HasChanges } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type {
  PriceChange,
  PriceChangeInput,
  PriceChangePreview,
} from '../../../prices/contract.ts';
import { refreshProducts } from '../api.ts';
import { requestPreview, requestPriceChange } from './api.ts';
import { type BookChoice, type ChangeDraft, emptyChange, readChange } from './change-draft.ts';
import { ChangeFields } from './change-fields.tsx';
import { ChangePreview } from './change-preview.tsx';
import { useUndo } from './use-undo.ts';

type ChangeFormProps = {
  products: PriceChangeInput['products'];
  bookChoices: readonly BookChoice[];
  hasChanges: HasChanges;
  onCancel: () => void;
  onDone: () => void;
};

type Shown = { input: PriceChangeInput; preview: PriceChangePreview };

/** The form of a change of several prices, with a preview of each before it is made. */
export default function ChangeForm(props: ChangeFormProps) {
  const { products, bookChoices, hasChanges, onCancel, onDone } = props;
  const queries = useQueryClient();
  const undo = useUndo();
  const form = useForm<ChangeDraft>({ defaultValues: emptyChange });
  const { isDirty, isSubmitting, errors } = form.formState;
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    hasChanges.current = () => isDirty;
  });
  const draft = form.watch();
  const typed = JSON.stringify(draft);
  // Another change needs another preview.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is typed
  useEffect(() => setShown(undefined), [typed]);

  const showPreview = async (input: PriceChangeInput) =>
    setShown({ input, preview: await requestPreview(input) });
  const submit = form.handleSubmit(async (values) => {
    const input = readChange(values, products);
    if ('field' in input) {
      form.setError(input.field, { message: input.message }, { shouldFocus: true });
      return;
    }
    try {
      if (!shown) return await showPreview(input);
      const change = await requestPriceChange({ ...input, token: shown.preview.token });
      await refreshProducts(queries);
      showDone(change, () => undo(change.id));
      onDone();
    } catch (error) {
      showServerError(form, error);
      if (isConflict(error)) await showPreview(input).catch(() => setShown(undefined));
    }
  });
  const count = shown ? countChanges(shown.preview) : 0;
  return (
    <form method="post" noValidate onSubmit={submit}>
      <ChangeFields form={form} bookChoices={bookChoices} />
      {shown && (
        <ChangePreview
          preview={shown.preview}
          bookChoices={bookChoices}
          isLater={draft.start === 'later'}
        />
      )}
      <DialogActions isLong errorText={errors.root?.message} onClose={onCancel}>
        <Button look="brand" type="submit" disabled={isSubmitting || (shown && count === 0)}>
          {shown ? submitLabel(count, draft.start) : 'Preview'}
        </Button>
      </DialogActions>
    </form>
  );
}

const countChanges = ({ items, bookPrices }: PriceChangePreview) =>
  [...items, ...bookPrices].filter(({ problem }) => problem === null).length;

function submitLabel(count: number, start: ChangeDraft['start']) {
  const what = count === 1 ? 'one price' : `${count} prices`;
  return start === 'later' ? `Plan to change ${what}` : `Change ${what}`;
}

function showDone({ state, products, bookPrices, kept }: PriceChange, onUndo: () => void) {
  const count = products + bookPrices;
  const left = kept.length > 0 ? ` ${kept.length} stayed as they were.` : '';
  showToast({
    title: state === 'planned' ? 'Change planned' : 'Prices changed',
    description: `${count === 1 ? 'One price' : `${count} prices`}.${left}`,
    durationMs: 20_000,
    action: { label: 'Undo', altText: 'Undo in “Past and planned”', onSelect: onUndo },
  });
}
