import type { Dispatch, ReactNode } from 'react';
import { Picture } from '#platform/client/ui/picture.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import type { ShownPrices } from '../../contract.ts';
import type { Flooring } from '../drafts/chosen-product.ts';
import type { CalculatorAction } from '../state/calculator-state.ts';
import { floors } from '../state/floors.ts';

export const tile =
  'rounded border border-line-strong bg-white has-checked:border-brand has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-chalk';
export const dot = 'size-5 shrink-0 accent-brand focus-visible:outline-none';

export const perM2 = (pounds: number | undefined) =>
  pounds === undefined ? '' : `${formatPounds(pounds)}/m²`;

type FlooringTilesProps = {
  /** 'other' when one of `children` is chosen. */
  chosen: Flooring | 'other' | null;
  prices: ShownPrices | undefined;
  /** Whether choosing none is an error. */
  isChecked: boolean;
  dispatch: Dispatch<CalculatorAction>;
  /** Floors beside the standard ones. */
  children?: ReactNode;
};

/** Radio tiles of the three standard floors with their prices. */
export function FlooringTiles(props: FlooringTilesProps) {
  const { chosen, prices, isChecked, dispatch, children } = props;
  const isMissing = isChecked && chosen === null;
  return (
    <fieldset
      className="min-w-0"
      data-missing={isMissing || undefined}
      aria-describedby={isMissing ? 'flooring-missing' : undefined}
    >
      <legend className="sr-only">Flooring type</legend>
      {isMissing && (
        <p id="flooring-missing" className="mb-3 font-semibold text-error">
          Choose a floor, then we can price it.
        </p>
      )}
      <div className="grid gap-3 md:grid-cols-3 md:gap-6">
        {floors.map(({ type, name, note, picture }) => (
          <label
            key={type}
            className={`grid cursor-pointer grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden md:block ${tile}`}
          >
            <span className="relative block md:aspect-[16/9]">
              <Picture
                {...picture}
                alt=""
                sizes="(min-width: 48rem) 22rem, 12rem"
                className="absolute inset-0 size-full object-cover"
              />
            </span>
            <span className="flex items-start gap-3 p-3 md:p-4">
              <input
                type="radio"
                name="flooring"
                value={type}
                checked={chosen === type}
                onChange={() => dispatch({ type: 'flooringChosen', flooring: type })}
                className={`mt-1 ${dot}`}
              />
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-lg font-semibold text-brand tabular-nums">
                  {perM2(prices?.[type])}
                </span>
                <span className="mt-1 block text-sm text-ink-soft">{note}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
