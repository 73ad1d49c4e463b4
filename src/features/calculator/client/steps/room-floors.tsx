import { type Dispatch, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { controlClass } from '#platform/client/ui/field.tsx';
import type { Flooring } from '../drafts/chosen-product.ts';
import { nameRooms, type RoomDraft } from '../drafts/room-drafts.ts';
import type { CalculatorAction } from '../state/calculator-state.ts';
import { floors } from '../state/floors.ts';
import type { RenderFloorPicker } from './floor-choice.tsx';

type RoomFloorsProps = {
  rooms: RoomDraft[];
  renderPicker?: RenderFloorPicker | undefined;
  dispatch: Dispatch<CalculatorAction>;
};

const [same, exact, picked] = ['same', 'exact', 'picked'];

/** A floor for each room that is to have another one than the rest. */
export function RoomFloors({ rooms, renderPicker, dispatch }: RoomFloorsProps) {
  const [pickingFor, setPickingFor] = useState<RoomDraft>();
  const names = nameRooms(rooms);
  const setFloor = ({ floor: _before, ...room }: RoomDraft, floor: RoomDraft['floor']) =>
    dispatch({ type: 'roomReplaced', room: { ...room, ...(floor && { floor }) } });
  const choose = (room: RoomDraft, value: string) => {
    if (value === exact) setPickingFor(room);
    else if (value !== picked)
      setFloor(room, value === same ? undefined : { flooring: value as Flooring });
  };
  return (
    <details className="max-w-2xl" open={rooms.some(({ floor }) => floor) || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        A different floor in one of the rooms?
      </summary>
      <ul className="mt-2 border-t border-line">
        {rooms.map((room, index) => (
          <li
            key={room.id}
            className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]"
          >
            <label htmlFor={`room-${room.id}-floor`} className="font-medium wrap-anywhere">
              {names[index]}
              <span className="sr-only">: floor</span>
            </label>
            <select
              id={`room-${room.id}-floor`}
              className={controlClass}
              value={room.floor ? (room.floor.product ? picked : room.floor.flooring) : same}
              onChange={({ target }) => choose(room, target.value)}
            >
              <option value={same}>Same as the others</option>
              {floors.map(({ type, name }) => (
                <option key={type} value={type}>
                  {name}
                </option>
              ))}
              {room.floor?.product && <option value={picked}>{room.floor.product.name}</option>}
              {renderPicker && <option value={exact}>Pick an exact carpet or floor…</option>}
            </select>
          </li>
        ))}
      </ul>
      {/* Outside the calculator's form, which Enter in the search would send. */}
      {pickingFor &&
        renderPicker &&
        createPortal(
          <Suspense>
            {renderPicker({
              onChoose: (product) => {
                setFloor(pickingFor, { flooring: product.flooringType, product });
                setPickingFor(undefined);
              },
              onClose: () => setPickingFor(undefined),
            })}
          </Suspense>,
          document.body,
        )}
    </details>
  );
}
