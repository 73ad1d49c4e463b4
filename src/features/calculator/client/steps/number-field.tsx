import { useId } from 'react';
import { NumberInput } from '../number-input.tsx';

type NumberFieldProps = {
  /** With its unit: 'Length (m)'. */
  label: string;
  name: string;
  value: string;
  problem?: string;
  /** Shown while the field is empty. */
  placeholder?: string;
  /** Between two values of the arrow keys. */
  step?: string;
  onChange: (value: string) => void;
};

/** A number with its label and, if it is wrong, the reason. */
export function NumberField(props: NumberFieldProps) {
  const { label, name, value, problem, placeholder = '0.0', step = '0.1', onChange } = props;
  const id = useId();
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
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="mt-1 w-full"
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-error">
          {problem}
        </p>
      )}
    </div>
  );
}
