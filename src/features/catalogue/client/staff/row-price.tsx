import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Product } from '../../contract.ts';
import { priceOf } from '../../price-text.ts';
import { refreshProducts, requestChange } from './api.ts';

/** The prices of a product: the one that it sells at and the higher regular one, if any. */
export function RowPrice({ product }: { product: Product }) {
  const { now, was } = priceOf(product);
  return (
    <>
      <span className="font-semibold">{formatPounds(now)}</span>{' '}
      {was !== undefined && (
        <s className="text-ink-soft">
          <span className="sr-only">regular price </span>
          {formatPounds(was)}
        </s>
      )}
    </>
  );
}

/** The same as a button that turns into a field for the price that the product sells at. */
export function EditableRowPrice({ product }: { product: Product }) {
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <PriceForm product={product} onClose={() => setIsEditing(false)} />;
  return (
    <button
      ref={button}
      type="button"
      onClick={() => setIsEditing(true)}
      className="min-h-6 text-left underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-ink"
    >
      <span className="sr-only">Change the price of {product.name}: </span>
      <RowPrice product={product} />
    </button>
  );
}

function PriceForm({ product, onClose }: { product: Product; onClose: () => void }) {
  const { id, name, version } = product;
  const { now, was } = priceOf(product);
  const queries = useQueryClient();
  const [typed, setTyped] = useState(now.toFixed(2));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (price: number) =>
      requestChange(id, { ...(was === undefined ? { price } : { salePrice: price }), version }),
    onSuccess: async () => {
      showToast({
        title: 'Product Updated',
        description: 'Product has been updated successfully.',
      });
      await refreshProducts(queries);
      onClose();
    },
    onError: () => {
      showToast({
        title: 'Update Failed',
        description: 'Failed to update product.',
        variant: 'destructive',
      });
      return refreshProducts(queries);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (Number(typed) === now) onClose();
    else if (!isPending) mutate(Number(typed));
  };
  return (
    <form
      onSubmit={send}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="flex flex-wrap items-center gap-1.5"
    >
      <label>
        <span className="sr-only">
          {was === undefined ? 'Price' : 'Sale price'} of {name} (£)
        </span>
        <input
          ref={field}
          type="number"
          inputMode="decimal"
          min="0"
          step="0.01"
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="h-8 w-20 rounded border border-line-strong bg-white px-2 tabular-nums"
        />
      </label>
      <button type="submit" className={rowAction}>
        {isPending ? 'Saving…' : 'Save'}
      </button>
      <p role="alert" className="w-full whitespace-normal font-medium text-error empty:hidden">
        {error && errorMessage(error)}
      </p>
    </form>
  );
}
