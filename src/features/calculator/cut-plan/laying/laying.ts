import type { RoomRect } from './spaces.ts';

/** What a piece is in its room: see `Piece`. */
export type PieceKind = 'whole' | 'drop' | 'fill' | 'run' | 'winder';

/**
 * A piece to cut, with trim: its width is across the roll, its length along it. Pieces are never turned.
 * `covers` is where it lies in its room, with trim; `steps` how many steps a run covers; `leadMm` how much of
 * the pattern comes before the floor's own start, where it does not begin with a repeat.
 */
export type CutPiece = {
  kind: PieceKind;
  widthMm: number;
  lengthMm: number;
  covers?: RoomRect;
  steps?: number;
  leadMm?: number;
};

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

export type PileDirection = 'length' | 'width';

/**
 * One way of laying a room or a flight of stairs off a roll. `drops` use the whole width of the roll, one
 * behind the other; `parts` are narrower and may lie side by side with others. `seamLengthMm` is the
 * length of all joins with trim, by which equal plans are compared.
 */
export type Laying = {
  pileAlong: PileDirection;
  drops: CutPiece[];
  parts: CutPiece[];
  joins: Join[];
  crossJoins: number;
  seamLengthMm: number;
};

/** Added once to each side of a room, so that the fitter can cut in along the walls. */
export const trimMm = 100;
/** The narrowest fill that a fitter joins on: below it the neighbouring drop is cut narrower. */
export const minFillMm = 300;
/** Rolls are this long: no piece can be longer. */
export const maxPieceMm = 25_000;

/** Roll length of the full-width drops of a laying, in mm. */
export const measureDrops = ({ drops }: Pick<Laying, 'drops'>): number =>
  drops.reduce((sum, drop) => sum + drop.lengthMm, 0);

/** How many part-width pieces a group has at most. */
export const countMostParts = (layings: readonly Laying[]): number =>
  Math.max(...layings.map(({ parts }) => parts.length));

/** Removes layings that take the same parts as another one and are better in nothing; sorts the rest. */
export function keepUnbeaten<Each extends Laying>(layings: Each[]): Each[] {
  const bySize = new Map<string, Each[]>();
  for (const laying of layings) {
    const key = describeParts(laying);
    const rivals = bySize.get(key) ?? [];
    if (rivals.some((rival) => isNowhereWorse(rival, laying))) continue;
    bySize.set(key, [...rivals.filter((rival) => !isNowhereWorse(laying, rival)), laying]);
  }
  // In an order that turning the room does not change, so that searches take the same course.
  return [...bySize.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, each]) => each.sort((a, b) => measureDrops(a) - measureDrops(b)))
    .sort((a, b) => a.joins.length - b.joins.length);
}

function describeParts({ parts }: Laying): string {
  return parts
    .map(({ widthMm, lengthMm }) => `${widthMm}x${lengthMm}`)
    .sort()
    .join();
}

function isNowhereWorse(a: Laying, b: Laying): boolean {
  return (
    measureDrops(a) <= measureDrops(b) &&
    a.joins.length <= b.joins.length &&
    a.crossJoins <= b.crossJoins &&
    a.seamLengthMm <= b.seamLengthMm
  );
}
