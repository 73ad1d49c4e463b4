import type { Estimate } from '../../contract.ts';
import { rollWidths } from '../../limits.ts';
import type { RollWidth } from '../drafts/chosen-product.ts';
import { Alternative } from './alternative.tsx';

const wideRoll = 5;

/** Prices the job off another roll. */
export type ChooseWidth = (width: RollWidth) => void;

type OtherWidthProps = {
  estimate: Estimate;
  other: NonNullable<Estimate['otherWidth']>;
  /** Of one of several floors, which are off the cheapest roll unless the wide one is asked for. */
  floorName?: string | undefined;
  onChoose?: ChooseWidth;
  isPending: boolean;
};

/** The same job on the other roll: proposed when it is cheaper. */
export function OtherWidth({ estimate, other, floorName, onChoose, isPending }: OtherWidthProps) {
  const width = rollWidths.find((each) => each === other.rollWidth);
  const canChoose = !floorName || width === wideRoll || other.total < estimate.breakdown.total;
  return (
    <Alternative
      estimate={estimate}
      other={other}
      cheaperHeading={`The ${other.rollWidth} m roll is cheaper`}
      name={`${floorName ? `${floorName} on` : 'On'} a ${other.rollWidth} m roll`}
      action={onChoose && width && canChoose ? `Use the ${width} m roll` : undefined}
      onChoose={() => width && onChoose?.(width)}
      isPending={isPending}
      className="print:py-2"
    />
  );
}
