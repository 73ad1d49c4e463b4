import { useId } from 'react';
import { findSideProblem, isSideMissing } from '../state/room-drafts.ts';

type SideFieldProps = {
  label: 'Length' | 'Width';
  name: string;
  value: string;
  /** The error message when the side is empty or zero; omitted while that is no error yet. */
  missing: string | undefined;
  onChange: (value: string) => void;
};

/** One side of a room, in metres. */
export function SideField({ label, name, value, missing, onChange }: SideFieldProps) {
  const id = useId();
  const problem = findSideProblem(value) ?? (isSideMissing(value) ? missing : undefined);
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {label} (m)
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min="0"
        step="0.1"
        autoComplete="off"
        placeholder="0.0"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // Scrolling the page with the pointer on the field must not change the number.
        onWheel={(event) => event.currentTarget.blur()}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="mt-1 h-11 w-full rounded border border-line-strong bg-white px-3 text-lg tabular-nums [appearance:textfield] placeholder:text-line-strong aria-invalid:border-2 aria-invalid:border-error [&::-webkit-inner-spin-button]:appearance-none"
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-error">
          {problem}
        </p>
      )}
    </div>
  );
}
