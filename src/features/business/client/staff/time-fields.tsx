import { controlClass } from '#platform/client/ui/field.tsx';

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

/** The first error message of a list of times. */
export const ListError = ({ children }: { children: string | undefined }) => (
  <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
    {children && children.charAt(0).toUpperCase() + children.slice(1)}
  </p>
);
