import * as z from 'zod/mini';
import { isPlainLine, isVisible, plainLineMessage } from '#platform/short-text.ts';
import { findPartProblem } from './cut-plan/laying/spaces.ts';
import {
  carpetWidths,
  cheapestRoll,
  doorwayKinds,
  doorwayLimits,
  flooringTypes,
  limits,
  maxParts,
  partSides,
  rollWidths,
  stairLimits,
  usualDoorway,
  usualStairs,
  usualWinder,
} from './limits.ts';
import { toRoomSize } from './to-space.ts';

const sideMessage = 'must be a number of metres above 0.';
const side = z
  .number(sideMessage)
  .check(
    z.gte(0.001, sideMessage),
    z.lte(limits.sideMetres, `must be at most ${limits.sideMetres} metres.`),
  );

/** A rectangle that sticks out of a room. */
export const roomPart = z.object(
  {
    side: z.enum(partSides, 'must be left, right, top or bottom.'),
    /** From the left or upper end of the wall. */
    start: z._default(
      z.number('must be a number of metres.').check(z.gte(0, 'must be 0 metres or more.')),
      0,
    ),
    width: side,
    depth: side,
  },
  'must be a part with a side, a width and a depth.',
);

function within([least, most]: readonly [number, number]) {
  const message = `must be from ${least} to ${most} metres.`;
  return z.number('must be a number of metres.').check(z.gte(least, message), z.lte(most, message));
}

/** A whole number within limits. */
export function countTo(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}.`;
  return z.int(message).check(z.gte(least, message), z.lte(most, message));
}

const landing = z.object({ length: side, width: side }, 'must have a length and a width.');

/** A flight of stairs, in metres. */
export const stairs = z.object(
  {
    steps: z._default(countTo(0, stairLimits.steps), usualStairs.steps),
    going: z._default(within(stairLimits.going), usualStairs.going),
    rise: z._default(within(stairLimits.rise), usualStairs.rise),
    width: z._default(within(stairLimits.width), usualStairs.width),
    winders: z.optional(
      z.object({
        count: countTo(1, stairLimits.winders),
        going: z._default(within(stairLimits.winderGoing), usualWinder.going),
        width: z._default(within(stairLimits.width), usualWinder.width),
      }),
    ),
    /** Its length runs in the direction of the flight. */
    landing: z.optional(landing),
    /** Width of a runner, if the flight is not covered from side to side. */
    runner: z.optional(within(stairLimits.runner)),
  },
  'must be stairs with a number of steps.',
);

const indexMessage = 'must be the index of another room of the job.';

/** A doorway; one between two rooms of the job is entered with one of them. */
export const doorway = z.object(
  {
    /** Of the opening, in metres. */
    width: z._default(within(doorwayLimits.width), usualDoorway.width),
    /** The floor on the other side; `ramp` is one of another height. */
    kind: z.enum(doorwayKinds, 'must be carpet, hard or ramp.'),
    /** Index in `rooms` of the room on the other side. */
    sharedWith: z.optional(z.int(indexMessage).check(z.gte(0, indexMessage))),
  },
  'must be a doorway with a width and a kind.',
);

/**
 * The floor of one room: the standard one of a type, or a product. Rooms whose floors are alike in everything are cut
 * together.
 */
const roomFloor = z
  .object(
    {
      flooringType: z.enum(flooringTypes, 'must be carpet, vinyl or laminate.'),
      productId: z.optional(
        z.string('must be text.').check(z.maxLength(100, 'must be at most 100 characters.')),
      ),
      /** The name of one of the product's colours. */
      colour: z.optional(
        z
          .string('must be text.')
          .check(
            z.maxLength(limits.colour, `must be at most ${limits.colour} characters.`),
            z.refine(isPlainLine, plainLineMessage),
          ),
      ),
      /** Of the roll it is cut from, in metres; left out: as the job says, of several floors the one that costs least. */
      carpetWidth: z.optional(
        z.literal([...rollWidths, cheapestRoll], 'must be 2, 3, 4 or 5 (metres), or cheapest.'),
      ),
      /** Whether it is cut with as few joins as can be; left out as the job says. */
      fewestJoins: z.optional(z.boolean('must be true or false.')),
      /** Whether the floor is not chosen yet: it is priced as the standard one of its type. */
      toBeChosen: z.optional(z.boolean('must be true or false.')),
    },
    'must be a floor with its type.',
  )
  .check(
    z.refine(
      ({ productId, carpetWidth }) =>
        productId !== undefined ||
        typeof carpetWidth !== 'number' ||
        carpetWidths.some((each) => each === carpetWidth),
      { path: ['carpetWidth'], error: 'must be 4 or 5 (metres).' },
    ),
  );

export type RoomFloorInput = z.output<typeof roomFloor>;

/** A room, with its parts, or a flight of stairs, which needs neither length nor width. */
export const room = z
  .object(
    {
      id: z.optional(z.union([z.string().check(z.maxLength(60)), z.number()])),
      name: z._default(
        z
          .string('must be text.')
          .check(
            z.maxLength(limits.roomName, `must be at most ${limits.roomName} characters.`),
            z.refine(isVisible, 'must not be blank.'),
            z.refine(isPlainLine, plainLineMessage),
          ),
        'Room',
      ),
      length: z.optional(side),
      width: z.optional(side),
      parts: z.optional(
        z
          .array(roomPart, 'must be a list of parts.')
          .check(z.maxLength(maxParts, `must hold at most ${maxParts} parts.`)),
      ),
      stairs: z.optional(stairs),
      /** Left out: one as usual. */
      doorways: z.optional(
        z
          .array(doorway, 'must be a list of doorways.')
          .check(
            z.maxLength(doorwayLimits.count, `must hold at most ${doorwayLimits.count} doorways.`),
          ),
      ),
      /** A floor of its own, in place of the job's. */
      floor: z.optional(roomFloor),
      /** Rooms with the same number are laid as one, with one pile direction. */
      link: z.optional(countTo(1, limits.rooms)),
    },
    'must be a room with a name, a length and a width.',
  )
  .check(
    z.check(({ value, issues }) => {
      const report = (path: (string | number)[], message: string) =>
        issues.push({ code: 'custom', input: value, path, message });
      const { length, width, parts, stairs: flight } = value;
      if (flight) {
        if (flight.steps === 0 && !flight.winders)
          report(['stairs', 'steps'], 'must be at least 1.');
        return;
      }
      if (length === undefined) report(['length'], sideMessage);
      if (width === undefined) report(['width'], sideMessage);
      if (length === undefined || width === undefined || !parts) return;
      const fault = findPartProblem(toRoomSize({ length, width, parts }));
      if (!fault) return;
      report(
        ['parts', fault.part, 'width'],
        fault.problem === 'past the end of the wall'
          ? 'must end on the wall that the part goes from.'
          : 'must leave some wall between it and the other part on that side.',
      );
    }),
  );
export type RoomInput = z.output<typeof room>;
