import type { ConversationRecord, FloorChoice, RoomRecord } from '../../../conversation/record.ts';

const asksStandard =
  /\b(?:standard|normal|ordinary|any|plain|premium|basic|different|another|other)\b/i;

/** Whether a kind alone may mean a product: sheet vinyl is no LVT, but LVT is called vinyl. */
const isMeantBy = ({ kind }: FloorChoice, product: FloorChoice | undefined): boolean =>
  product?.slug !== undefined &&
  (product.kind === kind || (kind === 'vinyl' && product.kind === 'lvt'));

/**
 * Gives a room a floor. A kind alone, "new carpet in the bedrooms", takes no product of that kind away, and "back to
 * carpet" brings it back, unless the text asks for the standard one.
 */
export function giveFloor(
  record: Pick<ConversationRecord, 'floor'>,
  room: RoomRecord,
  floor: FloorChoice,
  text: string,
): void {
  const before = room.floor ?? record.floor;
  const product = floor.slug
    ? undefined
    : [before, room.floorBefore].find((one) => isMeantBy(floor, one));
  if (before?.slug) room.floorBefore = before;
  room.floor = product && !asksStandard.test(text) ? product : floor;
}
