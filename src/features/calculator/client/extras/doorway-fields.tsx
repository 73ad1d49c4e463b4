import { X } from 'lucide-react';
import { useId } from 'react';
import { SelectField } from '#platform/client/ui/field.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import type { DoorwayKind } from '../../doorways.ts';
import { doorwayKinds, usualDoorway } from '../../limits.ts';
import { type DoorwayDraft, findWidthProblem } from '../drafts/extra-drafts.ts';
import { NumberInput } from '../number-input.tsx';
import type { NamedRoom } from './panel-props.ts';

const kindNames: Record<DoorwayKind, string> = {
  carpet: 'Carpet',
  hard: 'A hard floor',
  ramp: 'A higher or lower floor',
};

type DoorwayFieldsProps = {
  called: string;
  doorway: DoorwayDraft;
  /** The rooms that can be on its other side. */
  neighbours: NamedRoom[];
  /** Of its bar by kind, in pounds. */
  prices: Record<DoorwayKind, number> | undefined;
  onChange: (changed: Partial<DoorwayDraft>) => void;
  onRemove: () => void;
};

/** The fields of one doorway: its width, the floor next to it, and the room it leads to. */
export function DoorwayFields(props: DoorwayFieldsProps) {
  const { called, doorway, neighbours, prices, onChange, onRemove } = props;
  const id = useId();
  const problem = findWidthProblem(doorway.width);
  return (
    <fieldset data-doorway className="mt-3 min-w-0 rounded bg-mist px-3 pb-3">
      <legend className="sr-only">{called}</legend>
      <div className="grid gap-3 pt-3 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <label htmlFor={id} className="mb-1 block text-sm font-semibold">
            Width (m)
          </label>
          <NumberInput
            id={id}
            inputMode="decimal"
            min="0.3"
            step="0.01"
            placeholder={String(usualDoorway.width)}
            value={doorway.width}
            onChange={({ target }) => onChange({ width: target.value })}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            className="w-full"
          />
          {problem && (
            <p id={`${id}-problem`} className="mt-1 text-sm text-error">
              {problem}
            </p>
          )}
        </div>
        <SelectField
          label="Floor on the other side"
          value={doorway.kind}
          onChange={({ target }) => {
            const kind = doorwayKinds.find((each) => each === target.value);
            if (kind) onChange({ kind });
          }}
        >
          {doorwayKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
              {prices && ` (bar ${formatPounds(prices[kind])})`}
            </option>
          ))}
        </SelectField>
        {neighbours.length > 0 && (
          <SelectField
            label="Leads to"
            value={doorway.sharedWith ?? ''}
            onChange={({ target }) =>
              onChange({ sharedWith: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">Somewhere else</option>
            {neighbours.map((room) => (
              <option key={room.id} value={room.id}>
                {room.name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove ${called}`}
        className="mt-1 -ml-1 inline-flex min-h-11 items-center gap-1.5 rounded px-1 text-base font-semibold text-ink-soft hover:text-ink"
      >
        <X size={18} aria-hidden="true" />
        Remove
      </button>
    </fieldset>
  );
}
