import { controlClass } from '../ui/field.tsx';

type TimeInputProps = {
  label: string;
  value: string;
  /** Of the message that says what is wrong with it. */
  errorId: string | undefined;
  onChange: (time: string) => void;
};

/** A time of day as hh:mm. */
export const TimeInput = ({ label, value, errorId, onChange }: TimeInputProps) => (
  <input
    type="time"
    aria-label={label}
    aria-invalid={errorId ? true : undefined}
    aria-describedby={errorId}
    className={`${controlClass} max-w-32 px-2! tabular-nums`}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
