import { askAboutSide, findSideProblem, isSideMissing } from '../drafts/draft-problems.ts';
import type { LengthFieldProps } from '../units/length-field-props.ts';
import { useUnit } from '../units/unit-context.ts';
import { LengthField } from './length-field.tsx';

type SideFieldProps = Omit<LengthFieldProps, 'problem' | 'question'> & {
  /** What is missing while it is empty or zero: 'the length of Lounge'. */
  what: string;
};

/** One side of a room. */
export function SideField({ what, ...field }: SideFieldProps) {
  const unit = useUnit();
  const { value, isChecked } = field;
  const isMissing = isChecked && isSideMissing(value);
  const missing = `Enter ${what} in ${unit === 'm' ? 'metres' : 'feet and inches'}`;
  return (
    <LengthField
      {...field}
      problem={findSideProblem(value) ?? (isMissing ? missing : undefined)}
      question={askAboutSide(value, unit)}
    />
  );
}
