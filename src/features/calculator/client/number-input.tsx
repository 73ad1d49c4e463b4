import type { ComponentProps } from 'react';
import { takeDecimalComma } from '#platform/client/ui/decimal-keys.ts';

/** An input for a number, without arrows. */
export function NumberInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type="number"
      ref={takeDecimalComma}
      autoComplete="off"
      // Scrolling the page with the pointer on the field must not change the number.
      onWheel={(event) => event.currentTarget.blur()}
      className={`h-11 rounded border border-line-strong bg-white px-3 text-lg tabular-nums [appearance:textfield] placeholder:text-line-strong aria-invalid:border-2 aria-invalid:border-error [&::-webkit-inner-spin-button]:appearance-none ${className}`}
      {...props}
    />
  );
}
