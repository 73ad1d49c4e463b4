import { Plus } from 'lucide-react';
import { type Dispatch, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { phone } from '#features/business/facts.ts';
import { limits } from '../../limits.ts';
import type { CalculatorAction } from '../state/calculator-state.ts';
import { nameRooms, type RoomDraft } from '../state/room-drafts.ts';
import { RoomFields } from './room-fields.tsx';

export type RoomListProps = {
  rooms: RoomDraft[];
  isChecked: boolean;
  dispatch: Dispatch<CalculatorAction>;
};

/** The fields of all rooms, which can be added and removed. */
export function RoomList({ rooms, isChecked, dispatch }: RoomListProps) {
  const lastName = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [news, setNews] = useState('');
  const names = nameRooms(rooms);
  const isFull = rooms.length >= limits.rooms;

  const add = () => {
    flushSync(() => dispatch({ type: 'roomAdded' }));
    lastName.current?.focus();
    lastName.current?.select();
  };
  const remove = (room: RoomDraft) => {
    dispatch({ type: 'roomRemoved', id: room.id });
    setNews(`${names[rooms.indexOf(room)]} removed`);
    addButton.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {rooms.map((room, index) => (
          <RoomFields
            key={room.id}
            room={room}
            called={names[index] ?? ''}
            index={index}
            isChecked={isChecked}
            nameField={index === rooms.length - 1 ? lastName : undefined}
            onChange={(field, value) =>
              dispatch({ type: 'roomChanged', id: room.id, field, value })
            }
            onRemove={rooms.length > 1 ? () => remove(room) : undefined}
          />
        ))}
        <div className="flex flex-col border-t border-line-strong pt-4">
          <button
            ref={addButton}
            type="button"
            onClick={add}
            aria-disabled={isFull || undefined}
            className="flex min-h-14 grow items-center justify-center gap-2 rounded border border-dashed border-line-strong px-4 font-semibold text-brand hover:border-brand hover:bg-mist aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft md:max-h-32 md:min-h-24"
          >
            <Plus size={20} aria-hidden="true" />
            Add Room
          </button>
          {isFull && (
            <p className="mt-2 text-base">
              {limits.rooms} rooms is the most we can price here. For more, call{' '}
              <a href={phone.href} className="font-semibold text-chalk underline">
                {phone.display}
              </a>
              .
            </p>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}
