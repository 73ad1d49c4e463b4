import { useId, useState } from 'react';
import { NumberInput } from '../number-input.tsx';
import { FieldNotes } from './field-notes.tsx';

export type NumberFieldProps = {
  /** With its unit: 'Length (m)'. */
  label: string;
  name: string;
  value: string;
  problem?: string | undefined;
  /** Asked below a value that is not wrong. */
  question?: string | undefined;
  /** Whether the problem is shown before the field is left. */
  isChecked?: boolean;
  /** Shown while the field is empty. */
  placeholder?: string;
  /** Between two values of the arrow keys. */
  step?: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
};

/** A number with its label and, once it is left, what is wrong with it. */
export function NumberField(props: NumberFieldProps) {
  const { label, name, value, isChecked, placeholder = '0.0', step = '0.1', onChange } = props;
  const id = useId();
  const [hasLeft, setHasLeft] = useState(false);
  const isShown = hasLeft || isChecked;
  const problem = isShown ? props.problem : undefined;
  const question = isShown ? props.question : undefined;
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <NumberInput
        id={id}
        name={name}
        inputMode={step === '1' ? 'numeric' : 'decimal'}
        min="0"
        step={step}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={props.onFocus}
        onBlur={() => {
          setHasLeft(true);
          props.onBlur?.();
        }}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || question ? `${id}-notes` : undefined}
        className="mt-1 w-full"
      />
      <FieldNotes id={`${id}-notes`} problem={problem} question={question} />
    </div>
  );
}
