import type { Estimate } from '../../contract.ts';
import { Alternative } from './alternative.tsx';

type BetterCutProps = {
  estimate: Estimate;
  better: Estimate;
  onChoose: () => void;
  isPending: boolean;
};

/** The same job, cut better after a longer search. */
export function BetterCut({ estimate, better, onChoose, isPending }: BetterCutProps) {
  if (!better.plan) return null;
  const other = { total: better.breakdown.total, plan: better.plan };
  return (
    <Alternative
      estimate={estimate}
      other={other}
      cheaperHeading="We found a better cut"
      name="After a longer look"
      action="Use the better cut"
      onChoose={onChoose}
      isPending={isPending}
      className="print:hidden"
    />
  );
}
