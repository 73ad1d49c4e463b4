import { type CutPiece, type Laying, trimMm } from './laying.ts';
import { measureMaxPiece, type PatternRepeat, roundToRepeat } from './pattern.ts';
import { type FloorRules, listRoomLayings } from './room-layings.ts';
import { coveredWidths, measureStep, type Stairs } from './spaces.ts';
import { divideUp } from './whole-numbers.ts';

/** Added to tread and riser of each step, for the nosing. */
const nosingMm = 50;

/**
 * Every way of laying a flight off a roll: its straight steps in one run or in as many of whole steps as
 * lie side by side on the roll, as equal as whole steps allow; each winder in a piece of its own; the
 * landing, which goes round the top nosing without a join, with its pile in the direction of the flight.
 * Where runs meet is behind a nosing: that is no join.
 * @throws RangeError when a step is wider than the roll
 */
export function listStairLayings(stairs: Stairs, rollWidthMm: number, floor: FloorRules): Laying[] {
  const widthMm = coveredWidths(stairs).stepMm + sideTrim(stairs);
  const winder = cutWinder(stairs, floor.pattern);
  if (Math.max(widthMm, winder?.widthMm ?? 0) > rollWidthMm) {
    throw new RangeError('A step is wider than the roll.');
  }
  const winders = winder ? Array.from({ length: stairs.winders?.count ?? 0 }, () => winder) : [];
  const landings = stairs.landing
    ? listRoomLayings(addNosing(stairs.landing), rollWidthMm, floor)
    : [nothing];
  const stepMm = measureStep(stairs) + nosingMm;
  const maxSteps = Math.floor(measureMaxPiece(floor.pattern) / stepMm);
  const beside = Math.floor(rollWidthMm / widthMm);
  const maxRuns = Math.max(beside, divideUp(stairs.steps, maxSteps));
  return listRuns(stairs.steps, maxSteps, maxRuns).flatMap((stepsOfRuns) => {
    const runs = stepsOfRuns.map(
      (steps): CutPiece => ({
        kind: 'run',
        widthMm,
        lengthMm: roundToRepeat(steps * stepMm, floor.pattern),
        steps,
      }),
    );
    const pieces = [...runs, ...winders];
    const isFull = (piece: CutPiece) => piece.widthMm === rollWidthMm;
    return landings.filter(isDownFlight).map((landing) => ({
      ...landing,
      drops: [...pieces.filter(isFull), ...landing.drops],
      parts: [...pieces.filter((piece) => !isFull(piece)), ...landing.parts],
    }));
  });
}

const isDownFlight = ({ pileAlong }: Laying) => pileAlong === 'length';

const nothing: Laying = {
  pileAlong: 'length',
  drops: [],
  parts: [],
  joins: [],
  crossJoins: 0,
  seamLengthMm: 0,
};

function addNosing(landing: NonNullable<Stairs['landing']>) {
  return { ...landing, lengthMm: landing.lengthMm + nosingMm };
}

/** A runner is bound at its own width; anything else is trimmed at both walls. */
const sideTrim = ({ runnerMm }: Stairs) => (runnerMm === undefined ? trimMm : 0);

function cutWinder(stairs: Stairs, pattern: PatternRepeat | undefined): CutPiece | undefined {
  const { winders, riseMm } = stairs;
  if (!winders || winders.count === 0) return undefined;
  const widthMm = coveredWidths(stairs).winderMm + sideTrim(stairs);
  const lengthMm = roundToRepeat(winders.goingMm + riseMm + trimMm, pattern);
  return { kind: 'winder', widthMm, lengthMm };
}

/** How many steps each run of a flight covers, for every number of runs up to a limit. */
function listRuns(steps: number, maxSteps: number, maxRuns: number): number[][] {
  if (steps === 0) return [[]];
  return Array.from({ length: Math.min(steps, maxRuns) }, (_, i) => i + 1)
    .map((runs) => Array.from({ length: runs }, (_, run) => Math.floor((steps + run) / runs)))
    .filter((stepsOfRuns) => stepsOfRuns.every((each) => each <= maxSteps));
}
