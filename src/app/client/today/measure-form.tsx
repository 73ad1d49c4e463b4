import { type FormEvent, useReducer, useState } from 'react';
import type { MeasureFormProps } from '#features/booking/client/today/measure-form-props.ts';
import type { WorkingEstimate } from '#features/booking/today/contract.ts';
import { readEstimatedExtras } from '#features/calculator/client/drafts/extra-drafts.ts';
import {
  buildRequest,
  isStepComplete,
  type Job,
  reduceCalculator,
  startingState,
} from '#features/calculator/client/state/calculator-state.ts';
import { floors } from '#features/calculator/client/state/floors.ts';
import { RoomList } from '#features/calculator/client/steps/room-list.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { SelectField } from '#platform/client/ui/field.tsx';

/** The rooms as measured on a visit, priced as the calculator prices them, beside the customer's own estimate. */
export function MeasureForm({ visit, onMeasured, onCancel }: MeasureFormProps) {
  const known = visit.measured ?? visit.estimate;
  const [state, dispatch] = useReducer(reduceCalculator, { ...startingState, ...readJob(known) });
  const product = known?.product ?? null;
  const [isOfProduct, setIsOfProduct] = useState(product !== null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'checked' });
    if (!isStepComplete(state)) return;
    const estimate = buildRequest(state, isOfProduct ? product?.id : undefined);
    if (estimate) onMeasured({ kind: 'measured', estimate });
  };
  return (
    <form noValidate onSubmit={save} className="mt-4 border-t border-line pt-4">
      <h3 className="mb-3 text-lg">Rooms as measured</h3>
      <RoomList rooms={state.rooms} isChecked={state.isChecked} dispatch={dispatch} />
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Floor"
          value={isOfProduct ? 'product' : (state.flooring ?? 'carpet')}
          onChange={({ target }) => {
            setIsOfProduct(target.value === 'product');
            const chosen = floors.find(({ type }) => type === target.value);
            if (chosen) dispatch({ type: 'flooringChosen', flooring: chosen.type });
            else dispatch({ type: 'flooringChosen', flooring: readFlooring(known) });
          }}
        >
          {product && <option value="product">{product.name}</option>}
          {floors.map(({ type, name }) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </SelectField>
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
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button look="outline" className="min-h-14" onClick={onCancel}>
          Cancel
        </Button>
        <Button look="brand" type="submit" className="min-h-14">
          Save rooms
        </Button>
      </div>
    </form>
  );
}

const readFlooring = (estimate: WorkingEstimate | null) =>
  floors.find(({ type }) => type === estimate?.flooringType)?.type ?? 'carpet';

function readJob(estimate: WorkingEstimate | null): Partial<Job> {
  if (!estimate) return { flooring: 'carpet' };
  return {
    rooms: estimate.rooms.map(({ name, length, width }, index) => ({
      id: index + 1,
      name,
      length: String(length),
      width: String(width),
    })),
    flooring: readFlooring(estimate),
    includeInstallation: estimate.includeInstallation,
    carpetWidth: estimate.carpetWidth === 5 ? 5 : 4,
    // Priced again with the rooms as measured.
    extras: readEstimatedExtras(estimate),
  };
}
