import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { shortInstant } from '#platform/dates/short-dates.ts';
import { describePrice, fieldOf, toStored } from '../../price-fields.ts';
import { type StoredPrice, showStored } from './price-drafts.ts';

type PriceRowProps = {
  price: StoredPrice;
  /** The field's text. */
  draft: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
};

/** One price: its name, its field with a unit, and who changed it last. */
export function PriceRow({ price, draft, error, field }: PriceRowProps) {
  const id = useId();
  const { isMoney, label, unit } = fieldOf(price.name);
  const stored = showStored(price);
  const isChanged = draft !== stored;
  return (
    <div className="grid items-center gap-x-6 gap-y-1 border-b border-line py-2 text-sm sm:grid-cols-[minmax(0,1fr)_15rem_minmax(0,1fr)]">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="w-3 text-right text-ink-soft">
          {isMoney && '£'}
        </span>
        <input
          {...field}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-unit${error ? ` ${id}-error` : ''}`}
          className={`min-h-9 pointer-coarse:min-h-11 w-24 scroll-mt-28 scroll-mb-28 rounded border px-2 text-right tabular-nums aria-invalid:border-2 aria-invalid:border-error ${isChanged ? 'border-ink bg-tape/25' : 'border-line-strong bg-white'}`}
        />
        <span id={`${id}-unit`} className="text-ink-soft">
          <span className="sr-only">{isMoney && 'pounds '}</span>
          {unit}
        </span>
      </span>
      <span className="text-ink-soft wrap-anywhere">
        {isChanged ? (
          <span className="text-ink">
            was {describePrice(price.name, toStored(price.name, price.value))}
          </span>
        ) : (
          price.changedBy &&
          price.changedAt &&
          `${price.changedBy}, ${shortInstant(price.changedAt)}`
        )}
      </span>
      {error && (
        <p id={`${id}-error`} className="font-medium text-error sm:col-start-2 sm:col-end-4">
          {error}
        </p>
      )}
    </div>
  );
}
