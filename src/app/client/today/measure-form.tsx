import { type FormEvent, Suspense, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MeasureFormProps } from '#features/booking/client/today/measure-form-props.ts';
import type { KnownRooms } from '#features/booking/client/today/report-outbox.ts';
import { type ChosenProduct, fitJob } from '#features/calculator/client/drafts/chosen-product.ts';
import {
  findWidthProblem,
  fitExtras,
  readEstimatedExtras,
} from '#features/calculator/client/drafts/extra-drafts.ts';
import { AnythingElse } from '#features/calculator/client/extras/anything-else.tsx';
import {
  buildRequest,
  type CalculatorState,
  isStepComplete,
  type Job,
  reduceCalculator,
  startingState,
} from '#features/calculator/client/state/calculator-state.ts';
import { floors } from '#features/calculator/client/state/floors.ts';
import { toDraft } from '#features/calculator/client/state/stored-room.ts';
import type { RenderFloorPicker } from '#features/calculator/client/steps/floor-choice.tsx';
import { RoomList } from '#features/calculator/client/steps/room-list.tsx';
import { usualDoorway } from '#features/calculator/limits.ts';
import { findUnderlays } from '#features/catalogue/client/find-underlays.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { SelectField } from '#platform/client/ui/field.tsx';
// Loaded with the form: what is loaded once it is opened is missing where there is no network.
import '#features/calculator/client/extras/extras-panel.tsx';
import '#features/calculator/client/steps/shape-fields.tsx';
import '#features/calculator/client/steps/part-fields.tsx';
import '#features/calculator/client/steps/stairs-fields.tsx';

type MeasureFormOptions = MeasureFormProps & {
  saveLabel?: string;
  /** Renders the choice of any floor of the catalogue, which needs a network. */
  renderPicker?: RenderFloorPicker;
};

/** Rooms that are priced as the calculator prices them: as measured on a visit, or as told on the phone. */
export function MeasureForm(props: MeasureFormOptions) {
  const { known, title, saveLabel = 'Save rooms', renderPicker, onMeasured, onCancel } = props;
  const [state, dispatch] = useReducer(reduceCalculator, { ...startingState, ...readJob(known) });
  const [knownProduct, setKnownProduct] = useState(known?.product ?? null);
  const [productFlooring, setProductFlooring] = useState(readFlooring(known));
  const [isOfProduct, setIsOfProduct] = useState(knownProduct !== null);
  const [isPicking, setIsPicking] = useState(false);
  const choose = (floor: ChosenProduct) => {
    const { flooring, carpetWidth } = fitJob(state, floor);
    setKnownProduct(floor);
    setProductFlooring(floor.flooringType);
    setIsOfProduct(true);
    setIsPicking(false);
    if (flooring) dispatch({ type: 'flooringChosen', flooring });
    dispatch({ type: 'carpetWidthChosen', carpetWidth });
  };
  const product = (isOfProduct && knownProduct) || undefined;
  const isFitted = product?.fittingIncluded ?? false;
  const job = fitExtras(state, product);
  const [message, setMessage] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'checked' });
    const problem = findJobProblem(state);
    setMessage(problem);
    if (problem) return;
    const estimate = buildRequest(job, product?.id);
    if (!estimate) return;
    const { flooringType, rooms, extras } = estimate;
    const { includeInstallation, carpetWidth } = job;
    onMeasured(
      { kind: 'measured', estimate },
      {
        flooringType,
        rooms: rooms.map(({ doorways, ...room }) => ({
          ...room,
          ...(doorways && {
            doorways: doorways.map((each) => ({ ...usualDoorway, ...each })),
          }),
        })) as KnownRooms['rooms'],
        product: isOfProduct ? knownProduct : null,
        includeInstallation,
        carpetWidth,
        ...(extras && { extras: { ...noWork, ...extras } }),
        ...(job.extras.underlay && { underlay: job.extras.underlay }),
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="mt-4 border-t border-line pt-4">
      <h3 className="mb-3 text-lg">{title}</h3>
      <RoomList rooms={state.rooms} isChecked={state.isChecked} dispatch={dispatch} />
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Floor"
          value={isOfProduct ? 'product' : (state.flooring ?? 'carpet')}
          onChange={({ target }) => {
            setIsOfProduct(target.value === 'product');
            const chosen = floors.find(({ type }) => type === target.value);
            if (chosen) dispatch({ type: 'flooringChosen', flooring: chosen.type });
            else dispatch({ type: 'flooringChosen', flooring: productFlooring });
          }}
        >
          {knownProduct && <option value="product">{knownProduct.name}</option>}
          {floors.map(({ type, name }) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </SelectField>
        {isFitted ? (
          <p className="self-end py-2.5">Fitting is in its price</p>
        ) : (
          <label className="flex min-h-11 items-center gap-3 self-end">
            <input
              type="checkbox"
              className="size-6 accent-brand"
              checked={state.includeInstallation}
              onChange={({ target }) =>
                dispatch({ type: 'installationChosen', includeInstallation: target.checked })
              }
            />
            With fitting
          </label>
        )}
      </div>
      {renderPicker && (
        <Button look="outline" className="mt-4" onClick={() => setIsPicking(true)}>
          Pick an exact carpet or floor
        </Button>
      )}
      <div className="mt-5">
        <AnythingElse
          job={job}
          product={product}
          findUnderlays={findUnderlays}
          dispatch={dispatch}
        />
      </div>
      <p role="alert" className="mt-4 font-medium text-error empty:hidden">
        {message}
      </p>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button look="outline" className="min-h-14" onClick={onCancel}>
          Cancel
        </Button>
        <Button look="brand" type="submit" className="min-h-14">
          {saveLabel}
        </Button>
      </div>
      {/* Outside the form, which Enter in the search would send. */}
      {isPicking &&
        renderPicker &&
        createPortal(
          <Suspense>
            {renderPicker({ onChoose: choose, onClose: () => setIsPicking(false) })}
          </Suspense>,
          document.body,
        )}
    </form>
  );
}

const noWork = { uplift: false, furnitureRooms: 0, doorTrims: 0, plywood: [], levelling: [] };

/** What must be put right before the rooms can be priced, which may be hours later; '' for nothing. */
function findJobProblem(state: CalculatorState): string {
  const { rooms, flooring, extras } = state;
  if (!isStepComplete(state)) return 'Some measures are missing or wrong. See above.';
  const doorways = Object.values(extras.doorways).flat();
  if (doorways.some(({ width }) => findWidthProblem(width)))
    return 'A doorway has a wrong width. See “Anything else?”.';
  if (flooring !== 'carpet' && rooms.every(({ stairs }) => stairs))
    return 'Stairs are priced in carpet only. Add a room, or choose a carpet.';
  return '';
}

const readFlooring = (estimate: KnownRooms | null) =>
  floors.find(({ type }) => type === estimate?.flooringType)?.type ?? 'carpet';

function readJob(estimate: KnownRooms | null): Partial<Job> {
  if (!estimate) return { flooring: 'carpet' };
  return {
    rooms: estimate.rooms.map(toDraft),
    flooring: readFlooring(estimate),
    includeInstallation: estimate.includeInstallation,
    carpetWidth: estimate.carpetWidth === 5 ? 5 : 4,
    // Priced again with the rooms as measured.
    extras: readEstimatedExtras(estimate),
  };
}
