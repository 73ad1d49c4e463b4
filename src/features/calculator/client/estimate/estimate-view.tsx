import { type ReactNode, useEffect } from 'react';
import { vatNote } from '#features/business/facts.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { CutPlanDrawing } from '../drawing/cut-plan-drawing.tsx';
import { describePattern } from '../pattern-words.ts';
import { keepLastEstimate } from '../state/last-estimate.ts';
import { BetterCut } from './better-cut.tsx';
import { describeBound, summarise } from './estimate-lines.ts';
import { EstimateTable } from './estimate-table.tsx';
import { NextSteps } from './next-steps.tsx';
import { type ChooseCut, OtherCut } from './other-cut.tsx';
import { type ChooseWidth, OtherWidth } from './other-width.tsx';
import { ShareEstimate } from './share-estimate.tsx';

type EstimateViewProps = {
  estimate: Estimate;
  /** Level of the headings inside this view. */
  level: 2 | 4;
  /** Prices the same job on another roll. */
  onChooseWidth?: ChooseWidth;
  onChooseCut?: ChooseCut;
  /** The same job after a longer search. */
  better?: Estimate | undefined;
  onChooseBetter?: (better: Estimate) => void;
  isPending?: boolean;
  /** Shown between the breakdown and the drawing. */
  children?: ReactNode;
};

/** A complete estimate: breakdown, the other roll width, the cut plan, next steps. */
export function EstimateView(props: EstimateViewProps) {
  const { estimate, level, onChooseWidth, onChooseCut, better, onChooseBetter } = props;
  const { isPending = false, children } = props;
  const Heading = `h${level}` as const;
  const { measured } = estimate;
  useEffect(() => {
    if (!estimate.measured) keepLastEstimate(estimate);
  }, [estimate]);
  return (
    <div className="estimate space-y-10 print:space-y-6">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <p className="font-display text-4xl font-bold tracking-tight tabular-nums">
            {formatPounds(estimate.breakdown.total)}
          </p>
          <p className="mt-2 wrap-anywhere">{summarise(estimate)}.</p>
          <p className="mt-1 text-base text-ink-soft">
            {vatNote}{' '}
            {measured
              ? `Measured ${shortDateOf(measured.at)} by ${measured.by}. Your written quote is the price you pay.`
              : 'An estimate from your measurements; the free measure fixes the price.'}
          </p>
          {estimate.promisePercent !== undefined && (
            <p className="mt-3 border-l-4 border-brand bg-mist px-4 py-3 text-base print:mt-1 print:border-0 print:bg-white print:p-0">
              If the price we measure is more than {estimate.promisePercent}% above this estimate
              for the same rooms, you may cancel free of charge.
            </p>
          )}
          <EstimateTable estimate={estimate} />
          {better && (
            <BetterCut
              estimate={estimate}
              better={better}
              onChoose={() => onChooseBetter?.(better)}
              isPending={isPending}
            />
          )}
          {estimate.otherWidth && (
            <OtherWidth
              estimate={estimate}
              other={estimate.otherWidth}
              onChoose={onChooseWidth}
              isPending={isPending}
            />
          )}
          {estimate.otherCut && (
            <OtherCut
              estimate={estimate}
              other={estimate.otherCut}
              onChoose={onChooseCut}
              isPending={isPending}
            />
          )}
          {(estimate.stairsAtVisit ?? 0) > 0 && (
            <p className="mt-3 rounded bg-mist px-4 py-4">
              Your stairs are not in this price: a hard floor on stairs is priced{' '}
              {measured ? 'in your written quote' : 'at the free measure'}.
            </p>
          )}
        </div>
        <aside
          aria-label="What you can do with this estimate"
          className="space-y-8 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-12 md:max-lg:space-y-0 print:block"
        >
          {!measured && <NextSteps Heading={Heading} />}
          <ShareEstimate Heading={Heading} id={estimate.id} />
        </aside>
      </div>
      {children}
      {estimate.plan && (
        <section className="border-t-2 border-ink pt-4">
          <Heading className="font-display text-xl font-bold tracking-tight">
            How we would cut it
          </Heading>
          <p className="mt-1 mb-6 max-w-[68ch] text-ink-soft">
            Every piece on a {estimate.plan.rollWidth} m roll, drawn to scale, and where the joins
            would fall in your rooms.{' '}
            {estimate.plan.pattern && `${describePattern(estimate.plan.pattern)}. `}
            {describeBound(estimate)}
          </p>
          <CutPlanDrawing
            plan={estimate.plan}
            rooms={estimate.rooms}
            flooringType={estimate.flooringType}
          />
        </section>
      )}
    </div>
  );
}
