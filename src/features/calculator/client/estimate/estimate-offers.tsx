import type { Estimate } from '../../contract.ts';
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

/** The same job in other ways, where they are cheaper or have fewer joins. */
export function EstimateOffers(props: EstimateOffersProps) {
  const { estimate, better, onChooseBetter, isPending = false } = props;
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
          onChoose={props.onChooseWidth}
          isPending={isPending}
        />
      )}
      {otherCut && offers.has('cut') && (
        <OtherCut
          estimate={estimate}
          other={otherCut}
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
