import { RoomList, type RoomListProps } from './room-list.tsx';

/** Step 1: names and sizes of the rooms. */
export function RoomsStep(props: RoomListProps) {
  return (
    <>
      <p className="mb-6 max-w-[68ch] text-ink-soft">
        Measure at the widest point, doorway included; the rest of an L-shape, a bay or an alcove is
        added as a part. Roughly will do: we measure again before anything is cut.
      </p>
      <RoomList {...props} />
    </>
  );
}
