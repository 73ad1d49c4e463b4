import type { Estimate } from '../../contract.ts';
import { Alternative } from './alternative.tsx';

/** Prices the job cut with as few joins as can be, or at the least price. */
export type ChooseCut = (fewestJoins: boolean) => void;

type OtherCutProps = {
  estimate: Estimate;
  other: NonNullable<Estimate['otherCut']>;
  /** Of one of several floors. */
  floorName?: string | undefined;
  onChoose?: ChooseCut;
  isPending: boolean;
};

/** The same job with fewer joins and its price, or back at the least price. */
export function OtherCut({ estimate, other, floorName, onChoose, isPending }: OtherCutProps) {
  const isFewer = other.plan.joins < (estimate.plan?.joins ?? 0);
  const name = isFewer ? 'with fewer joins' : 'at the least price';
  const action = isFewer ? 'Use fewer joins' : 'Use the cheaper cut';
  return (
    <Alternative
      estimate={estimate}
      other={other}
      name={floorName ? `${floorName} ${name}` : `${name[0]?.toUpperCase()}${name.slice(1)}`}
      action={onChoose && action}
      onChoose={() => onChoose?.(isFewer)}
      isPending={isPending}
      className="print:hidden"
    />
  );
}
