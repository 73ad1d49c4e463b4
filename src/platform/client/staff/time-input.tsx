import { controlClass } from '../ui/field.tsx';

type TimeInputProps = {
  label: string;
  value: string;
  isInvalid: boolean;
  onChange: (time: string) => void;
};

/** A time of day as hh:mm. */
export const TimeInput = ({ label, value, isInvalid, onChange }: TimeInputProps) => (
  <input
    type="time"
    aria-label={label}
    aria-invalid={isInvalid || undefined}
    className={`${controlClass} max-w-32 px-2! tabular-nums`}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
