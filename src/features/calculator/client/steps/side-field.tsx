import {
  askAboutSide,
  askForLength,
  findSideProblem,
  isSideMissing,
} from '../drafts/draft-problems.ts';
import { useUnit } from '../units/unit-context.ts';
import { LengthField, type LengthFieldProps } from './length-field.tsx';

type SideFieldProps = Omit<LengthFieldProps, 'problem' | 'question'> & {
  /** What is missing while it is empty or zero: 'the length of Lounge'. */
  what: string;
};

/** One side of a room. */
export function SideField({ what, ...field }: SideFieldProps) {
  const unit = useUnit();
  const { value, isChecked } = field;
  const isMissing = isChecked && isSideMissing(value);
  return (
    <LengthField
      {...field}
      problem={findSideProblem(value) ?? (isMissing ? askForLength(what, unit) : undefined)}
      question={askAboutSide(value, unit)}
    />
  );
}
