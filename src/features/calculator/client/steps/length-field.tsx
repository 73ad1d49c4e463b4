import { Suspense } from 'react';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import type { LengthFieldProps } from '../units/length-field-props.ts';
import { useUnit } from '../units/unit-context.ts';
import { NumberField } from './number-field.tsx';

const FeetField = lazyComponent(() => import('./feet-field.tsx'));

/** A length in the unit of its form. */
export function LengthField({ label, ...field }: LengthFieldProps) {
  if (useUnit() === 'm') return <NumberField label={`${label} (m)`} {...field} />;
  return (
    <Suspense>
      <FeetField label={label} {...field} />
    </Suspense>
  );
}
