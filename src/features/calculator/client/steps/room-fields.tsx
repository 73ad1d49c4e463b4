import { X } from 'lucide-react';
import { type RefObject, Suspense, useId, useState } from 'react';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { formatArea } from '#platform/units/areas.ts';
import { limits } from '../../limits.ts';
import { measureArea, readShape } from '../drafts/measure-draft.ts';
import {
  addPart,
  canAddPart,
  chooseShape,
  type RoomDraft,
  type RoomField,
} from '../drafts/room-drafts.ts';
import { roomColour } from '../drawing/room-colours.ts';
import { RoomPlan } from '../drawing/room-plan.tsx';
import { useUnit } from '../units/unit-context.ts';
import { besidePlan } from './beside-plan.ts';
import { ShapePicker } from './shape-picker.tsx';
import { SideField } from './side-field.tsx';

const ShapeFields = lazyComponent(() => import('./shape-fields.tsx'));
const PartFields = lazyComponent(() => import('./part-fields.tsx'));
const StairsFields = lazyComponent(() => import('./stairs-fields.tsx'));

type RoomFieldsProps = {
  room: RoomDraft;
  /** The room's name, or its number where the name is empty. */
  called: string;
  index: number;
  /** Whether empty sides are errors. */
  isChecked: boolean;
  /** The name of the room before it, with which it can be laid as one. */
  before?: string;
  nameField?: RefObject<HTMLInputElement | null>;
  onChange: (field: RoomField, value: string) => void;
  onReplace: (room: RoomDraft) => void;
  onRemove?: () => void;
};

/** The fields of one room: name, two sides with its parts and a drawing, or those of stairs. */
export function RoomFields({
  room,
  called,
  index,
  isChecked,
  before,
  nameField,
  onChange,
  onReplace,
  onRemove,
}: RoomFieldsProps) {
  const id = useId();
  const unit = useUnit();
  const [activeSide, setActiveSide] = useState<'length' | 'width'>();
  const side = (field: 'length' | 'width') => ({
    name: `room-${room.id}-${field}`,
    value: room[field],
    what: `the ${field} of ${called}`,
    isChecked,
    onChange: (value: string) => onChange(field, value),
    onFocus: () => setActiveSide(field),
    onBlur: () => setActiveSide(undefined),
  });
  const [isAdding, setIsAdding] = useState(false);
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
      {!room.stairs && (
        <ShapePicker
          name={`room-${room.id}-shape`}
          called={called}
          chosen={room.shape?.kind ?? 'rectangle'}
          onChoose={(kind) => onReplace(chooseShape(room, kind))}
        />
      )}
      {room.stairs ? (
        <Suspense>
          <StairsFields room={room} isChecked={isChecked} onReplace={onReplace} />
        </Suspense>
      ) : room.shape ? (
        <Suspense>
          <ShapeFields
            room={room}
            called={called}
            isChecked={isChecked}
            ink={roomColour(index)}
            onReplace={onReplace}
          >
            <RoomArea room={room} />
          </ShapeFields>
        </Suspense>
      ) : (
        <div className={besidePlan(unit)}>
          <div className="space-y-3">
            <SideField label="Length" {...side('length')} />
            <SideField label="Width" {...side('width')} />
          </div>
          <div>
            <RoomPlan
              room={readShape(room)}
              sides={room}
              activeSide={activeSide}
              ink={roomColour(index)}
              label={`Plan of ${called}`}
              className="h-auto w-full"
            />
            <RoomArea room={room} />
          </div>
        </div>
      )}
      {room.parts && room.parts.length > 0 && (
        <Suspense>
          <PartFields
            room={room}
            called={called}
            isChecked={isChecked}
            isAdding={isAdding}
            ink={roomColour(index)}
            onReplace={onReplace}
          />
        </Suspense>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
        {room.stairs ? (
          <RoomArea room={room} />
        ) : (
          canAddPart(room) && (
            <button
              type="button"
              onClick={() => {
                setIsAdding(true);
                onReplace(addPart(room));
              }}
              className="min-h-11 text-base font-semibold link"
            >
              Add an extra piece<span className="sr-only"> to {called}</span> (bay, alcove)
            </button>
          )
        )}
        {before && (
          <label className="flex min-h-11 items-center gap-2 text-base">
            <input
              type="checkbox"
              name={`room-${room.id}-joined`}
              checked={room.isJoined ?? false}
              onChange={(event) => onReplace({ ...room, isJoined: event.target.checked })}
              className="size-5 accent-brand"
            />
            <span className="wrap-anywhere">Same carpet carries on from {before}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

function RoomArea({ room }: { room: RoomDraft }) {
  return (
    <p className="mt-1 text-right text-base text-ink-soft">
      Area{' '}
      <span className="font-semibold text-ink tabular-nums">{formatArea(measureArea(room))}</span>
    </p>
  );
}
