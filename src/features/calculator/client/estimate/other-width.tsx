import type { Estimate } from '../../contract.ts';
import { rollWidths } from '../../limits.ts';
import type { RollWidth } from '../drafts/chosen-product.ts';
import { Alternative } from './alternative.tsx';

/** Prices the job off another roll. */
export type ChooseWidth = (width: RollWidth) => void;

type OtherWidthProps = {
  estimate: Estimate;
  other: NonNullable<Estimate['otherWidth']>;
  onChoose?: ChooseWidth;
  isPending: boolean;
};

/** The same job on the other roll: proposed when it is cheaper. */
export function OtherWidth({ estimate, other, onChoose, isPending }: OtherWidthProps) {
  const width = rollWidths.find((each) => each === other.rollWidth);
  return (
    <Alternative
      estimate={estimate}
      other={other}
      cheaperHeading={`The ${other.rollWidth} m roll is cheaper`}
      name={`On a ${other.rollWidth} m roll`}
      action={onChoose && width && `Use the ${width} m roll`}
      onChoose={() => width && onChoose?.(width)}
      isPending={isPending}
      className="print:py-2"
    />
  );
}
