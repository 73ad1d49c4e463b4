import { Button } from '#platform/client/ui/button.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { rollWidths } from '../../limits.ts';
import type { RollWidth } from '../state/chosen-product.ts';
import { compareRolls } from './estimate-lines.ts';

/** Prices the job off another roll. */
export type ChooseWidth = (width: RollWidth) => void;

type OtherWidthProps = {
  total: number;
  /** Joins of the plan shown. */
  joins: number;
  other: NonNullable<Estimate['otherWidth']>;
  onChoose?: ChooseWidth;
  isPending: boolean;
};

/** The same job on the other roll: proposed when it is cheaper, and changed to by one press only. */
export function OtherWidth({ total, joins, other, onChoose, isPending }: OtherWidthProps) {
  const { isCheaper, price, joinsText } = compareRolls({ total, joins }, other);
  const width = rollWidths.find((each) => each === other.rollWidth);
  return (
    <div
      className={`mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded px-4 py-4 ${isCheaper ? 'bg-tape-pale' : 'bg-mist'}`}
    >
      <p className="tabular-nums">
        {isCheaper && <strong className="block">The {other.rollWidth} m roll is cheaper</strong>}
        On a {other.rollWidth} m roll: <strong>{formatPounds(other.total)}</strong>, {price}
        {joinsText && <span className="block text-base text-ink-soft">{joinsText}</span>}
      </p>
      {onChoose && width && (
        <Button
          look={isCheaper ? 'brand' : 'outline'}
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
