import {
  type Charge,
  type ChosenUnderlay,
  charge,
  chargeFitting,
  estimateLines,
  type JobSize,
  measureJob,
} from './charges.ts';
import {
  type CutPlan,
  type CuttingRules,
  type Effort,
  planCuts,
  quickEffort,
  thoroughEffort,
} from './cut-plan/cut-plan.ts';
import type { PatternRepeat } from './cut-plan/laying/pattern.ts';
import { isStairs, type RoomSize, type Space } from './cut-plan/laying/spaces.ts';
import { chargeDoorBars, type Doorway, measureDoorways } from './doorways.ts';
import { chargeExtras, chargeMinimum, type Extras } from './extras.ts';
import { type Boards, chargeAdhesive, countPacks } from './hard-floors.ts';
import { carpetRollWidthsMm, type FlooringType, type PriceBook } from './price-book.ts';

export type { FlooringType, RoomSize, Space };

/** A product chosen for the job: its price per m² in pence, and how it is sold. */
export type ChosenProduct = Boards & {
  pricePence: number;
  rollWidthsMm: number[];
  packAreaMm2: number | null;
  fittingIncluded: boolean;
  /** Of a carpet whose pattern repeats. */
  pattern?: PatternRepeat | undefined;
  /** Whether its pile or pattern shows a join across it. */
  showsCrossJoins?: boolean;
};

/**
 * A job to be priced. `rollWidthMm` only matters for floors cut from a roll; `links` gives for each room
 * the number of its group, if rooms are laid with one pile direction. With `fewestJoins` carpet is cut with
 * as few joins as can be, and not at the least price.
 */
export type EstimateJob = {
  rooms: Space[];
  links?: (number | undefined)[];
  flooringType: FlooringType;
  rollWidthMm: number;
  includeInstallation: boolean;
  fewestJoins?: boolean;
  /** Whether to search for seconds for the plan, and not for a twentieth of that. */
  thorough?: boolean;
  product?: ChosenProduct;
  /** Of each room, where they are given: see `measureDoorways`. */
  doorways?: (readonly Doorway[] | undefined)[];
  /** Priced with installation only. */
  extras?: Extras;
  /** In place of the usual one. */
  underlay?: ChosenUnderlay;
};

/** The breakdown in whole pence; the first four lines add up to the total. */
export type Breakdown = {
  materialsPence: number;
  underlayPence: number;
  accessoriesPence: number;
  installationPence: number;
  totalPence: number;
};

/** A job off one roll. */
type PlannedJob = { plan: CutPlan; charges: Charge[]; breakdown: Breakdown };

/**
 * A priced job. `plan` is present for floors cut from a roll, `packs` for floors sold in packs.
 * `otherWidth` is the same job off the cheapest other roll and `otherCut` off the same roll with fewer
 * joins, or at the least price where fewest joins were asked for; null if there is none.
 * `thorough` says whether the plan was searched for longer. `flightsAtVisit` counts the stairs that are left out, since only carpet is priced on stairs.
 */
export type Estimate = {
  netAreaMm2: number;
  perimeterMm: number;
  breakdown: Breakdown;
  charges: Charge[];
  plan: CutPlan | null;
  otherWidth: PlannedJob | null;
  otherCut: PlannedJob | null;
  packs: { count: number; packAreaMm2: number; wastePercent: number } | null;
  thorough: boolean;
  flightsAtVisit: number;
};

/**
 * Prices a job. Every line is calculated once for the whole job, its charges rounded half up to the penny:
 * material on the purchase (roll length × roll width, or whole packs), underlay and installation on the
 * net area, accessories on the perimeter plus the door bars and the joins, stairs by the flight.
 * Carpet and any product with roll widths are cut from a roll, everything else is sold in packs; a product
 * without the requested width uses its cheapest one.
 * @throws RangeError where `planCuts` does, and when nothing but stairs is to get a hard floor
 */
export function estimateJob(job: EstimateJob, prices: PriceBook): Estimate {
  const { flooringType, product } = job;
  const pricesStairs = flooringType === 'carpet';
  const isPriced = (room: Space) => pricesStairs || !isStairs(room);
  const rooms = job.rooms.filter(isPriced);
  const links = job.links?.filter((_, index) => isPriced(job.rooms[index] as Space));
  const size = measureJob(rooms);
  const pencePerM2 = product?.pricePence ?? prices.materialPence[flooringType];
  const fitting = chargeBesideFloor(job, size, isPriced, prices);
  const measured = {
    netAreaMm2: size.floorMm2 + size.stairsMm2,
    perimeterMm: size.perimeterMm,
    thorough: job.thorough ?? false,
    flightsAtVisit: job.rooms.length - rooms.length,
  };

  const rolls = product?.rollWidthsMm.length ? product.rollWidthsMm : carpetRollWidthsMm;
  if (flooringType === 'carpet' || rolls === product?.rollWidthsMm) {
    const joinPence = product?.fittingIncluded ? 0 : prices.joinPence;
    const rules: CuttingRules = {
      // A sheet of vinyl is never joined head to tail: water would find the joint.
      allowsCrossJoins: flooringType === 'carpet' && !product?.showsCrossJoins,
      pencePerM2,
      joinPence,
      minSavingPence: prices.joinSavingPence,
      pattern: flooringType === 'carpet' ? product?.pattern : undefined,
      links,
      effort: shareEffort(job.thorough ? thoroughEffort : quickEffort, rolls.length),
    };
    const pricePlan = (plan: CutPlan): PlannedJob => {
      const charges = [...chargeRoll(plan, pencePerM2, joinPence), ...fitting];
      return { plan, charges, breakdown: addUp(charges) };
    };
    const { fewestJoins = false } = job;
    // The same effort for each: an alternative must cost the price offered once it is chosen.
    const planOne = (widthMm: number, hasFewest: boolean) =>
      pricePlan(planCuts(rooms, widthMm, { ...rules, fewestJoins: hasFewest }));
    const planOff = (widthsMm: readonly number[]) =>
      findCheapest(widthsMm.map((widthMm) => planOne(widthMm, fewestJoins)));
    const widths = product && !rolls.includes(job.rollWidthMm) ? rolls : [job.rollWidthMm];
    const chosen = planOff(widths) as PlannedJob;
    const { rollWidthMm, joins } = chosen.plan;
    // Without a join there are none to leave out.
    const other = fewestJoins || joins > 0 ? planOne(rollWidthMm, !fewestJoins) : chosen;
    return {
      ...measured,
      ...chosen,
      otherWidth: planOff(rolls.filter((widthMm) => widthMm !== rollWidthMm)),
      otherCut: other.plan.joins === joins ? null : other,
      packs: null,
    };
  }

  if (rooms.length === 0) throw new RangeError('Only carpet is priced on stairs.');
  const packs = countPacks(measured.netAreaMm2, flooringType, product, prices);
  const boughtMm2 = packs.count * packs.packAreaMm2;
  const material = charge('materials', 'floor', [boughtMm2, 'm2'], pencePerM2);
  const charges = [material, ...fitting];
  return {
    ...measured,
    charges,
    breakdown: addUp(charges),
    plan: null,
    otherWidth: null,
    otherCut: null,
    packs,
  };
}

/** A floor of more than two rolls has more plans to be compared; each gets less, whichever is asked for. */
function shareEffort({ work, steps }: Effort, rolls: number): Effort {
  const share = Math.min(1, 2 / rolls);
  return { work: work * share, steps: steps * share };
}

/** What a job costs beside its floor and joins; of a floor sold with fitting that is the extras alone. */
function chargeBesideFloor(
  job: EstimateJob,
  size: JobSize,
  isPriced: (room: Space) => boolean,
  prices: PriceBook,
): Charge[] {
  const areaMm2 = size.floorMm2 + size.stairsMm2;
  const extras = job.includeInstallation ? chargeExtras(job, { areaMm2, isPriced }, prices) : [];
  if (job.product?.fittingIncluded) return extras;
  const doorways = measureDoorways(job, isPriced);
  // The pattern and the backing of boards; a carpet may be called herringbone for its weave.
  const isBoards = job.flooringType !== 'carpet' && !job.product?.rollWidthsMm.length;
  const { isHerringbone, isDryback } = (isBoards && job.product) || {};
  const charges = [
    ...chargeFitting(size, { ...job, isHerringbone }, doorways.openingsMm, prices),
    ...(isDryback ? [chargeAdhesive(size.floorMm2, prices)] : []),
    ...chargeDoorBars(doorways, prices),
    ...extras,
  ];
  return job.includeInstallation ? [...charges, ...chargeMinimum(charges, prices)] : charges;
}

function chargeRoll(plan: CutPlan, pencePerM2: number, joinPence: number): Charge[] {
  const { boughtMm2, allowancePence, joins } = plan;
  const charges = [
    charge('materials', 'floor', [boughtMm2, 'm2'], pencePerM2),
    charge('accessories', 'joins', [joins, 'each'], joinPence),
  ];
  if (allowancePence === 0) return charges;
  return [...charges, charge('materials', 'joinAllowance', [1, 'each'], -allowancePence)];
}

function addUp(charges: readonly Charge[]): Breakdown {
  const [materialsPence = 0, underlayPence = 0, accessoriesPence = 0, installationPence = 0] =
    estimateLines.map((line) =>
      charges.reduce((sum, each) => sum + (each.line === line ? each.pence : 0), 0),
    );
  const totalPence = materialsPence + underlayPence + accessoriesPence + installationPence;
  return { materialsPence, underlayPence, accessoriesPence, installationPence, totalPence };
}

/** The cheapest of several plans; of equals the one with fewer joins, then off the narrower roll. */
function findCheapest(jobs: PlannedJob[]): PlannedJob | null {
  const sorted = jobs.toSorted(
    (a, b) =>
      a.breakdown.totalPence - b.breakdown.totalPence ||
      a.plan.joins - b.plan.joins ||
      a.plan.crossJoins - b.plan.crossJoins ||
      a.plan.seamLengthMm - b.plan.seamLengthMm ||
      a.plan.rollWidthMm - b.plan.rollWidthMm,
  );
  return sorted[0] ?? null;
}
