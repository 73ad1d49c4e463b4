import { Suspense } from 'react';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { useUnit } from '../units/unit-context.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

/** Those of a number: the label has no unit, the value is in metres. */
export type LengthFieldProps = NumberFieldProps;

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
