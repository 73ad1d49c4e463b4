import { type Laying, listLayings, type RoomSize } from './laying.ts';
import { drawRoom, type RoomLayout } from './room-drawing.ts';
import { searchPlan } from './search-plan.ts';
import { divideHalfUp } from './whole-numbers.ts';

/**
 * A piece to cut, with trim, in mm: x across the roll, y along it. `room` is the index of its room. A
 * room in one piece is 'whole'; others are full-width drops and one fill.
 */
export type Piece = {
  room: number;
  kind: 'whole' | 'drop' | 'fill';
  xMm: number;
  yMm: number;
  widthMm: number;
  lengthMm: number;
};

/**
 * The pieces to cut off one roll. `lengthMm` is the length to buy, `wastePercent` the share of the
 * purchase that is not net floor, to one decimal; `crossJoins` are the head-to-tail joins in fills,
 * `seamLengthMm` the length of all joins with trim, by which plans are compared; `roomLayouts` is in the
 * order of the rooms.
 */
export type CutPlan = {
  rollWidthMm: number;
  lengthMm: number;
  boughtMm2: number;
  wastePercent: number;
  crossJoins: number;
  seamLengthMm: number;
  pieces: Piece[];
  roomLayouts: RoomLayout[];
};

/**
 * Finds the cut plan with the least roll length, then the fewest cross-joins, then the least seam length.
 * Without cross-joins every seam runs the full length of its drop.
 * @throws RangeError unless there is a room and every measure is a whole number of mm above 0
 */
export function planCuts(
  rooms: RoomSize[],
  rollWidthMm: number,
  { allowsCrossJoins = true } = {},
): CutPlan {
  const measures = [rollWidthMm, ...rooms.flatMap((room) => [room.lengthMm, room.widthMm])];
  if (rooms.length === 0 || !measures.every((each) => Number.isSafeInteger(each) && each > 0)) {
    throw new RangeError(
      'A cut plan needs rooms and a roll measured in whole millimetres above 0.',
    );
  }
  // Searched largest first, so that neither the order of the rooms nor a turned room matters.
  const order = rooms.map((_, index) => index).sort((a, b) => compareSize(rooms, a, b));
  const layings = order.map((index) =>
    listLayings(rooms[index] as RoomSize, rollWidthMm, allowsCrossJoins),
  );
  const found = searchPlan(layings, rollWidthMm);

  const laid = order.map((room, i) => {
    const laying = layings[i]?.[found.layings[i] as number] as Laying;
    return { room, laying, places: found.places[i] ?? [] };
  });
  const pieces = cutPieces(laid, rollWidthMm);
  const roomLayouts = laid
    .map(({ room, laying }) => drawRoom(room, rooms[room] as RoomSize, laying, rollWidthMm))
    .sort((a, b) => a.room - b.room);
  const { lengthMm, crossJoins, seamLengthMm } = found.cost;
  const boughtMm2 = lengthMm * rollWidthMm;
  const netMm2 = rooms.reduce((sum, room) => sum + room.lengthMm * room.widthMm, 0);
  const wastePercent = divideHalfUp((boughtMm2 - netMm2) * 1000, boughtMm2) / 10;
  const figures = { rollWidthMm, lengthMm, boughtMm2, wastePercent, crossJoins, seamLengthMm };
  return { ...figures, pieces, roomLayouts };
}

function compareSize(rooms: RoomSize[], a: number, b: number): number {
  const sides = (index: number) => {
    const { lengthMm, widthMm } = rooms[index] as RoomSize;
    return [Math.max(lengthMm, widthMm), Math.min(lengthMm, widthMm)] as const;
  };
  const [longerA, shorterA] = sides(a);
  const [longerB, shorterB] = sides(b);
  return longerB - longerA || shorterB - shorterA || a - b;
}

type LaidRoom = { room: number; laying: Laying; places: { xMm: number; yMm: number }[] };

/** Lists the pieces of all rooms: full widths come off the roll first, then what is packed side by side. */
function cutPieces(laid: LaidRoom[], rollWidthMm: number): Piece[] {
  const pieces: Piece[] = [];
  let yMm = 0;
  for (const { room, laying } of laid) {
    const kind = laying.fullWidths === 1 && !laying.part ? 'whole' : 'drop';
    const size = { widthMm: rollWidthMm, lengthMm: laying.dropLengthMm };
    for (let i = 0; i < laying.fullWidths; i++) {
      pieces.push({ room, kind, xMm: 0, yMm, ...size });
      yMm += laying.dropLengthMm;
    }
  }
  const bandsMm = yMm;
  const packed = laid.flatMap(({ room, laying, places }) =>
    places.map((place): Piece => {
      const { widthMm = 0, lengthMm = 0 } = laying.part ?? {};
      const kind = laying.fullWidths === 0 ? 'whole' : 'fill';
      return { room, kind, xMm: place.xMm, yMm: bandsMm + place.yMm, widthMm, lengthMm };
    }),
  );
  packed.sort((a, b) => a.yMm - b.yMm || a.xMm - b.xMm);
  return [...pieces, ...packed];
}
