import { toMetres } from '#platform/units/lengths.ts';
import type { EstimateRequest } from '../../../contract.ts';
import type { RoomRecord } from '../../conversation/record.ts';
import type { StatedPart } from '../../nlu/parsed-message.ts';

type Placement = NonNullable<EstimateRequest['rooms'][number]['parts']>;
type Side = Placement[number]['side'];

/** Parts along one wall: the first at its beginning, the second at its end. */
function placeOn(side: Side, wallMm: number, parts: readonly StatedPart[]): Placement | undefined {
  const used = parts.reduce((sum, { widthMm }) => sum + widthMm, 0);
  if (parts.length > 1 ? used >= wallMm : used > wallMm) return undefined;
  return parts.map(({ widthMm, depthMm }, at) => ({
    side,
    start: toMetres(at === 0 ? 0 : wallMm - widthMm),
    width: toMetres(widthMm),
    depth: toMetres(depthMm),
  }));
}

const maxParts = 3;
const maxOnWall = 2;
/** Walls along the length, and along the width; what is placed second goes opposite. */
const walls = { length: ['top', 'bottom'], width: ['right', 'left'] } as const;
type Direction = keyof typeof walls;

/** Whether parts may lie on a wall, which is the long or the short one. */
function isAllowed(
  { lengthMm, widthMm }: RoomRecord,
  parts: readonly StatedPart[],
  direction: Direction,
): boolean {
  if (lengthMm === widthMm) return true;
  const own = lengthMm > widthMm === (direction === 'length') ? 'long' : 'short';
  return parts.every(({ wall }) => wall === undefined || wall === own);
}

/** Every way to add parts of one name, which share a wall, to those that are placed. */
function addGroup(
  room: RoomRecord,
  placed: readonly Placement[],
  parts: readonly StatedPart[],
): Placement[] {
  const directions = (['length', 'width'] as const).filter((one) => isAllowed(room, parts, one));
  return placed.flatMap((before) =>
    directions.flatMap((direction) => {
      const side = walls[direction].find((one) => before.every((part) => part.side !== one));
      const wallMm = direction === 'length' ? room.lengthMm : room.widthMm;
      const way = side && placeOn(side, wallMm, parts);
      return way ? [[...before, ...way]] : [];
    }),
  );
}

/**
 * Every way in which the parts of a room may lie, as far as nobody has said which; none for a plain rectangle. Alcoves
 * share a wall, and a bay is on another one.
 */
export function waysToPlace(room: RoomRecord): Placement[] {
  const { parts = [] } = room;
  if (parts.length === 0) return [];
  const own = parts.slice(0, maxParts);
  const turned = own.some(({ name }) => name === 'L')
    ? [own, own.map((one) => ({ ...one, widthMm: one.depthMm, depthMm: one.widthMm }))]
    : [own];
  return turned.flatMap((each) =>
    [...Map.groupBy(each, ({ name }) => name).values()].reduce<Placement[]>(
      (placed, group) => addGroup(room, placed, group.slice(0, maxOnWall)),
      [[]],
    ),
  );
}
