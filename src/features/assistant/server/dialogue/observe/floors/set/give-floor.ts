import type {
  ConversationRecord,
  FloorChoice,
  RoomRecord,
} from '../../../../conversation/record.ts';
import { isPastCheap } from '../../../products/conditions/wish-for-cheap.ts';
import { productMeant } from './product-meant.ts';

/**
 * Gives a room a floor. A kind alone, "new carpet in the bedrooms", takes no product of that kind away, and "back to
 * carpet" brings it back, unless the text asks for the standard one.
 */
export function giveFloor(
  record: ConversationRecord,
  room: RoomRecord,
  floor: FloorChoice,
  text: string,
): void {
  // A floor that was laid because it costs little is no other room's once that is not wished for.
  const before = room.floor ?? (isPastCheap(record, record.floor) ? undefined : record.floor);
  const meant = productMeant(record, floor, text, [before, room.floorBefore]);
  if (before?.slug) room.floorBefore = before;
  room.floor = meant;
  delete room.floorOr;
}
