import { formatArea } from '#platform/units/areas.ts';
import type { Estimate } from '../../contract.ts';
import { describeRoom } from '../describe-room.ts';
import { RoomRow, RoomsHead, RoomsTotal } from './room-row.tsx';

type RoomsTableProps = { rooms: Estimate['rooms']; totalArea: number };

/** The rooms of an estimate. */
export function RoomsTable({ rooms, totalArea }: RoomsTableProps) {
  return (
    <table className="w-full max-w-3xl text-left">
      <RoomsHead />
      <tbody>
        {rooms.map((room, index) => (
          <RoomRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored list; ids are the visitor's own and may repeat
            key={index}
            name={room.name}
            figures={{ size: describeRoom(room), area: formatArea(room.area) }}
          />
        ))}
      </tbody>
      <RoomsTotal area={formatArea(totalArea)} />
    </table>
  );
}
