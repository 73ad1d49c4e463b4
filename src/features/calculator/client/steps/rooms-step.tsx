import { UnitContext, useStoredUnit } from '../units/unit-context.ts';
import { RoomList, type RoomListProps } from './room-list.tsx';
import { UnitChoice } from './unit-choice.tsx';

/** Step 1: names, shapes and sizes of the rooms. */
export function RoomsStep(props: RoomListProps) {
  const [unit, chooseUnit] = useStoredUnit();
  return (
    <>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <p className="max-w-[60ch] text-ink-soft">
          Pick each room’s shape and measure its walls. Roughly will do: we measure again.
        </p>
        <UnitChoice unit={unit} onChoose={chooseUnit} />
      </div>
      <UnitContext value={unit}>
        <RoomList {...props} />
      </UnitContext>
    </>
  );
}
