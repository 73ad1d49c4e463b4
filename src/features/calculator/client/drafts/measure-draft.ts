import { toMetres, toSquareMetres } from '#platform/units/lengths.ts';
import { isStairs, measureNet, measureRun, type RoomSize } from '../../cut-plan/laying/spaces.ts';
import { limits, usualStairs, usualWinder } from '../../limits.ts';
import { type RoomMeasures, type StairsMeasures, toSpace } from '../../to-space.ts';
import { shapeRoom } from '../shapes/room-shapes.ts';
import { parseMetres, parseMillimetres } from '../units/parse-metres.ts';
import type { PartDraft, RoomDraft, ShapeDraft, StairsDraft } from './room-drafts.ts';

/** What a draft measures, in metres, as a request carries it. Parts without measures are left out. */
export function readMeasures(room: RoomDraft): RoomMeasures & { stairs?: StairsMeasures } {
  if (room.stairs) {
    const stairs = readStairs(room.stairs);
    const space = toSpace({ stairs });
    const length = isStairs(space) ? toMetres(measureRun(space)) : 0;
    return { length, width: stairs.runner ?? stairs.width, stairs };
  }
  const { shape } = room;
  const own = shape
    ? readShapeMeasures(shape, isBelowTaken(room))
    : { length: parseMetres(room.length), width: parseMetres(room.width) };
  const parts = (room.parts ?? [])
    .map((part) => readPart(part, own))
    .filter(({ width, depth }) => width * depth > 0);
  const all = [...(own.parts ?? []), ...parts];
  return all.length > 0 ? { ...own, parts: all } : own;
}

const isBelowTaken = ({ parts }: RoomDraft) => parts?.some(({ side }) => side === 'bottom');

function readShapeMeasures({ kind, sides }: ShapeDraft, isDeep?: boolean): RoomMeasures {
  const { lengthMm, widthMm, parts = [] } = shapeRoom(kind, sides.map(parseMillimetres), isDeep);
  return {
    length: toMetres(lengthMm),
    width: toMetres(widthMm),
    ...(parts.length > 0 && {
      parts: parts.map((part) => ({
        side: part.side,
        start: toMetres(part.startMm),
        width: toMetres(part.widthMm),
        depth: toMetres(part.depthMm),
      })),
    }),
  };
}

/** Without a distance it is in the middle of its wall, as bays are: a piece in the corner may be cut with the room. */
function readPart({ side, start, width, depth }: PartDraft, room: RoomMeasures) {
  const wall = side === 'top' || side === 'bottom' ? room.length : room.width;
  const middle = Math.max(0, Math.round((wall - parseMetres(width)) * 500) / 1000);
  return {
    side,
    start: start.trim() === '' ? middle : parseMetres(start),
    width: parseMetres(width),
    depth: parseMetres(depth),
  };
}

function readStairs(draft: StairsDraft): StairsMeasures {
  const winders = parseMetres(draft.winders);
  const landing = {
    length: parseMetres(draft.landingLength),
    width: parseMetres(draft.landingWidth),
  };
  const runner = parseMetres(draft.runner);
  return {
    steps: parseMetres(draft.steps),
    width: parseMetres(draft.width) || usualStairs.width,
    going: parseMetres(draft.going) || usualStairs.going,
    rise: parseMetres(draft.rise) || usualStairs.rise,
    ...(winders > 0 && { winders: { count: winders, ...usualWinder } }),
    ...(landing.length * landing.width > 0 && { landing }),
    ...(runner > 0 && { runner }),
  };
}

/** 0 for a room that is longer than any: a side in centimetres would make it square kilometres. */
function measureMm2(room: RoomDraft): number {
  const { length, width, ...rest } = readMeasures(room);
  return Math.max(length, width) > limits.sideMetres && !rest.stairs
    ? 0
    : measureNet(toSpace({ length, width, ...rest }));
}

/** The area in square metres, calculated in whole millimetres as on the server. */
export const measureArea = (room: RoomDraft): number => toSquareMetres(measureMm2(room));

export const sumAreas = (rooms: RoomDraft[]): number =>
  toSquareMetres(rooms.reduce((sum, room) => sum + measureMm2(room), 0));

/** Whether there is something to price. */
export const isMeasured = (room: RoomDraft): boolean => measureMm2(room) > 0;

/** The shape of a room as it is drawn; undefined for stairs, and while a side is missing. */
export function readShape(room: RoomDraft): RoomSize | undefined {
  const space = toSpace(readMeasures(room));
  return isStairs(space) || space.lengthMm * space.widthMm === 0 ? undefined : space;
}
