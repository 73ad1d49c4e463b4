/**
 * A rectangle that sticks out of a room: `widthMm` is measured along the wall from which it goes, from
 * `startMm` behind the wall's left or upper end; `depthMm` is how far it goes.
 */
export type RoomPart = {
  side: 'left' | 'right' | 'top' | 'bottom';
  startMm: number;
  widthMm: number;
  depthMm: number;
};

/**
 * A room as measured, without trim, in whole millimetres. `parts` make it L- or T-shaped, or add a bay or
 * an alcove; parts of one side neither overlap nor touch.
 */
export type RoomSize = { lengthMm: number; widthMm: number; parts?: readonly RoomPart[] };

/**
 * A flight of stairs in whole millimetres: straight steps, then `winders` measured at their widest, and a
 * landing at the top whose length runs in the direction of the flight. With `runnerMm` only a strip of that
 * width is covered, its edges bound.
 */
export type Stairs = {
  steps: number;
  goingMm: number;
  riseMm: number;
  widthMm: number;
  winders?: { count: number; goingMm: number; widthMm: number };
  landing?: RoomSize;
  runnerMm?: number;
};

/** What is covered with one piece of pile direction: a room, or stairs with their landing. */
export type Space = RoomSize | Stairs;

export const isStairs = (space: Space): space is Stairs => 'steps' in space;

/** A rectangle of a room: x along the room's length, y along its width. */
export type RoomRect = { xMm: number; yMm: number; lengthMm: number; widthMm: number };

/** The rectangles that make up a room: itself, then its parts; the room's own corner is at (0, 0). */
export function listRects({ lengthMm, widthMm, parts = [] }: RoomSize): RoomRect[] {
  const own = { xMm: 0, yMm: 0, lengthMm, widthMm };
  return [own, ...parts.map((part) => placePart(part, lengthMm, widthMm))];
}

function placePart(part: RoomPart, lengthMm: number, widthMm: number): RoomRect {
  const { side, startMm, depthMm } = part;
  if (side === 'left' || side === 'right') {
    const xMm = side === 'left' ? -depthMm : lengthMm;
    return { xMm, yMm: startMm, lengthMm: depthMm, widthMm: part.widthMm };
  }
  const yMm = side === 'top' ? -depthMm : widthMm;
  return { xMm: startMm, yMm, lengthMm: part.widthMm, widthMm: depthMm };
}

/** The smallest rectangle around a room with its parts. */
export function boundRoom(room: RoomSize): RoomRect {
  const rects = listRects(room);
  const xMm = Math.min(...rects.map((rect) => rect.xMm));
  const yMm = Math.min(...rects.map((rect) => rect.yMm));
  const lengthMm = Math.max(...rects.map((rect) => rect.xMm + rect.lengthMm)) - xMm;
  const widthMm = Math.max(...rects.map((rect) => rect.yMm + rect.widthMm)) - yMm;
  return { xMm, yMm, lengthMm, widthMm };
}

/** Floor area of a room with its parts, in mm². */
export function measureArea(room: RoomSize): number {
  return listRects(room).reduce((sum, rect) => sum + rect.lengthMm * rect.widthMm, 0);
}

/** Length of all walls of a room with its parts, in mm: each part adds its depth twice. */
export function measurePerimeter({ lengthMm, widthMm, parts = [] }: RoomSize): number {
  const depths = parts.reduce((sum, part) => sum + part.depthMm, 0);
  return 2 * (lengthMm + widthMm + depths);
}

export type PartProblem = 'past the end of the wall' | 'touches another part';

/** What is wrong with the parts of a room, and with which; undefined when nothing is. */
export function findPartProblem(
  room: RoomSize,
): { part: number; problem: PartProblem } | undefined {
  const { lengthMm, widthMm, parts = [] } = room;
  for (const [index, part] of parts.entries()) {
    const wallMm = part.side === 'left' || part.side === 'right' ? widthMm : lengthMm;
    const endMm = part.startMm + part.widthMm;
    if (endMm > wallMm) return { part: index, problem: 'past the end of the wall' };
    const isTouched = parts
      .slice(0, index)
      .some(
        (other) =>
          other.side === part.side &&
          other.startMm <= endMm &&
          part.startMm <= other.startMm + other.widthMm,
      );
    if (isTouched) return { part: index, problem: 'touches another part' };
  }
  return undefined;
}

/** Tread and riser of one straight step, in mm. */
export const measureStep = ({ goingMm, riseMm }: Stairs) => goingMm + riseMm;

/** Width of floor that is covered on straight steps and on winders, in mm. */
export const coveredWidths = ({ widthMm, winders, runnerMm }: Stairs) => ({
  stepMm: runnerMm ?? widthMm,
  winderMm: runnerMm ?? winders?.widthMm ?? 0,
});

function measureSteps(stairs: Stairs): { straightMm: number; windersMm: number } {
  const { steps, winders, riseMm } = stairs;
  const windersMm = winders ? winders.count * (winders.goingMm + riseMm) : 0;
  return { straightMm: steps * measureStep(stairs), windersMm };
}

/** Length of a whole flight over treads and risers, in mm, without its landing; winders at their widest. */
export function measureRun(stairs: Stairs): number {
  const { straightMm, windersMm } = measureSteps(stairs);
  return straightMm + windersMm;
}

/** Area of a flight without its landing, in mm²: treads and risers. */
export function measureFlightArea(stairs: Stairs): number {
  const { straightMm, windersMm } = measureSteps(stairs);
  const { stepMm, winderMm } = coveredWidths(stairs);
  return straightMm * stepMm + windersMm * winderMm;
}

/** Floor to be covered, in mm²: of stairs treads, risers and the landing. */
export function measureNet(space: Space): number {
  if (!isStairs(space)) return measureArea(space);
  return measureFlightArea(space) + (space.landing ? measureArea(space.landing) : 0);
}

/** Gripper of a flight without its landing, in mm: at the back of each tread and at the foot of each riser. */
export function measureFlightGripper(stairs: Stairs): number {
  const { stepMm, winderMm } = coveredWidths(stairs);
  return 2 * (stairs.steps * stepMm + (stairs.winders?.count ?? 0) * winderMm);
}

/** Length of the bound edges of a runner, in mm: both sides, over treads and risers; 0 without a runner. */
export function measureBinding(stairs: Stairs): number {
  return stairs.runnerMm === undefined ? 0 : 2 * measureRun(stairs);
}
