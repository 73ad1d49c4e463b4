import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type ChoiceTilesProps<V extends string> = {
  type: 'radio' | 'checkbox';
  legend: string;
  options: readonly { value: V; label: ReactNode }[];
  field: UseFormRegisterReturn;
  error: string | undefined;
  required?: boolean;
  className: string;
};

/** Class names of a label with its checkbox or radio button, sized for touch. */
export const tile =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded border border-line-strong bg-white px-3 py-2 text-base hover:border-ink has-checked:border-brand has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-chalk';

/** A group of radio buttons or checkboxes, shown as tiles sized for touch. */
export function ChoiceTiles<V extends string>(props: ChoiceTilesProps<V>) {
  const { type, legend, options, field, error, required = false, className } = props;
  const errorId = `${field.name}-error`;
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 font-semibold">
        {legend}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={`grid gap-2 ${className}`}>
        {options.map(({ value, label }) => (
          <label key={value} className={tile}>
            <input
              {...field}
              type={type}
              value={value}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-brand focus-visible:outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-2 text-sm font-medium text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
