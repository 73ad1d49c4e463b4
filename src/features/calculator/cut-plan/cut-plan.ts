import { type GroupLaying, listGroupLayings } from './laying/group-layings.ts';
import {
  type CutPiece,
  type Join,
  type Laying,
  maxPieceMm,
  type PileDirection,
} from './laying/laying.ts';
import type { PatternRepeat } from './laying/pattern.ts';
import {
  boundRoom,
  isStairs,
  measureArea,
  measureFlightArea,
  measureNet,
  type Space,
} from './laying/spaces.ts';
import { divideHalfUp, priceQuantity } from './laying/whole-numbers.ts';
import { lineUp } from './line-up.ts';
import { findRollStarts } from './roll-starts.ts';
import { boundLaying } from './search/bound-cost.ts';
import { better, type LaidPlan, type Weights } from './search/cost.ts';
import { weighPlan } from './search/put-on-rolls.ts';
import { type BoundedPlan, type Effort, searchPlan } from './search/search-plan.ts';
import { StripPacker } from './search/strip-packing.ts';

export type { Effort };

/**
 * A piece to cut, with trim, in mm: x across the roll, y along it. `room` is the index of its room. A
 * rectangle in one piece is 'whole'; others are full-width drops and one fill. A flight of stairs is cut
 * in runs of whole steps and winders.
 */
export type Piece = CutPiece & { room: number; xMm: number; yMm: number };

/**
 * A room as it is laid, without trim: the pile runs along its length (x) or its width (y). Of stairs only
 * the landing is laid like this.
 */
export type RoomLayout = {
  room: number;
  lengthMm: number;
  widthMm: number;
  pileAlong: PileDirection;
  joins: Join[];
};

/**
 * The pieces to cut off one roll. `lengthMm` is the length to buy, `wastePercent` the share of the
 * purchase that is not net floor, to one decimal; `seamLengthMm` is the length of all joins with trim, by
 * which equal plans are compared. `rollStartsMm` are the places where a new roll begins, since none is
 * longer than 25 m. `pattern` is that of the carpet. No plan costs less by more than `withinPercent` of this one's carpet and joins; 0 if none
 * costs less. `allowancePence` is not charged: what a plan with more joins would have saved, too little
 * to be worth them, and what is lost at the ends of rolls. `roomLayouts` is in the order of the rooms.
 */
export type CutPlan = {
  rollWidthMm: number;
  lengthMm: number;
  boughtMm2: number;
  wastePercent: number;
  joins: number;
  crossJoins: number;
  seamLengthMm: number;
  pattern?: PatternRepeat;
  withinPercent: number;
  allowancePence: number;
  rollStartsMm: number[];
  pieces: Piece[];
  roomLayouts: RoomLayout[];
};

/**
 * What decides between plans: the price of the floor, of a join, and what a join must save over and above
 * that. With a `pattern` every piece is cut to whole repeats, and there are no cross-joins. `links` gives for each space the number of its group: spaces of one group have one pile direction.
 */
export type CuttingRules = {
  allowsCrossJoins: boolean;
  pencePerM2: number;
  joinPence: number;
  minSavingPence: number;
  fewestJoins?: boolean;
  pattern?: PatternRepeat | undefined;
  links?: readonly (number | undefined)[];
  effort?: Effort | undefined;
};

/** Some 25 ms for a large house: the page searches on where that leaves much to be won. */
export const quickEffort: Effort = { work: 4_000_000, steps: 40_000 };

/** About two seconds. */
export const thoroughEffort: Effort = { work: 60_000_000, steps: 1_000_000 };

/** Of the effort of a plan, what one with fewest joins may take, which has fewer to choose from. */
const shareOfFewest: Effort = { work: 1 / 3, steps: 1 / 3 };
/**
 * What may be spent on the price alone: more steps where the plan was settled, for then the price can be, and only
 * settled prices are sure to rise with the house. An estimate compares up to five plans: all of them together are
 * to take a quarter of a second at most.
 */
const shareOfSettledPrice: Effort = { work: 1 / 4, steps: 5 / 2 };
const shareOfOpenPrice: Effort = { work: 1 / 4, steps: 3 / 4 };

const mm2PerM2 = 1_000_000;
/** More than any join saves: where it must be saved, no join is made that can be avoided. */
const neverSavedPence = 1_000_000;

/**
 * Finds the cheapest cut plan in which each join saves what it must. A plan that costs less only by joins
 * that save too little is not cut, but its price is charged: else a room whose growth lets a join save
 * enough would become cheaper by it. With `fewestJoins` no join is made that can be avoided, and the plan
 * is charged as it is.
 * @throws RangeError unless there is a room, every measure is a whole number of mm above 0, a pattern repeats
 *   within a roll and no step is wider than the roll
 */
export function planCuts(spaces: Space[], rollWidthMm: number, rules: CuttingRules): CutPlan {
  checkMeasures(spaces, rollWidthMm);
  const { pattern } = rules;
  checkPattern(pattern);
  const floor = { pattern, allowsCrossJoins: rules.allowsCrossJoins && !pattern };
  const groups = groupSpaces(spaces, rules.links);
  const packer = new StripPacker(rollWidthMm);
  const weightsFor = (pencePerJoin: number, rollMm: number): Weights => ({
    perMm: rules.pencePerM2 * rollWidthMm,
    perJoin: pencePerJoin * mm2PerM2,
    rollMm,
    repeatMm: pattern?.repeatMm ?? 1,
  });
  const mustSavePence = rules.fewestJoins ? neverSavedPence : rules.minSavingPence;
  const weights = weightsFor(rules.joinPence + mustSavePence, maxPieceMm);
  const layings = groups.map((group) =>
    listGroupLayings(
      group.map((index) => spaces[index] as Space),
      rollWidthMm,
      floor,
      (laying) => boundLaying(laying, rollWidthMm, weights),
    ),
  );
  const find = (weights: Weights, share: Effort, start?: LaidPlan) => {
    const { work, steps } = rules.effort ?? quickEffort;
    const effort = { work: work * share.work, steps: steps * share.steps };
    return searchPlan(layings, rollWidthMm, weights, effort, packer, start);
  };
  const priceOf = ({ lengthMm, joins }: Pick<CutPlan, 'lengthMm' | 'joins'>) =>
    priceQuantity(lengthMm * rollWidthMm, rules.pencePerM2, mm2PerM2) + joins * rules.joinPence;
  const toCut = (found: BoundedPlan) => ({
    ...toPlan(
      spaces,
      rollWidthMm,
      groups.flatMap((group, i) =>
        layMembers(group, layings[i]?.[found.layings[i] as number] as GroupLaying, found.places[i]),
      ),
      found.cost,
    ),
    ...(pattern && { pattern }),
    withinPercent: percentAbove(found, rules.fewestJoins ? 'lengthMm' : 'units'),
  });
  if (rules.fewestJoins) return { ...toCut(find(weights, shareOfFewest)), allowancePence: 0 };
  const found = find(weights, { work: 1, steps: 1 });
  const maxJoins = layings.reduce(
    (sum, each) => sum + Math.max(...each.map(({ joins }) => joins.length)),
    0,
  );
  const isSettled = percentAbove(found, 'units') === 0;
  const shareOfPrice = isSettled ? shareOfSettledPrice : shareOfOpenPrice;
  const mayBeCheaper = found.cost.joins < maxJoins || found.cost.lengthMm > maxPieceMm;
  const cheapest = mayBeCheaper
    ? find(weightsFor(rules.joinPence, Number.POSITIVE_INFINITY), shareOfPrice, found)
    : found;
  // What is found for the price alone can be better by the rules of joins, too.
  const best = better(found, weighPlan(layings, cheapest, weights));
  const plan = toCut({ ...found, ...best });
  const chargedPence = Math.min(priceOf(best.cost), priceOf(cheapest.cost));
  return { ...plan, allowancePence: priceOf(plan) - chargedPence };
}

/** By how many per cent a plan is above its lower bound, rounded up; fewest joins outweigh any roll. */
function percentAbove({ cost, bound }: BoundedPlan, by: 'units' | 'lengthMm'): number {
  return Math.ceil((1 - bound[by] / cost[by]) * 100);
}

function checkMeasures(spaces: Space[], rollWidthMm: number): void {
  const measures = spaces.flatMap((space) =>
    isStairs(space)
      ? [space.goingMm, space.riseMm, space.widthMm]
      : [space.lengthMm, space.widthMm],
  );
  const areWhole = [rollWidthMm, ...measures].every(
    (each) => Number.isSafeInteger(each) && each > 0,
  );
  if (spaces.length === 0 || !areWhole) {
    throw new RangeError(
      'A cut plan needs rooms and a roll measured in whole millimetres above 0.',
    );
  }
}

function checkPattern(pattern: PatternRepeat | undefined): void {
  if (!pattern) return;
  const { repeatMm } = pattern;
  if (!Number.isSafeInteger(repeatMm) || repeatMm < 1 || repeatMm > maxPieceMm) {
    throw new RangeError('A pattern repeats in whole millimetres, at least once a roll.');
  }
}

/** The indexes of the spaces of each group, largest first: neither order nor turning then matters. */
function groupSpaces(spaces: Space[], links: CuttingRules['links'] = []): number[][] {
  const groups = new Map<number | string, number[]>();
  spaces.forEach((_, index) => {
    const link = links[index];
    const key = link ?? `alone ${index}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  const sizes = spaces.map(measureSize);
  const compare = (a: number, b: number) => {
    const [one = [], other = []] = [sizes[a], sizes[b]];
    const at = one.findIndex((value, i) => value !== other[i]);
    return at < 0 ? a - b : (other[at] as number) - (one[at] as number);
  };
  const sorted = [...groups.values()].map((group) => group.sort(compare));
  return sorted.sort(([a = 0], [b = 0]) => compare(a, b));
}

function measureSize(space: Space): [number, number, number] {
  if (isStairs(space)) return [0, measureFlightArea(space), space.steps];
  const { lengthMm, widthMm } = boundRoom(space);
  return [Math.max(lengthMm, widthMm), Math.min(lengthMm, widthMm), measureArea(space)];
}

type LaidSpace = { room: number; laying: Laying; places: { xMm: number; yMm: number }[] };

function layMembers(group: number[], laying: GroupLaying, places: LaidSpace['places'] = []) {
  let at = 0;
  return laying.members.map((member, i): LaidSpace => {
    at += member.parts.length;
    const room = group[i] as number;
    return { room, laying: member, places: places.slice(at - member.parts.length, at) };
  });
}

function toPlan(
  spaces: Space[],
  rollWidthMm: number,
  laid: LaidSpace[],
  figures: Pick<CutPlan, 'joins' | 'crossJoins' | 'seamLengthMm'>,
): Omit<CutPlan, 'allowancePence' | 'withinPercent'> {
  const { pieces, rollStartsMm, lengthMm } = findRollStarts(cutPieces(laid), maxPieceMm);
  const boughtMm2 = lengthMm * rollWidthMm;
  const netMm2 = spaces.reduce((sum, space) => sum + measureNet(space), 0);
  const { joins, crossJoins, seamLengthMm } = figures;
  return {
    rollWidthMm,
    lengthMm,
    boughtMm2,
    wastePercent: divideHalfUp((boughtMm2 - netMm2) * 1000, boughtMm2) / 10,
    joins,
    crossJoins,
    seamLengthMm,
    rollStartsMm,
    pieces,
    roomLayouts: laid
      .flatMap(({ room, laying }) => drawSpace(room, spaces[room] as Space, laying))
      .sort((a, b) => a.room - b.room),
  };
}

function drawSpace(room: number, space: Space, { pileAlong, joins }: Laying): RoomLayout[] {
  const size = isStairs(space) ? space.landing : space;
  if (!size) return [];
  return [{ room, lengthMm: size.lengthMm, widthMm: size.widthMm, pileAlong, joins }];
}

/** Lists the pieces of all rooms in the order of the roll. */
function cutPieces(laid: LaidSpace[]): Piece[] {
  return lineUp(laid)
    .map(({ from, piece, xMm, yMm }): Piece => ({ room: from.room, ...piece, xMm, yMm }))
    .sort((a, b) => a.yMm - b.yMm || a.xMm - b.xMm);
}
