import type { Dispatch } from 'react';
import { vatNote } from '#features/business/facts.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import { shownPricesQuery } from '../api.ts';
import { type ChosenProduct, offeredWidths } from '../drafts/chosen-product.ts';
import type { CalculatorAction, Job } from '../state/calculator-state.ts';
import { FloorChoice, type RenderFloorPicker } from './floor-choice.tsx';
import { dot, FlooringTiles, perM2, tile } from './flooring-tiles.tsx';
import { RoomFloors } from './room-floors.tsx';

type FlooringStepProps = {
  job: Job;
  /** The product that is priced, unless it is a standard floor. */
  product?: ChosenProduct;
  /** Whether no other floor can be chosen. */
  isFixed: boolean;
  isChecked: boolean;
  renderPicker?: RenderFloorPicker;
  dispatch: Dispatch<CalculatorAction>;
};

/** Step 2: flooring type, roll width and fitting. */
export function FlooringStep(props: FlooringStepProps) {
  const { job, product, isFixed, isChecked, renderPicker, dispatch } = props;
  const { data: prices } = useRead(shownPricesQuery);
  const widths = offeredWidths(product);
  return (
    <div className="space-y-8">
      {product && isFixed ? (
        <p className="border-l-4 border-brand bg-mist px-4 py-3">
          <span className="block font-semibold">{product.name}</span>
          <span className="block text-lg font-semibold text-brand tabular-nums">
            {formatPounds(product.price)}/{product.unit}
          </span>
          {product.fittingIncluded && (
            <span className="block text-base">Underlay, accessories and fitting included</span>
          )}
        </p>
      ) : (
        <FlooringTiles
          chosen={job.floor ? 'other' : job.flooring}
          prices={prices}
          isChecked={isChecked}
          dispatch={dispatch}
        >
          {renderPicker && (
            <FloorChoice
              floor={job.floor}
              renderPicker={renderPicker}
              onChoose={(floor) => dispatch({ type: 'floorChosen', floor })}
            />
          )}
        </FlooringTiles>
      )}
      {job.rooms.length > 1 && (
        <RoomFloors rooms={job.rooms} renderPicker={renderPicker} dispatch={dispatch} />
      )}
      {job.flooring === 'carpet' && widths.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="font-semibold">Carpet width</legend>
          <div className="mt-2 grid max-w-md grid-cols-2 gap-3">
            {widths.map((width) => (
              <label
                key={width}
                className={`flex min-h-12 cursor-pointer items-center gap-3 px-4 ${tile}`}
              >
                <input
                  type="radio"
                  name="carpet-width"
                  value={width}
                  checked={job.carpetWidth === width}
                  onChange={() => dispatch({ type: 'carpetWidthChosen', carpetWidth: width })}
                  className={dot}
                />
                <span className="font-semibold">{width}m</span>
              </label>
            ))}
          </div>
          <p className="mt-2 text-base text-ink-soft">
            Not sure? Leave it: your estimate shows which roll is cheaper.
          </p>
        </fieldset>
      )}
      {!product?.fittingIncluded && (
        <label
          className={`flex min-h-14 cursor-pointer items-center gap-3 px-4 py-3 md:max-w-md ${tile}`}
        >
          <input
            type="checkbox"
            name="installation"
            checked={job.includeInstallation}
            onChange={(event) =>
              dispatch({ type: 'installationChosen', includeInstallation: event.target.checked })
            }
            className={dot}
          />
          <span className="grow font-semibold">Professional fitting</span>
          <span className="tabular-nums">{perM2(prices?.installation)}</span>
        </label>
      )}
      <p className="text-base text-ink-soft">{vatNote}</p>
    </div>
  );
}
