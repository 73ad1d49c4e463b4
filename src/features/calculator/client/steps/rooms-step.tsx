import { UnitContext, useStoredUnit } from '../units/unit-context.ts';
import { RoomList, type RoomListProps } from './room-list.tsx';
import { UnitChoice } from './unit-choice.tsx';

/** Step 1: names, shapes and sizes of the rooms. */
export function RoomsStep(props: RoomListProps) {
  const [unit, chooseUnit] = useStoredUnit();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <p className="max-w-[60ch] text-ink-soft">
          Pick the shape of each room and measure its walls, doorway included. Roughly will do: we
          measure again before anything is cut.
        </p>
        <UnitChoice unit={unit} onChoose={chooseUnit} />
      </div>
      <UnitContext value={unit}>
        <RoomList {...props} />
      </UnitContext>
    </>
  );
}
