import { findPartProblem } from '../../cut-plan/laying/spaces.ts';
import { limits, stairLimits } from '../../limits.ts';
import { toRoomSize } from '../../to-space.ts';
import { findShapeProblem } from '../shapes/room-shapes.ts';
import { type FormUnit, formatFeet } from '../units/feet.ts';
import { parseMetres, parseMillimetres } from '../units/parse-metres.ts';
import { readMeasures } from './measure-draft.ts';
import type { PartDraft, RoomDraft, ShapeDraft, StairsDraft } from './room-drafts.ts';

/** Whether a side is empty, zero or no number. */
export const isSideMissing = (text: string) => parseMetres(text) < 0.0005;

/** A wall longer than this is rare, so it may be a slip. */
const longMetres = 10;

/** The error message for a side that cannot be priced, while it is typed: an empty one is no error yet. */
export function findSideProblem(text: string): string | undefined {
  if (text.trim().startsWith('-')) return 'Enter a length above 0';
  const metres = parseMetres(text);
  if (metres <= limits.sideMetres) return undefined;
  // Centimetres or millimetres, which are whole; feet that were converted are not.
  const meant = [metres / 100, metres / 1000].find((each) => each <= longMetres);
  return meant && meant >= 1 && Number.isInteger(metres)
    ? `Do you mean ${meant.toFixed(2)} m?`
    : `At most ${limits.sideMetres} m: split it into two rooms`;
}

/** Asks for what is missing: 'the length of Lounge'. */
export const askForLength = (what: string, unit: FormUnit) =>
  `Enter ${what} in ${unit === 'm' ? 'metres' : 'feet and inches'}`;

/** Asks about a side that is long for a home; undefined for one that is not, or that is refused anyway. */
export function askAboutSide(text: string, unit: FormUnit = 'm'): string | undefined {
  const metres = parseMetres(text);
  if (metres <= longMetres || findSideProblem(text)) return undefined;
  const length = unit === 'ft' ? formatFeet(text) : `${metres}\u00a0m`;
  return `${length} is a long wall: is that right?`;
}

/** What is wrong with each measured wall of a shape, by its place. @param missing the message for an empty one, if it is an error */
export function findWallProblems(
  { kind, sides }: ShapeDraft,
  missing?: (wall: number) => string,
): (string | undefined)[] {
  const problems = sides.map(
    (side, wall) => findSideProblem(side) ?? (isSideMissing(side) ? missing?.(wall) : undefined),
  );
  if (sides.some(isSideMissing)) return problems;
  const fault = findShapeProblem(kind, sides.map(parseMillimetres));
  return problems.map(
    (problem, wall) => problem ?? (fault?.side === wall ? fault.message : undefined),
  );
}

export type PartProblems = Partial<Record<keyof PartDraft, string>>;

/** What is wrong with a part of a room. @param isChecked whether empty fields are errors */
export function findPartProblems(room: RoomDraft, index: number, isChecked: boolean): PartProblems {
  const part = room.parts?.[index];
  if (!part) return {};
  const problems: PartProblems = {};
  for (const field of ['width', 'depth'] as const) {
    const missing = isChecked && isSideMissing(part[field]);
    const problem =
      findSideProblem(part[field]) ?? (missing ? 'Enter metres, or remove the piece' : undefined);
    if (problem) problems[field] = problem;
  }
  const walls = room.shape?.sides ?? [room.length, room.width];
  if (problems.width || walls.some(isSideMissing)) return problems;
  const {
    length,
    width,
    parts = [],
  } = readMeasures({
    ...room,
    parts: room.parts?.slice(0, index + 1).map((each) => ({ ...each, depth: each.depth || '1' })),
  });
  const fault = findPartProblem(toRoomSize({ length, width, parts }));
  if (fault?.part !== parts.length - 1) return problems;
  problems.width =
    fault.problem === 'past the end of the wall'
      ? 'Longer than the wall it goes from'
      : 'Leave some wall between the two pieces on this side';
  return problems;
}

export type StairsProblems = Partial<Record<keyof StairsDraft, string>>;

/** What is wrong with a flight of stairs. */
export function findStairsProblems(stairs: StairsDraft): StairsProblems {
  const problems: StairsProblems = {};
  const check = (field: keyof StairsDraft, message: string, isFine: boolean) => {
    if (!isFine) problems[field] = message;
  };
  const isCount = (text: string, from: number, to: number) => {
    const count = Number(text.trim());
    return Number.isInteger(count) && count >= from && count <= to;
  };
  const hasWinders = stairs.winders.trim() !== '' && Number(stairs.winders) !== 0;
  const steps = `Enter a whole number up to ${stairLimits.steps}`;
  check('steps', steps, isCount(stairs.steps, hasWinders ? 0 : 1, stairLimits.steps));
  const winders = `Enter a whole number up to ${stairLimits.winders}`;
  check('winders', winders, !hasWinders || isCount(stairs.winders, 1, stairLimits.winders));
  for (const field of ['width', 'going', 'rise', 'runner'] as const) {
    const [least, most] = stairLimits[field];
    const metres = parseMetres(stairs[field]);
    const isLeftOut = field === 'runner' && stairs.runner.trim() === '';
    check(
      field,
      `Between ${least} and ${most} m`,
      isLeftOut || (metres >= least && metres <= most),
    );
  }
  for (const field of ['landingLength', 'landingWidth'] as const) {
    const other = field === 'landingLength' ? stairs.landingWidth : stairs.landingLength;
    const isHalf = isSideMissing(stairs[field]) && !isSideMissing(other);
    const problem = findSideProblem(stairs[field]) ?? (isHalf ? 'Enter both sides' : undefined);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Whether nothing of a room or a flight is missing or wrong. */
export function canBePriced(room: RoomDraft): boolean {
  if (room.stairs) return Object.keys(findStairsProblems(room.stairs)).length === 0;
  const areSides = room.shape
    ? findWallProblems(room.shape, () => 'missing').every((problem) => !problem)
    : [room.length, room.width].every((side) => !isSideMissing(side) && !findSideProblem(side));
  const areParts = (room.parts ?? []).every(
    (_, index) => Object.keys(findPartProblems(room, index, true)).length === 0,
  );
  return areSides && areParts;
}
