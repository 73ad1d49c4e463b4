import { type ChangeEvent, useId } from 'react';
import { filterDefaults } from '../../page-filters.ts';

type PriceRangeProps = {
  from: number;
  to: number;
  onChange: (range: { priceFrom: number; priceTo: number }) => void;
};

const { priceFrom: least, priceTo: most, priceStep: step } = filterDefaults;

/** A price range with two ends, set by pointer, arrow keys or typed figures. */
export function PriceRange({ from, to, onChange }: PriceRangeProps) {
  const setFrom = (event: ChangeEvent<HTMLInputElement>) =>
    onChange({ priceFrom: Math.min(Number(event.target.value), to), priceTo: to });
  const setTo = (event: ChangeEvent<HTMLInputElement>) =>
    onChange({ priceFrom: from, priceTo: Math.max(Number(event.target.value), from) });
  const slider = { type: 'range', min: least, max: most, step } as const;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Price</legend>
      <div className="range-pair mt-3">
        <svg viewBox={`0 0 ${most} 10`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0h${most}v10H0z`} className="fill-line" />
          <path d={`M${from} 0H${to}v10H${from}z`} className="fill-brand" />
        </svg>
        <input {...slider} aria-label="Lowest price in pounds" value={from} onChange={setFrom} />
        <input {...slider} aria-label="Highest price in pounds" value={to} onChange={setTo} />
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <PoundsField
          label="From"
          name="min_price"
          value={from}
          onChange={(priceFrom) => onChange({ priceFrom, priceTo: to })}
        />
        <PoundsField
          label="To"
          name="max_price"
          value={to}
          onChange={(priceTo) => onChange({ priceFrom: from, priceTo })}
        />
      </div>
    </fieldset>
  );
}

function PoundsField(props: {
  label: string;
  name: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm text-ink-soft">
        {props.label} (£)
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        name={props.name}
        min={least}
        max={most}
        step={step}
        value={String(props.value)}
        onChange={(event) =>
          props.onChange(Math.min(most, Math.max(least, Number(event.target.value) || 0)))
        }
        className="field tabular-nums"
      />
    </div>
  );
}
