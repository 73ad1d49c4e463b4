import { findSideProblem, isSideMissing } from '../drafts/draft-problems.ts';
import { NumberField } from './number-field.tsx';

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
  const problem = findSideProblem(value) ?? (isSideMissing(value) ? missing : undefined);
  return (
    <NumberField
      label={`${label} (m)`}
      name={name}
      value={value}
      problem={problem}
      onChange={onChange}
    />
  );
}
