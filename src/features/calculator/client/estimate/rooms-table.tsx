import { formatArea } from '#platform/units/areas.ts';
import type { Estimate } from '../../contract.ts';
import { nameFloors } from '../../describe-estimate.ts';
import { describeRoom } from '../describe-room.ts';
import { RoomRow, RoomsHead, RoomsTotal } from './room-row.tsx';

type RoomsTableProps = { estimate: Pick<Estimate, 'rooms' | 'totalArea' | 'floors'> };

/** The rooms of an estimate. */
export function RoomsTable({ estimate: { rooms, totalArea, floors } }: RoomsTableProps) {
  return (
    <table className="w-full max-w-3xl text-left">
      <RoomsHead />
      <tbody>
        {rooms.map((room, index) => (
          <RoomRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored list; ids are the visitor's own and may repeat
            key={index}
            name={room.name}
            floor={
              room.floor === undefined
                ? undefined
                : floors?.[room.floor] && nameFloors(floors[room.floor] as Estimate)
            }
            figures={{ size: describeRoom(room), area: formatArea(room.area) }}
          />
        ))}
      </tbody>
      <RoomsTotal area={formatArea(totalArea)} />
    </table>
  );
}
