import type { Estimate } from '../../contract.ts';
import { nameFloors } from '../../describe-estimate.ts';
import { BetterCut } from './better-cut.tsx';
import { chooseOffers } from './choose-offers.ts';
import { type ChooseCut, OtherCut } from './other-cut.tsx';
import { type ChooseWidth, OtherWidth } from './other-width.tsx';

export type EstimateOffersProps = {
  estimate: Estimate;
  /** Prices the same job on another roll. */
  onChooseWidth?: ChooseWidth;
  onChooseCut?: ChooseCut;
  /** The same job after a longer search. */
  better?: Estimate | undefined;
  onChooseBetter?: (better: Estimate) => void;
  isPending?: boolean;
};

/** The same job in other ways, where they are cheaper or have fewer joins: of several floors those of each. */
export function EstimateOffers({ estimate, ...props }: EstimateOffersProps) {
  const { onChooseWidth, onChooseCut, isPending } = props;
  const { floors } = estimate;
  if (!floors) return <FloorOffers estimate={estimate} {...props} />;
  // What is chosen is for the whole job: where several floors are off a roll, nothing can be chosen for one.
  const choose = floors.filter(({ plan }) => plan).length === 1 && { onChooseWidth, onChooseCut };
  return floors.map((floor) => {
    const floorName = nameFloors(floor);
    return (
      <FloorOffers
        key={floorName}
        estimate={floor}
        floorName={floorName}
        isPending={isPending}
        {...choose}
      />
    );
  });
}

function FloorOffers(props: EstimateOffersProps & { floorName?: string }) {
  const { estimate, floorName, better, onChooseBetter, isPending = false } = props;
  const { otherWidth, otherCut } = estimate;
  const ways = [
    ...(better?.plan ? [wayOf(better.breakdown.total, better.plan, 'better')] : []),
    ...(otherWidth ? [wayOf(otherWidth.total, otherWidth.plan, 'width')] : []),
    ...(otherCut ? [wayOf(otherCut.total, otherCut.plan, 'cut')] : []),
  ];
  const shown = { total: estimate.breakdown.total, joins: estimate.plan?.joins ?? 0 };
  const offers = new Set(chooseOffers(shown, ways).map(({ name }) => name));
  return (
    <>
      {better && offers.has('better') && (
        <BetterCut
          estimate={estimate}
          better={better}
          onChoose={() => onChooseBetter?.(better)}
          isPending={isPending}
        />
      )}
      {otherWidth && offers.has('width') && (
        <OtherWidth
          estimate={estimate}
          other={otherWidth}
          floorName={floorName}
          onChoose={props.onChooseWidth}
          isPending={isPending}
        />
      )}
      {otherCut && offers.has('cut') && (
        <OtherCut
          estimate={estimate}
          other={otherCut}
          floorName={floorName}
          onChoose={props.onChooseCut}
          isPending={isPending}
        />
      )}
    </>
  );
}

const wayOf = (total: number, { joins }: { joins: number }, name: 'better' | 'width' | 'cut') => ({
  total,
  joins,
  name,
});
