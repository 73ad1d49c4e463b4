import { type ReactNode, useEffect } from 'react';
import { vatNote } from '#features/business/facts.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import { describeEstimate, nameFloors } from '../../describe-estimate.ts';
import { CutPlanDrawing } from '../drawing/cut-plan-drawing.tsx';
import { describePattern } from '../pattern-words.ts';
import { keepLastEstimate } from '../state/last-estimate.ts';
import { EstimateActions } from './estimate-actions.tsx';
import { describeBound } from './estimate-lines.ts';
import { EstimateOffers, type EstimateOffersProps } from './estimate-offers.tsx';
import { headlineOf } from './headline.ts';
import { NextSteps } from './next-steps.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import { ShareEstimate } from './share-estimate.tsx';

type EstimateViewProps = EstimateOffersProps & {
  /** Whether it is the estimate's own page; else it is shown in the calculator. */
  isOwnPage?: boolean;
  /** Shown between the breakdown and the drawing. */
  children?: ReactNode;
};

/** A complete estimate: the price with what to do about it, the breakdown, other ways to do the job, the cut plan. */
export function EstimateView({ isOwnPage = false, children, ...offers }: EstimateViewProps) {
  const { estimate } = offers;
  const { measured, promisePercent } = estimate;
  const Heading = isOwnPage ? 'h2' : 'h4';
  useEffect(() => {
    if (!estimate.measured) keepLastEstimate(estimate);
  }, [estimate]);
  return (
    <div className="estimate flex flex-col gap-8 md:gap-10 print:block print:space-y-4">
      <div>
        <p className="font-display text-3xl font-bold tracking-tight tabular-nums md:text-4xl">
          {headlineOf(estimate)}
        </p>
        <p className="mt-2 wrap-anywhere">{describeEstimate(estimate)}.</p>
        {estimate.floors && (
          <p className="mt-1 font-semibold tabular-nums">
            {estimate.floors
              .map((floor) => `${nameFloors(floor)} ${formatPounds(floor.breakdown.total)}`)
              .join(', ')}
          </p>
        )}
        <p className="mt-1 text-base text-ink-soft">
          {vatNote}{' '}
          {measured
            ? `Measured ${shortDateOf(measured.at)} by ${measured.by}. Your written quote is the price you pay.`
            : 'An estimate from your measurements; the free measure fixes the price.'}
        </p>
      </div>
      {!measured && <EstimateActions id={estimate.id} />}
      <div className="grid gap-x-12 gap-y-8 print:gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-6 print:space-y-3">
          {promisePercent !== undefined && (
            <div className="border-l-4 border-brand bg-mist px-5 py-4 print:border-0 print:bg-white print:p-0">
              <p className="font-display text-lg font-bold tracking-tight print:hidden">
                Our {promisePercent}% promise
              </p>
              <p className="mt-1 print:mt-0 print:text-base">
                If the price we measure is more than {promisePercent}% above this estimate for the
                same rooms, you may cancel free of charge.
              </p>
            </div>
          )}
          <PriceBreakdown estimate={estimate} />
          <EstimateOffers {...offers} />
          {(estimate.stairsAtVisit ?? 0) > 0 && (
            <p className="rounded bg-mist px-4 py-4">
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
          <ShareEstimate Heading={Heading} id={estimate.id} isOwnPage={isOwnPage} />
        </aside>
      </div>
      {children}
      {(estimate.floors ?? [estimate]).map(
        (floor) =>
          floor.plan && (
            <section key={nameFloors(floor)} className="border-t-2 border-ink pt-4">
              <Heading className="font-display text-xl font-bold tracking-tight">
                How we would cut {estimate.floors ? `the ${nameFloors(floor)}` : 'it'}
              </Heading>
              <p className="mt-1 mb-6 max-w-[68ch] text-ink-soft">
                Every piece on a {floor.plan.rollWidth} m roll, drawn to scale, and where the joins
                would fall in your rooms.{' '}
                {floor.plan.pattern && `${describePattern(floor.plan.pattern)}. `}
                {describeBound(floor)}
              </p>
              <CutPlanDrawing
                plan={floor.plan}
                rooms={floor.rooms}
                flooringType={floor.flooringType}
              />
            </section>
          ),
      )}
    </div>
  );
}
