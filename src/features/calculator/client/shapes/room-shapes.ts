import type { RoomPart, RoomSize } from '../../cut-plan/laying/spaces.ts';

/**
 * The shapes of a room that are entered by its outer walls. Walls go clockwise from the upper left corner, and
 * `letters` are theirs in that order: the first letters are of those that are measured, the others follow from them.
 * `turns` are the directions of all walls, `usual` are measured walls for a picture, in mm. Of an L-shape the whole
 * length and depth come first, which everybody knows, then the corner that is missing.
 */
export const shapes = {
  corner: {
    name: 'L-shape',
    asked: 4,
    letters: 'AFCDEB',
    turns: 'RDLDLU',
    usual: [5000, 4200, 2400, 2100],
  },
  t: {
    name: 'T-shape',
    asked: 5,
    letters: 'ABCDEFGH',
    turns: 'RDLDLULU',
    usual: [5000, 2000, 1500, 2200, 2000],
  },
  u: {
    name: 'U-shape',
    asked: 6,
    letters: 'ABCDEFGH',
    turns: 'RDLULDLU',
    usual: [5000, 4000, 1300, 2400, 2400, 2400],
  },
  bay: {
    name: 'Bay',
    asked: 5,
    letters: 'ABCDEFGH',
    turns: 'RDLDLULU',
    usual: [5000, 3200, 1200, 900, 2600],
  },
} as const;
export type ShapeKind = keyof typeof shapes;

/** The letter of a measured wall, by its place among them. */
export const letterOfSide = (side: number) => String.fromCharCode(65 + side);

/** The letters and lengths of the walls that follow from the measured ones. */
export function listOtherWalls(kind: ShapeKind, sides: readonly number[]) {
  const { asked, letters } = shapes[kind];
  return listWalls(kind, sides)
    .map((length, wall) => ({ letter: letters[wall] ?? '', length }))
    .filter(({ letter }) => letter >= letterOfSide(asked))
    .toSorted((one, other) => (one.letter < other.letter ? -1 : 1));
}

/** The lengths of all walls, clockwise. @param sides those that are measured; 0 while one is missing */
export function listWalls(kind: ShapeKind, sides: readonly number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = sides;
  if (kind === 'corner') return [a, b - d, c, d, a - c, b];
  if (kind === 'u') return [a, b, c, d, e, f, a - c - e, b - d + f];
  return [a, b, c, d, e, d, a - c - e, b];
}

const steps: Record<string, readonly [x: number, y: number]> = {
  R: [1, 0],
  D: [0, 1],
  L: [-1, 0],
  U: [0, -1],
};

/** The corners of a room; the wall with the same index goes from each to the next. */
export function outlineShape(kind: ShapeKind, sides: readonly number[]) {
  const { turns } = shapes[kind];
  let x = 0;
  let y = 0;
  return listWalls(kind, sides).map((length, index) => {
    const corner = { x, y };
    const [right, down] = steps[turns[index] ?? ''] ?? [0, 0];
    x += right * length;
    y += down * length;
    return corner;
  });
}

type Point = { x: number; y: number };

/** The path of a closed line, in SVG. */
export const toPath = (points: readonly Point[]) =>
  `${points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}Z`;

/**
 * Converts a room to a rectangle with parts; while a wall is missing, to what is there so far.
 * @param isDeep whether the rectangle of an L-shape is its deep half, so that something can be added below it
 */
export function shapeRoom(kind: ShapeKind, sides: readonly number[], isDeep = false): RoomSize {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = sides;
  const rest = Math.max(0, a - c - e);
  if (kind === 'corner') {
    if (c === 0) return join(a, b, []);
    const shallow = Math.max(0, b - d);
    if (!isDeep) return join(a, shallow, [below(0, a - c, d)]);
    return join(rest, b, [{ side: 'right', startMm: 0, widthMm: shallow, depthMm: c }]);
  }
  if (kind !== 'u') return join(a, b, [below(rest, Math.min(e, a - rest), d)]);
  // Without a gap between them its arms are one.
  if (e === 0 || d === 0) return join(a, b, []);
  return join(a, Math.max(0, b - d), [below(a - c, c, d), below(0, rest, f || d)]);
}

const below = (startMm: number, widthMm: number, depthMm: number): RoomPart => ({
  side: 'bottom',
  startMm,
  widthMm,
  depthMm,
});

function join(lengthMm: number, widthMm: number, parts: RoomPart[]): RoomSize {
  const real = parts.filter(
    ({ side, startMm, widthMm: along, depthMm }) =>
      startMm >= 0 &&
      along > 0 &&
      depthMm > 0 &&
      startMm + along <= (side === 'bottom' ? lengthMm : widthMm),
  );
  return { lengthMm, widthMm, ...(real.length > 0 && { parts: real }) };
}

/** Why a room with these walls cannot be, and the wall to look at first; undefined where it can. */
export function findShapeProblem(
  kind: ShapeKind,
  sides: readonly number[],
): { side: number; message: string } | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = sides;
  if (c >= a) {
    const why =
      kind === 'corner' ? 'it is the width of the missing corner' : 'it runs back below it';
    return { side: 2, message: `C must be shorter than A: ${why}` };
  }
  if (kind === 'corner')
    return d >= b
      ? { side: 3, message: 'D must be shorter than B: it is the depth of the missing corner' }
      : undefined;
  if (kind === 'u' && d >= b)
    return { side: 3, message: 'D must be shorter than B, or the room is in two' };
  if (c + e >= a) return { side: 4, message: 'C and E together must be shorter than A' };
  return undefined;
}

/** The walls by which a room with parts could have been entered; undefined where it has another shape. */
export function recogniseShape(room: RoomSize): { kind: ShapeKind; sides: number[] } | undefined {
  const { lengthMm: a, widthMm: b, parts = [] } = room;
  if (parts.some(({ side }) => side !== 'bottom')) return undefined;
  const [first, second, third] = parts.toSorted((one, other) => one.startMm - other.startMm);
  if (!first || third) return undefined;
  const { startMm, widthMm, depthMm } = first;
  if (second) {
    const { widthMm: c, depthMm: d } = second;
    const e = a - c - widthMm;
    const isWhole = startMm === 0 && second.startMm + c === a && e > 0;
    return isWhole ? { kind: 'u', sides: [a, b + d, c, d, e, depthMm] } : undefined;
  }
  const c = a - startMm - widthMm;
  if (c <= 0) return undefined;
  if (startMm === 0) return { kind: 'corner', sides: [a, b + depthMm, c, depthMm] };
  return { kind: isShallow(room, first) ? 'bay' : 't', sides: [a, b, c, depthMm, widthMm] };
}

/** How many of a room's parts its shape takes up. */
export const countOwnParts = (kind: ShapeKind) => (kind === 'u' ? 2 : 1);

/**
 * The letters of the walls that a bay or an alcove can be added to, by its side of the rectangle. What is below an
 * L-shape goes from its deep half, which has neither the whole wall above nor that on the right.
 * @param others the sides of what has been added already
 */
export function listWallsForParts(
  kind: ShapeKind,
  others: readonly RoomPart['side'][],
): [side: RoomPart['side'], letter: string][] {
  const { letters } = shapes[kind];
  const isDeep = kind === 'corner' && others.includes('bottom');
  const isShallow = others.includes('top') || others.includes('right');
  return [
    ...(isDeep
      ? []
      : ([
          ['top', 'A'],
          ['right', letters[1] ?? ''],
        ] as const)),
    ...(kind === 'corner' && !isShallow ? ([['bottom', 'E']] as const) : []),
    ['left', letters.at(-1) ?? ''],
  ].map(([side, letter]) => [side as RoomPart['side'], letter as string]);
}

/** The name of the shape of a room with parts, on whichever sides they are. */
export function nameShape(room: RoomSize): string | undefined {
  const { lengthMm, widthMm, parts = [] } = room;
  const [part, second] = parts;
  if (!part) return undefined;
  const isTurned = part.side === 'left' || part.side === 'right';
  const wallMm = isTurned ? widthMm : lengthMm;
  if (second) {
    const known = parts.every(({ side }) => side === part.side);
    const turned = parts.map((each) => ({ ...each, side: 'bottom' as const }));
    const found =
      known &&
      recogniseShape({ lengthMm: wallMm, widthMm: lengthMm + widthMm - wallMm, parts: turned });
    return found ? shapes[found.kind].name : undefined;
  }
  if (part.widthMm === wallMm) return undefined;
  if (part.startMm === 0 || part.startMm + part.widthMm === wallMm) return shapes.corner.name;
  return shapes[isShallow(room, part) ? 'bay' : 't'].name;
}

const isShallow = ({ lengthMm, widthMm }: RoomSize, { side, depthMm }: RoomPart) =>
  2 * depthMm < (side === 'left' || side === 'right' ? lengthMm : widthMm);
