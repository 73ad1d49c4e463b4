import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { MeasureFormProps } from '#features/booking/client/today/measure-form-props.ts';
import { findWidthProblem, fitExtras } from '#features/calculator/client/drafts/extra-drafts.ts';
import { sumAreas } from '#features/calculator/client/drafts/measure-draft.ts';
import { AnythingElse } from '#features/calculator/client/extras/anything-else.tsx';
import { floorsOf } from '#features/calculator/client/measure/area-floor.ts';
import { AreaFloors } from '#features/calculator/client/measure/area-floors.tsx';
import {
  keepAreas,
  readAreas,
  toMeasureRequest,
} from '#features/calculator/client/measure/measured-job.ts';
import {
  type CalculatorState,
  isStepComplete,
  reduceCalculator,
  startingState,
} from '#features/calculator/client/state/calculator-state.ts';
import { RoomList } from '#features/calculator/client/steps/room-list.tsx';
import { limits } from '#features/calculator/limits.ts';
import { findUnderlays } from '#features/catalogue/client/find-underlays.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { formatArea } from '#platform/units/areas.ts';
// Loaded with the form: what is loaded once it is opened is missing where there is no network.
import '#features/calculator/client/extras/extras-panel.tsx';
import '#features/calculator/client/steps/shape-fields.tsx';
import '#features/calculator/client/steps/part-fields.tsx';
import '#features/calculator/client/steps/stairs-fields.tsx';

type MeasureFormOptions = MeasureFormProps & { saveLabel?: string };

/** Areas with a floor for each, priced as the calculator prices them: as measured on a visit, or as told on the phone. */
export function MeasureForm(props: MeasureFormOptions) {
  const { known, offers, title, saveLabel = 'Save rooms', onMeasured, onCancel } = props;
  const [begun] = useState(() => readAreas(known, offers));
  const [state, dispatch] = useReducer(reduceCalculator, { ...startingState, ...begun.job });
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // It opens below the button that was pressed, on a phone out of view.
  useEffect(() => heading.current?.focus(), []);
  const floors = floorsOf(state.rooms);
  // Underlay is for carpet: the extras are of the first one.
  const main = floors.find(({ flooring }) => flooring === 'carpet') ?? floors[0];
  const isFitted = floors.every(({ product }) => product?.fittingIncluded);
  const job = fitExtras(
    { ...state, flooring: main?.flooring ?? null },
    isFitted ? main?.product : undefined,
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'checked' });
    const problem = findJobProblem(state);
    setMessage(problem);
    if (problem) return;
    const estimate = toMeasureRequest(job, begun.areaIds);
    if (estimate) onMeasured({ kind: 'measured', estimate }, keepAreas(estimate, job));
  };
  return (
    <form noValidate onSubmit={save} className="mt-4 border-t border-line pt-4">
      <h3 ref={heading} tabIndex={-1} className="mb-3 text-lg">
        {title}
      </h3>
      <RoomList rooms={state.rooms} isChecked={state.isChecked} dispatch={dispatch} />
      <div className="mt-5">
        <AreaFloors
          areas={state.rooms}
          offers={offers}
          onChange={(room) => dispatch({ type: 'roomReplaced', room })}
        />
      </div>
      {isFitted ? (
        <p className="py-2.5">Fitting is in the price.</p>
      ) : (
        <label className="mt-3 flex min-h-11 items-center gap-3">
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
      <div className="mt-5">
        <AnythingElse
          job={job}
          product={main?.product}
          findUnderlays={findUnderlays}
          dispatch={dispatch}
        />
      </div>
      <p className="mt-4 flex items-baseline gap-3">
        <span className="text-ink-soft">Total area</span>
        <span className="font-display text-xl font-bold tabular-nums">
          {formatArea(sumAreas(state.rooms))}
        </span>
      </p>
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
    </form>
  );
}

/** What must be put right before the rooms can be priced, which may be hours later; '' for nothing. */
function findJobProblem(state: CalculatorState): string {
  const { rooms, extras } = state;
  if (!isStepComplete({ ...state, step: 1 }))
    return 'Some measures are missing or wrong. See above.';
  const doorways = Object.values(extras.doorways).flat();
  if (doorways.some(({ width }) => findWidthProblem(width)))
    return 'A doorway has a wrong width. See “Anything else?”.';
  // Two people who measured the same home may have more between them.
  if (rooms.length > limits.rooms) return `Please remove some: there is room for ${limits.rooms}.`;
  const floors = floorsOf(rooms);
  if (rooms.every(({ stairs }, index) => stairs && floors[index]?.flooring !== 'carpet'))
    return 'Stairs are priced in carpet only. Add a room, or choose a carpet.';
  return '';
}
