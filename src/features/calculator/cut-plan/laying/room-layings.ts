import {
  type CutPiece,
  type Join,
  type Laying,
  maxPieceMm,
  minFillMm,
  type PileDirection,
  trimMm,
} from './laying.ts';
import { measureLead, measureMaxPiece, type PatternRepeat, roundToRepeat } from './pattern.ts';
import { boundRoom, listRects, type RoomRect, type RoomSize } from './spaces.ts';
import { divideUp } from './whole-numbers.ts';

export type FloorRules = { allowsCrossJoins: boolean; pattern?: PatternRepeat | undefined };

const directions: readonly PileDirection[] = ['length', 'width'];

/**
 * Every admissible way of laying a room off a roll: if it has parts, as the rectangle around it or
 * rectangle by rectangle. A rectangle wider than the roll gets full-width drops and one fill at least
 * 30 cm wide. The fill of one rectangle of the room may be in two lengths, if that rectangle could not be
 * laid in one piece. A room has at most one cross-join, save where a drop is longer than a roll. A pattern
 * runs on from the room into its parts.
 *
 * What is allowed for a larger rectangle is allowed for a smaller one, cut as large as the smallest for which
 * it is: else a room that just outgrows the roll could become cheaper by it.
 */
export function listRoomLayings(room: RoomSize, rollWidthMm: number, floor: FloorRules): Laying[] {
  const rects = listRects(room);
  const covers = rects.length > 1 ? [[boundRoom(room)], rects] : [rects];
  return directions.flatMap((pileAlong) =>
    covers.flatMap((cover) => layRects(cover, rects, pileAlong, rollWidthMm, floor)),
  );
}

/** A rectangle of a room as it is laid, with the joins inside it. */
type LaidRect = Pick<Laying, 'drops' | 'parts' | 'joins' | 'seamLengthMm'>;

function layRects(
  cover: RoomRect[],
  rects: RoomRect[],
  pileAlong: PileDirection,
  rollWidthMm: number,
  floor: FloorRules,
): Laying[] {
  const [first, ...others] = cover;
  const edges = others.map((rect) => joinToRoom(rect, first as RoomRect, pileAlong));
  const edgeCrossJoins = edges.filter(({ kind }) => kind === 'cross').length;
  if (edgeCrossJoins > (floor.allowsCrossJoins ? 1 : 0)) return [];
  const lay = (rect: RoomRect, isCut: boolean) => {
    const start = findPatternStart(rect, first as RoomRect, pileAlong, rollWidthMm);
    return layRect(rect, pileAlong, rollWidthMm, isCut, { ...start, pattern: floor.pattern });
  };
  const whole = cover.map((rect) => lay(rect, false));
  const mayCut = floor.allowsCrossJoins && edgeCrossJoins === 0;
  const cut = cover.flatMap((rect, index) => {
    const inTwo = mayCut && lay(rect, true);
    return inTwo ? [whole.with(index, inTwo)] : [];
  });
  return [whole, ...cut].flatMap((laid) => {
    if (!laid.every((each) => each !== null)) return [];
    const joins = laid.flatMap((each) => each.joins).concat(edges);
    // Off the rectangle around a room with parts, a join can lie outside the room.
    const visible = joins.filter((join) => rects.some((rect) => crosses(join, rect)));
    return {
      pileAlong,
      drops: laid.flatMap((each) => each.drops),
      parts: laid.flatMap((each) => each.parts),
      joins: visible,
      crossJoins: visible.filter(({ kind }) => kind === 'cross').length,
      seamLengthMm:
        laid.reduce((sum, each) => sum + each.seamLengthMm, 0) +
        edges.reduce((sum, edge) => sum + measureJoin(edge) + trimMm, 0),
    };
  });
}

/** The join between a part and the room from which it goes. */
function joinToRoom(part: RoomRect, room: RoomRect, pileAlong: PileDirection): Join {
  const isBeside = part.xMm >= room.lengthMm || part.xMm < 0;
  const x1Mm = isBeside ? Math.max(part.xMm, 0) : part.xMm;
  const y1Mm = isBeside ? part.yMm : Math.max(part.yMm, 0);
  const x2Mm = isBeside ? x1Mm : x1Mm + part.lengthMm;
  const y2Mm = isBeside ? y1Mm + part.widthMm : y1Mm;
  const kind = isBeside === (pileAlong === 'length') ? 'cross' : 'seam';
  return { kind, x1Mm, y1Mm, x2Mm, y2Mm };
}

const measureAcross = (rect: RoomRect, pileAlong: PileDirection) =>
  (pileAlong === 'length' ? rect.widthMm : rect.lengthMm) + trimMm;

/** Where a rectangle lies in the pattern of its room: how far along it, and in which column of drops. */
function findPatternStart(
  rect: RoomRect,
  room: RoomRect,
  pileAlong: PileDirection,
  rollWidthMm: number,
): { offsetMm: number; column: number } {
  const [x, y] = [rect.xMm - room.xMm, rect.yMm - room.yMm];
  const [offsetMm, sideMm] = pileAlong === 'length' ? [x, y] : [y, x];
  const countColumns = (each: RoomRect) =>
    divideAcross(measureAcross(each, pileAlong), rollWidthMm).length;
  if (sideMm < 0) return { offsetMm, column: -countColumns(rect) };
  return { offsetMm, column: sideMm > 0 ? countColumns(room) : 0 };
}

/**
 * Lays one rectangle. With `isCut` its fill is in two lengths, or what fits the roll's width in one more than it
 * needs; null if that makes them no shorter.
 */
function layRect(
  rect: RoomRect,
  pileAlong: PileDirection,
  rollWidthMm: number,
  isCut: boolean,
  start: { pattern: PatternRepeat | undefined; offsetMm: number; column: number },
): LaidRect | null {
  const { pattern, offsetMm, column } = start;
  const alongMm = (pileAlong === 'length' ? rect.lengthMm : rect.widthMm) + trimMm;
  const acrossMm = measureAcross(rect, pileAlong);
  const widths = divideAcross(acrossMm, rollWidthMm);
  const last = widths.length - 1;
  const cut = isCut ? findCut(alongMm, last, rollWidthMm) : undefined;
  if (isCut && !cut) return null;

  const laid: LaidRect = { drops: [], parts: [], joins: [], seamLengthMm: last * alongMm };
  const add = (kind: Join['kind'], u1: number, v1: number, u2: number, v2: number) =>
    laid.joins.push(placeJoin(kind, [u1, v1, u2, v2], rect, pileAlong));
  let leftMm = 0;
  widths.forEach((widthMm, index) => {
    const leadMm = measureLead(pattern, offsetMm, column + index);
    const { count, lengthMm } =
      index === last && cut ? cut.last : cutAlong(leadMm + (cut?.alongMm ?? alongMm), 1, pattern);
    const kind = last === 0 ? 'whole' : widthMm < rollWidthMm && index === last ? 'fill' : 'drop';
    const pieces = Array.from({ length: count }, (_, i): CutPiece => {
      const covers = coverRect(rect, pileAlong, [i * lengthMm - leadMm, leftMm, lengthMm, widthMm]);
      return { kind, widthMm, lengthMm, covers, ...(i === 0 && leadMm > 0 && { leadMm }) };
    });
    (widthMm === rollWidthMm ? laid.drops : laid.parts).push(...pieces);
    // Half of the trim is at each wall.
    const fromMm = Math.max(0, leftMm - trimMm / 2);
    const toMm = index === last ? acrossMm - trimMm : leftMm + widthMm - trimMm / 2;
    if (index > 0) add('seam', 0, fromMm, alongMm - trimMm, fromMm);
    for (let i = 1; i < count; i++) {
      const atMm = Math.min(i * lengthMm - leadMm - trimMm / 2, alongMm - trimMm);
      add('cross', atMm, fromMm, atMm, toMm);
      laid.seamLengthMm += widthMm;
    }
    leftMm += widthMm;
  });
  return laid;
}

/**
 * How the drops of a rectangle are cut where the last one across is in one more length than it needs: as long
 * as in the smallest rectangle for which that is allowed. Undefined if that makes it no shorter.
 */
function findCut(ownMm: number, last: number, rollWidthMm: number) {
  const whole = cutAlong(ownMm, 1, undefined);
  // Cutting a fill shorter than a drop's length of roll already is needs no second cut.
  if (last > 0 && whole.count > 1) return undefined;
  const alongMm = Math.max(ownMm, last > 0 ? rollWidthMm + 1 : whole.count * maxPieceMm + 1);
  const cut = cutAlong(alongMm, whole.count + 1, undefined);
  return cut.lengthMm < whole.lengthMm ? { alongMm, last: cut } : undefined;
}

/** In how many pieces a drop is cut along its length, at least `minCount`, and the length of each. */
function cutAlong(alongMm: number, minCount: number, pattern: PatternRepeat | undefined) {
  const count = Math.max(minCount, divideUp(alongMm, measureMaxPiece(pattern)));
  if (pattern) return { count, lengthMm: roundToRepeat(divideUp(alongMm, count), pattern) };
  return { count, lengthMm: count === 1 ? alongMm : divideUp(alongMm, 10 * count) * 10 };
}

/** The widths of the drops across a rectangle, the fill last. */
function divideAcross(acrossMm: number, rollWidthMm: number): number[] {
  const fillMm = acrossMm % rollWidthMm;
  const fullWidths = (acrossMm - fillMm) / rollWidthMm;
  const drops = Array.from({ length: fullWidths }, () => rollWidthMm);
  if (fillMm === 0) return drops;
  if (fullWidths === 0 || fillMm >= minFillMm) return [...drops, fillMm];
  return [...drops.slice(1), rollWidthMm + fillMm - minFillMm, minFillMm];
}

/** Turns a join from the rectangle's own u (along the pile) and v (across it) into the room's x and y. */
function placeJoin(
  kind: Join['kind'],
  [u1, v1, u2, v2]: [number, number, number, number],
  { xMm, yMm }: RoomRect,
  pileAlong: PileDirection,
): Join {
  const [x1, y1, x2, y2] = pileAlong === 'length' ? [u1, v1, u2, v2] : [v1, u1, v2, u2];
  return { kind, x1Mm: xMm + x1, y1Mm: yMm + y1, x2Mm: xMm + x2, y2Mm: yMm + y2 };
}

/** Where a piece lies in its room, from its start along the pile and across it, and its measures. */
function coverRect(
  { xMm, yMm }: RoomRect,
  pileAlong: PileDirection,
  [u, v, lengthMm, widthMm]: [number, number, number, number],
): RoomRect {
  const [x, y] = pileAlong === 'length' ? [u, v] : [v, u];
  const [alongX, alongY] = pileAlong === 'length' ? [lengthMm, widthMm] : [widthMm, lengthMm];
  const half = trimMm / 2;
  return { xMm: xMm + x - half, yMm: yMm + y - half, lengthMm: alongX, widthMm: alongY };
}

export const measureJoin = ({ x1Mm, y1Mm, x2Mm, y2Mm }: Join) =>
  Math.abs(x2Mm - x1Mm) + Math.abs(y2Mm - y1Mm);

/** Whether a join has some length inside a rectangle or on its edge. */
function crosses(join: Join, rect: RoomRect): boolean {
  const [fromX, toX] = [
    Math.max(join.x1Mm, rect.xMm),
    Math.min(join.x2Mm, rect.xMm + rect.lengthMm),
  ];
  const [fromY, toY] = [
    Math.max(join.y1Mm, rect.yMm),
    Math.min(join.y2Mm, rect.yMm + rect.widthMm),
  ];
  return toX >= fromX && toY >= fromY && toX - fromX + (toY - fromY) > 0;
}
