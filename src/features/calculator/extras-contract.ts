import * as z from 'zod/mini';
import { limits, maxDoorTrims } from './limits.ts';
import { countTo, type RoomInput } from './room-contract.ts';

const indexMessage = 'must be the index of a room of the job.';
const roomIndexes = z._default(
  z
    .array(z.int(indexMessage).check(z.gte(0, indexMessage)), 'must be a list of indexes of rooms.')
    .check(z.maxLength(limits.rooms, `must hold at most ${limits.rooms} rooms.`)),
  [],
);

/** Work that a customer adds to the fitting. */
export const extras = z.object(
  {
    /** Taking up the old floor and disposing of it. */
    uplift: z._default(z.boolean('must be true or false.'), false),
    /** How many rooms have furniture to be moved. */
    furnitureRooms: z._default(countTo(0, limits.rooms), 0),
    doorTrims: z._default(countTo(0, maxDoorTrims), 0),
    /** Indexes in `rooms` of those that need it. */
    plywood: roomIndexes,
    /** Indexes in `rooms` of those that need it. */
    levelling: roomIndexes,
  },
  'must be a set of extras.',
);
export type ExtrasInput = z.output<typeof extras>;

type RequestWithExtras = {
  rooms: RoomInput[];
  flooringType: string;
  includeInstallation: boolean;
  extras?: ExtrasInput;
  underlayId?: string;
};
type ExtrasProblem = { path: (string | number)[]; message: string };

/** Whether anything of it is chosen. */
export const hasExtras = (chosen: ExtrasInput) =>
  chosen.uplift ||
  chosen.furnitureRooms + chosen.doorTrims + chosen.plywood.length + chosen.levelling.length > 0;

/** What is wrong with the doorways and extras of a job as a whole. */
export function findExtrasProblems(request: RequestWithExtras): ExtrasProblem[] {
  const { rooms, flooringType, includeInstallation, extras: chosen, underlayId } = request;
  const problems = rooms.flatMap((room, index) => findDoorwayProblems(rooms, room, index));
  if (underlayId !== undefined && flooringType !== 'carpet')
    problems.push({ path: ['underlayId'], message: 'can only be chosen for carpet.' });
  if (!chosen) return problems;
  if (!includeInstallation && hasExtras(chosen))
    problems.push({ path: ['extras'], message: 'can only be added where fitting is included.' });
  if (chosen.furnitureRooms > rooms.length) {
    const message = 'must be at most the number of rooms.';
    problems.push({ path: ['extras', 'furnitureRooms'], message });
  }
  for (const name of ['plywood', 'levelling'] as const) {
    for (const [place, index] of chosen[name].entries()) {
      const path = ['extras', name, place];
      const room = rooms[index];
      if (!room) problems.push({ path, message: indexMessage });
      else if (room.stairs) problems.push({ path, message: 'must be a room, not stairs.' });
    }
  }
  return problems;
}

export const hasDoorways = ({ stairs }: Pick<RoomInput, 'stairs'>) =>
  !stairs || stairs.landing !== undefined;

function findDoorwayProblems(
  rooms: RoomInput[],
  { doorways = [], ...room }: RoomInput,
  index: number,
): ExtrasProblem[] {
  if (doorways.length > 0 && !hasDoorways(room)) {
    const message = 'must be left out: stairs without a landing have no doorways.';
    return [{ path: ['rooms', index, 'doorways'], message }];
  }
  return doorways.flatMap(({ sharedWith }, place) => {
    const message = findSharingProblem(rooms, index, sharedWith);
    return message ? [{ path: ['rooms', index, 'doorways', place, 'sharedWith'], message }] : [];
  });
}

function findSharingProblem(rooms: RoomInput[], index: number, sharedWith: number | undefined) {
  if (sharedWith === undefined) return undefined;
  const other = rooms[sharedWith];
  if (!other || sharedWith === index) return 'must be the index of another room of the job.';
  if (!hasDoorways(other)) return 'must be a room: stairs without a landing have no doorways.';
  const isTwice = other.doorways?.some((one) => one.sharedWith === index);
  return isTwice ? 'must be entered with one of the two rooms only.' : undefined;
}
