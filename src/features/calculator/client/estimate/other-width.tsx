import { Button } from '#platform/client/ui/button.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { carpetWidths } from '../../limits.ts';
import { countInWords, formatCount } from '../figures.ts';
import type { CarpetWidth } from '../state/calculator-state.ts';
import { compareTotals } from './estimate-lines.ts';

export type ChooseWidth = (width: CarpetWidth) => void;

type OtherWidthProps = {
  total: number;
  /** Joins of the plan shown. */
  joins: number;
  other: NonNullable<Estimate['otherWidth']>;
  onChoose?: ChooseWidth;
  isPending: boolean;
};

/** The same job on the other roll width, so that the visitor sees which one is cheaper. */
export function OtherWidth({ total, joins, other, onChoose, isPending }: OtherWidthProps) {
  const width = carpetWidths.find((each) => each === other.rollWidth);
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded bg-mist px-4 py-4">
      <p className="tabular-nums">
        On a {other.rollWidth} m roll: <strong>{formatPounds(other.total)}</strong>
        {' — '}
        {compareTotals(total, other.total)}
        <span className="block text-base text-ink-soft">
          with {formatCount(other.plan.joins, 'join')} instead of{' '}
          {joins === 0 ? 'none' : countInWords(joins)}
        </span>
      </p>
      {onChoose && width && (
        <Button
          look="outline"
          aria-disabled={isPending || undefined}
          onClick={() => onChoose(width)}
          className="max-sm:w-full print:hidden"
        >
          {isPending ? 'Calculating…' : `Use the ${width} m roll`}
        </Button>
      )}
    </div>
  );
}
