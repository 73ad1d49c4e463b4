import { toMillimetres } from '#platform/units/lengths.ts';
import type { RoomPart, RoomSize, Space, Stairs } from './cut-plan/laying/spaces.ts';
import type { Doorway } from './doorways.ts';

/** A room with its parts, in metres. */
export type RoomMeasures = {
  length: number;
  width: number;
  parts?: { side: RoomPart['side']; start: number; width: number; depth: number }[];
};

/** A flight of stairs with its landing, in metres. */
export type StairsMeasures = {
  steps: number;
  going: number;
  rise: number;
  width: number;
  winders?: { count: number; going: number; width: number };
  landing?: { length: number; width: number };
  runner?: number;
};

/** Converts the doorways of a room, in metres; undefined where none are given. */
export const toDoorways = (room: {
  doorways?: (Omit<Doorway, 'widthMm'> & { width: number })[] | undefined;
}): Doorway[] | undefined =>
  room.doorways?.map(({ width, ...doorway }) => ({ ...doorway, widthMm: toMillimetres(width) }));

/** Converts a room or a flight, in metres, to what is priced. */
export function toSpace(room: Partial<RoomMeasures> & { stairs?: StairsMeasures }): Space {
  const { length = 0, width = 0, parts, stairs } = room;
  return stairs ? toStairs(stairs) : toRoomSize({ length, width, parts });
}

/** Converts a room, in metres. */
export function toRoomSize({ length, width, parts = [] }: RoomMeasures): RoomSize {
  const size = { lengthMm: toMillimetres(length), widthMm: toMillimetres(width) };
  if (parts.length === 0) return size;
  return {
    ...size,
    parts: parts.map((part) => ({
      side: part.side,
      startMm: toMillimetres(part.start),
      widthMm: toMillimetres(part.width),
      depthMm: toMillimetres(part.depth),
    })),
  };
}

function toStairs({ steps, going, rise, width, winders, landing, runner }: StairsMeasures): Stairs {
  return {
    steps,
    goingMm: toMillimetres(going),
    riseMm: toMillimetres(rise),
    widthMm: toMillimetres(width),
    ...(winders && {
      winders: {
        count: winders.count,
        goingMm: toMillimetres(winders.going),
        widthMm: toMillimetres(winders.width),
      },
    }),
    ...(landing && { landing: toRoomSize(landing) }),
    ...(runner !== undefined && { runnerMm: toMillimetres(runner) }),
  };
}
