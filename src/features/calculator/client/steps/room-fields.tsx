import { X } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { limits } from '../../limits.ts';
import { roomColour } from '../drawing/room-colours.ts';
import { RoomPlan } from '../drawing/room-plan.tsx';
import { formatArea } from '../figures.ts';
import { measureArea, parseMetres, type RoomDraft, type RoomField } from '../state/room-drafts.ts';
import { SideField } from './side-field.tsx';

type RoomFieldsProps = {
  room: RoomDraft;
  /** The room's name, or its number where the name is empty. */
  called: string;
  index: number;
  /** Whether empty sides are errors. */
  isChecked: boolean;
  nameField?: RefObject<HTMLInputElement | null>;
  onChange: (field: RoomField, value: string) => void;
  onRemove?: () => void;
};

/** The fields of one room: name, two sides and a drawing. */
export function RoomFields({
  room,
  called,
  index,
  isChecked,
  nameField,
  onChange,
  onRemove,
}: RoomFieldsProps) {
  const id = useId();
  const side = (field: 'length' | 'width') => ({
    name: `room-${room.id}-${field}`,
    value: room[field],
    missing: isChecked ? `Enter the ${field} of ${called} in metres` : undefined,
    onChange: (value: string) => onChange(field, value),
  });
  return (
    <fieldset className="min-w-0 border-t border-line-strong pt-4">
      <legend className="sr-only">{called}</legend>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="block text-sm font-medium">
            Room name
          </label>
          <input
            ref={nameField}
            id={id}
            name={`room-${room.id}-name`}
            value={room.name}
            maxLength={limits.roomName}
            autoComplete="off"
            onChange={(event) => onChange('name', event.target.value)}
            className="mt-1 h-11 w-full rounded border border-line-strong bg-white px-3 font-semibold"
          />
        </div>
        {onRemove && (
          <button
            type="button"
            onClick={onRemove}
            aria-label={`Remove ${called}`}
            className="inline-flex h-11 items-center gap-1.5 rounded px-3 text-base font-semibold text-ink-soft hover:bg-mist hover:text-ink"
          >
            <X size={18} aria-hidden="true" />
            Remove
          </button>
        )}
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_10rem] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <div className="space-y-3">
          <SideField label="Length" {...side('length')} />
          <SideField label="Width" {...side('width')} />
        </div>
        <div>
          <RoomPlan
            length={parseMetres(room.length)}
            width={parseMetres(room.width)}
            ink={roomColour(index)}
            label={`Plan of ${called}`}
            className="h-auto w-full"
          />
          <p className="mt-1 text-right text-base text-ink-soft">
            Area{' '}
            <span className="font-semibold text-ink tabular-nums">
              {formatArea(measureArea(room))}
            </span>
          </p>
        </div>
      </div>
    </fieldset>
  );
}
