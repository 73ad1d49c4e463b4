import { type FocusEvent, useId, useState } from 'react';
import { NumberInput } from '../number-input.tsx';
import { type Feet, joinFeet, splitFeet } from '../units/feet.ts';
import { FieldNotes } from './field-notes.tsx';
import type { NumberFieldProps } from './number-field.tsx';

const parts = [
  ['feet', 'ft'],
  ['inches', 'in'],
] as const;

/** A length in feet and inches, which is kept in metres. */
export default function FeetField(props: NumberFieldProps) {
  const { label, name, value, isChecked, onChange, onFocus, onBlur } = props;
  const id = useId();
  const [typed, setTyped] = useState<Feet>(() => splitFeet(value));
  const [hasLeft, setHasLeft] = useState(false);
  // What was typed, unless the length has been changed elsewhere.
  const shown = joinFeet(typed) === value ? typed : splitFeet(value);
  const isShown = hasLeft || isChecked;
  const problem = isShown ? props.problem : undefined;
  const question = isShown ? props.question : undefined;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    setHasLeft(true);
    onBlur?.();
  };
  return (
    <fieldset className="min-w-0" onFocus={onFocus} onBlur={leave}>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-1 grid grid-cols-2 gap-2">
        {parts.map(([part, unit]) => (
          <div key={part} className="relative">
            <NumberInput
              aria-label={`${label}, ${part}`}
              name={`${name}-${part}`}
              inputMode="decimal"
              min="0"
              step={part === 'feet' ? '1' : 'any'}
              placeholder={props.placeholder ?? '0'}
              value={shown[part]}
              onChange={(event) => {
                const next = { ...shown, [part]: event.target.value };
                setTyped(next);
                onChange(joinFeet(next));
              }}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem || question ? `${id}-notes` : undefined}
              className="w-full pr-7"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center text-base text-ink-soft"
            >
              {unit}
            </span>
          </div>
        ))}
      </div>
      <FieldNotes id={`${id}-notes`} problem={problem} question={question} />
    </fieldset>
  );
}
