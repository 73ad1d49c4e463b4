import { useEffect, useId, useRef } from 'react';
import { Button } from '#platform/client/ui/button.tsx';
import { formatArea } from '#platform/units/areas.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Estimate } from '../contract.ts';
import { describeEstimate } from '../describe-estimate.ts';
import type { ChosenProduct } from './drafts/chosen-product.ts';
import { sumAreas } from './drafts/measure-draft.ts';
import { EstimateView } from './estimate/estimate-view.tsx';
import { headlineOf, headlineOfPrice } from './estimate/headline.ts';
import type { FindUnderlays } from './extras/panel-props.ts';
import { type CalculatorState, stepTitles } from './state/calculator-state.ts';
import { type FindFloor, useCalculator } from './state/use-calculator.ts';
import { useRunningPrice } from './state/use-running-price.ts';
import type { RenderFloorPicker } from './steps/floor-choice.tsx';
import { FlooringStep } from './steps/flooring-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { RoomsStep } from './steps/rooms-step.tsx';
import { TapeProgress } from './steps/tape-progress.tsx';

export type CalculatorProps = {
  /** The product to be priced in place of the three standard floors. */
  product?: ChosenProduct;
  /** The catalogue's floors, to choose one beside the standard ones, and its underlays. */
  catalogue?: {
    renderPicker: RenderFloorPicker;
    findFloor: FindFloor;
    findUnderlays: FindUnderlays;
  };
};

/** The screen reader announcement when an estimate arrives; pricing another roll moves no focus. */
function describeProgress({ step, estimate }: CalculatorState, better?: Estimate): string {
  if (step !== 4 || !estimate) return '';
  if (better) return `A better cut costs ${formatPounds(better.breakdown.total)}`;
  return `${headlineOf(estimate)}: ${describeEstimate(estimate)}`;
}

/** Moves the focus to the first field that is missing or wrong. */
function focusMissing(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing] input');
  field?.focus({ preventScroll: true });
  // Clear of the toast at the top of the window.
  field?.scrollIntoView({ block: 'center' });
}

/** The cost calculator: four steps from rooms to a price. */
export default function Calculator({ product: onlyProduct, catalogue }: CalculatorProps) {
  const root = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const progressId = useId();
  const calculator = useCalculator(root, {
    product: onlyProduct,
    findFloor: catalogue?.findFloor,
  });
  const { state, product, untouched, dispatch, calculate, isPending, problem, better } = calculator;
  const { step, estimate } = state;
  const running = useRunningPrice(state, product?.id, step < 4 && !untouched);

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    if ((root.current?.getBoundingClientRect().top ?? 0) < 80) root.current?.scrollIntoView();
  }, [step]);

  const goOn = () => {
    if (step === 3) calculate();
    else if (!calculator.goForward()) focusMissing(root.current);
  };
  return (
    <form
      ref={root}
      // `dialog`: a form submitted before hydration does nothing and loses no input.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (step < 4) goOn();
      }}
      className="@container"
    >
      <TapeProgress step={step} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 md:mt-8 md:items-baseline">
        <h3
          ref={heading}
          tabIndex={-1}
          aria-describedby={progressId}
          className="order-3 w-full text-xl focus:outline-none md:order-1 md:w-auto"
        >
          {stepTitles[step]}
        </h3>
        <p id={progressId} className="order-1 py-3 text-sm text-ink-soft md:hidden">
          {`Step ${step} of 4`}
        </p>
        {!untouched && (
          <button
            type="button"
            onClick={() => {
              calculator.startAgain();
              heading.current?.focus();
            }}
            className="order-2 min-h-11 text-base font-semibold link"
          >
            Start again
          </button>
        )}
      </div>
      <div className="mt-3">
        {step === 1 && (
          <RoomsStep rooms={state.rooms} isChecked={state.isChecked} dispatch={dispatch} />
        )}
        {step === 2 && (
          <FlooringStep
            job={state}
            product={product}
            isFixed={onlyProduct !== undefined}
            isChecked={state.isChecked}
            renderPicker={catalogue?.renderPicker}
            dispatch={dispatch}
          />
        )}
        {step === 3 && (
          <ReviewStep
            job={state}
            product={product}
            findUnderlays={catalogue?.findUnderlays}
            dispatch={dispatch}
            problem={problem}
          />
        )}
        {step === 4 && estimate && (
          <EstimateView
            estimate={estimate}
            onChooseWidth={(rollWidth) => calculate({ rollWidth })}
            onChooseCut={(fewestJoins) => calculate({ fewestJoins })}
            better={better}
            onChooseBetter={(chosen) => dispatch({ type: 'estimated', estimate: chosen })}
            isPending={isPending}
          />
        )}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 md:mt-8 gap-y-3 border-t-2 border-ink pt-4">
        <p className={step >= 3 ? 'hidden' : 'flex w-full items-baseline gap-3 sm:w-auto'}>
          <span className="text-ink-soft">Total area</span>
          <span className="font-display text-xl font-bold tabular-nums">
            {formatArea(sumAreas(state.rooms))}
          </span>
        </p>
        {running && (
          <p className="w-full sm:w-auto" aria-live="polite">
            <span className="font-display text-xl font-bold tabular-nums">
              {headlineOfPrice(running)}
            </span>
            {!state.flooring && (
              <span className="text-ink-soft"> in premium carpet, for example</span>
            )}
          </p>
        )}
        <div className="flex ml-auto w-full gap-3 *:grow sm:w-auto">
          <Button look="outline" disabled={step === 1} onClick={calculator.goBack}>
            Previous
          </Button>
          {step < 4 && (
            <Button look="brand" type="submit" aria-disabled={isPending || undefined}>
              {step < 3 ? 'Next Step' : isPending ? 'Calculating…' : 'Calculate Estimate'}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isPending ? 'Calculating your estimate' : describeProgress(state, better)}
      </p>
    </form>
  );
}
