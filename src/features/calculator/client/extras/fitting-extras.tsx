import { type ReactNode, useId } from 'react';
import { formatPounds } from '#platform/units/pounds.ts';
import { maxDoorTrims } from '../../limits.ts';
import { NumberInput } from '../number-input.tsx';
import type { PanelSectionProps } from './panel-props.ts';
import { boxClass, boxInputClass, PanelSection } from './panel-section.tsx';

const provisional = 'A provisional sum, confirmed at the visit.';

/** The work that a customer can add to the fitting. */
export function FittingExtras({ extras, prices, rooms, onChange }: PanelSectionProps) {
  const describe = (price: number | undefined, unit: string) =>
    price === undefined ? '' : `${formatPounds(price)}${unit}`;
  const minimum = prices && `, at least ${formatPounds(prices.upliftMinimum)}`;
  const roomsOf = (name: 'plywood' | 'levelling') => ({
    rooms,
    chosen: extras[name],
    onChange: (ids: number[]) => onChange({ [name]: ids }),
  });
  return (
    <PanelSection
      title="Jobs we can do for you"
      note="Tick only what you need: each has a line of its own in your estimate."
    >
      <label className={boxClass}>
        <input
          type="checkbox"
          checked={extras.uplift}
          onChange={({ target }) => onChange({ uplift: target.checked })}
          className={boxInputClass}
        />
        <span className="min-w-0">
          <span className="block font-semibold">Take up and dispose of the old floor</span>
          <span className="block text-base text-ink-soft tabular-nums">
            {describe(prices?.uplift, '/m²')}
            {minimum}
          </span>
        </span>
      </label>
      <CountField
        label="Rooms with furniture to move"
        note={describe(prices?.furniture, ' a room')}
        max={rooms.length}
        value={extras.furnitureRooms}
        onChange={(furnitureRooms) => onChange({ furnitureRooms })}
      />
      <CountField
        label="Doors to trim"
        note={describe(prices?.doorTrim, ' each')}
        max={maxDoorTrims}
        value={extras.doorTrims}
        onChange={(doorTrims) => onChange({ doorTrims })}
      />
      <RoomChoice title="Plywood over uneven boards" {...roomsOf('plywood')}>
        {describe(prices?.plywood, '/m². ')}
        {provisional}
      </RoomChoice>
      <RoomChoice title="Levelling a floor that isn’t flat" {...roomsOf('levelling')}>
        {describe(prices?.levelling, '/m². ')}
        {provisional}
      </RoomChoice>
    </PanelSection>
  );
}

type CountFieldProps = {
  label: string;
  note: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
};

function CountField({ label, note, max, value, onChange }: CountFieldProps) {
  const id = useId();
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 rounded border border-line-strong bg-white py-1.5 pr-2 pl-4">
      <div className="min-w-0">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <p id={`${id}-note`} className="text-base text-ink-soft tabular-nums">
          {note}
        </p>
      </div>
      <NumberInput
        id={id}
        inputMode="numeric"
        min="0"
        max={max}
        step="1"
        placeholder="0"
        value={value === 0 ? '' : value}
        onChange={({ target }) => onChange(readCount(target.value, max))}
        aria-describedby={`${id}-note`}
        className="w-20 shrink-0 text-right"
      />
    </div>
  );
}

function readCount(text: string, max: number): number {
  const count = Math.floor(Number(text));
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), max) : 0;
}

type RoomChoiceProps = {
  title: string;
  rooms: PanelSectionProps['rooms'];
  /** Ids of the chosen rooms. */
  chosen: number[];
  onChange: (ids: number[]) => void;
  children: ReactNode;
};

/** The rooms in which something is to be done. */
function RoomChoice({ title, rooms, chosen, onChange, children }: RoomChoiceProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={id}
      className="min-w-0 rounded border border-line-strong bg-white px-4 pb-2"
    >
      <legend className="float-left w-full pt-2 font-semibold">{title}</legend>
      <p id={id} className="clear-both text-base text-ink-soft tabular-nums">
        {children}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {rooms.map((room) => (
          <label key={room.id} className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(room.id)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, room.id]
                    : chosen.filter((other) => other !== room.id),
                )
              }
              className="size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0 wrap-anywhere">{room.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
