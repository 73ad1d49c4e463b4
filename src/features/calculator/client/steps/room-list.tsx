import { Plus } from 'lucide-react';
import { type Dispatch, type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firm } from '#features/business/firm.ts';
import { limits } from '../../limits.ts';
import { nameRooms, type RoomDraft } from '../drafts/room-drafts.ts';
import type { CalculatorAction } from '../state/calculator-state.ts';
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

  const add = (type: 'roomAdded' | 'stairsAdded') => {
    flushSync(() => dispatch({ type }));
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
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 md:gap-y-8">
        {rooms.map((room, index) => (
          <RoomFields
            key={room.id}
            room={room}
            called={names[index] ?? ''}
            index={index}
            isChecked={isChecked}
            before={names[index - 1]}
            nameField={index === rooms.length - 1 ? lastName : undefined}
            onChange={(field, value) =>
              dispatch({ type: 'roomChanged', id: room.id, field, value })
            }
            onReplace={(changed) => dispatch({ type: 'roomReplaced', room: changed })}
            onRemove={rooms.length > 1 ? () => remove(room) : undefined}
          />
        ))}
        <div className="border-t border-line-strong pt-4">
          <div className="grid grid-cols-[3fr_2fr] gap-3">
            <AddButton ref={addButton} isFull={isFull} onClick={() => add('roomAdded')}>
              Add Room
            </AddButton>
            <AddButton isFull={isFull} onClick={() => add('stairsAdded')}>
              Add stairs
            </AddButton>
          </div>
          {isFull && (
            <p className="mt-2 text-base">
              {limits.rooms} rooms is the most we can price here. For more, call{' '}
              <a href={firm().phone.href} className="font-semibold text-chalk underline">
                {firm().phone.display}
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

type AddButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  isFull: boolean;
  onClick: () => void;
  children: ReactNode;
};

function AddButton({ ref, isFull, onClick, children }: AddButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onClick}
      aria-disabled={isFull || undefined}
      className="flex min-h-14 items-center justify-center gap-2 rounded border border-dashed border-line-strong px-3 font-semibold text-brand hover:border-brand hover:bg-mist aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft md:min-h-24"
    >
      <Plus size={20} aria-hidden="true" />
      {children}
    </button>
  );
}
