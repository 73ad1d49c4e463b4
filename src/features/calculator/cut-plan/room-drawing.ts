import { type Laying, type RoomSize, trimMm } from './laying.ts';

/**
 * A join on the drawing of a room, from one end to the other, in mm from the corner where the room's
 * length (x) and width (y) begin. A seam runs with the pile, a cross-join across it.
 */
export type Join = {
  kind: 'seam' | 'cross';
  x1Mm: number;
  y1Mm: number;
  x2Mm: number;
  y2Mm: number;
};

/** A room as it is laid, without trim: the pile runs along its length (x) or its width (y). */
export type RoomLayout = {
  room: number;
  lengthMm: number;
  widthMm: number;
  pileAlong: 'length' | 'width';
  joins: Join[];
};

/**
 * Calculates where the joins of a room are. Half the trim is at each wall; a fill narrower than the trim
 * is moved outwards by half its width, so that its seam is visible inside the room.
 */
export function drawRoom(
  room: number,
  size: RoomSize,
  laying: Laying,
  rollWidthMm: number,
): RoomLayout {
  const { lengthMm, widthMm } = size;
  const isLengthLonger = lengthMm >= widthMm;
  const pileAlong = (laying.runsAlong === 'longer') === isLengthLonger ? 'length' : 'width';
  const [alongMm, acrossMm] = pileAlong === 'length' ? [lengthMm, widthMm] : [widthMm, lengthMm];
  const joins: Join[] = [];
  const addJoin = (kind: Join['kind'], u1: number, v1: number, u2: number, v2: number) => {
    // u runs along the pile, v across it.
    const ends = { x1Mm: u1, y1Mm: v1, x2Mm: u2, y2Mm: v2 };
    const turned = { x1Mm: v1, y1Mm: u1, x2Mm: v2, y2Mm: u2 };
    joins.push({ kind, ...(pileAlong === 'length' ? ends : turned) });
  };
  const fillWidthMm = laying.part?.widthMm ?? trimMm;
  const behindWallMm = fillWidthMm < trimMm ? trimMm - Math.floor(fillWidthMm / 2) : trimMm / 2;
  const seams = laying.fullWidths - (laying.part ? 0 : 1);
  for (let i = 1; i <= seams; i++) {
    const v = i * rollWidthMm - behindWallMm;
    addJoin('seam', 0, v, alongMm, v);
  }
  for (let i = 1; i <= laying.crossJoins; i++) {
    const u = i * (laying.part?.lengthMm ?? 0) - trimMm / 2;
    addJoin('cross', u, seams * rollWidthMm - behindWallMm, u, acrossMm);
  }
  return { room, lengthMm, widthMm, pileAlong, joins };
}
