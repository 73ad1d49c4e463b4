import { type CutPlan, planCuts } from './cut-plan/cut-plan.ts';
import type { RoomSize } from './cut-plan/laying.ts';
import { divideUp, priceQuantity } from './cut-plan/whole-numbers.ts';
import { carpetRollWidthsMm, type FlooringType, type PriceBook } from './price-book.ts';

export type { FlooringType, RoomSize };

/** A product chosen for the job: its price per m² in pence, and how it is sold. */
export type ChosenProduct = {
  pricePence: number;
  rollWidthsMm: number[];
  packAreaMm2: number | null;
  fittingIncluded: boolean;
};

/** A job to be priced. `rollWidthMm` only matters for floors cut from a roll. */
export type EstimateJob = {
  rooms: RoomSize[];
  flooringType: FlooringType;
  rollWidthMm: number;
  includeInstallation: boolean;
  product?: ChosenProduct;
};

/** The breakdown in whole pence; the first four lines add up to the total. */
export type Breakdown = {
  materialsPence: number;
  underlayPence: number;
  accessoriesPence: number;
  installationPence: number;
  totalPence: number;
};

/**
 * A priced job. `plan` is present for floors cut from a roll, `packs` for floors sold in packs.
 * `otherWidth` is the same job off the cheapest other roll, or null if there is none.
 */
export type Estimate = {
  netAreaMm2: number;
  perimeterMm: number;
  breakdown: Breakdown;
  plan: CutPlan | null;
  otherWidth: { plan: CutPlan; breakdown: Breakdown } | null;
  packs: { count: number; packAreaMm2: number } | null;
};

const mm2PerM2 = 1_000_000;
const mmPerM = 1000;

/**
 * Prices a job. Every line is calculated once for the whole job and rounded half up to the penny:
 * material on the purchase (roll length × roll width, or whole packs), underlay and installation on the
 * net area, accessories on the perimeter plus one door bar per room. Carpet and any product with roll
 * widths are cut from a roll, everything else is sold in packs; a product without the requested width
 * uses its cheapest one.
 * @throws RangeError where `planCuts` does
 */
export function estimateJob(job: EstimateJob, prices: PriceBook): Estimate {
  const { rooms, flooringType, product } = job;
  const netAreaMm2 = sum(rooms.map((room) => room.lengthMm * room.widthMm));
  const perimeterMm = sum(rooms.map((room) => 2 * (room.lengthMm + room.widthMm)));
  const pencePerM2 = product?.pricePence ?? prices.materialPence[flooringType];
  const breakDown = (boughtMm2: number) =>
    addUp(priceQuantity(boughtMm2, pencePerM2, mm2PerM2), netAreaMm2, perimeterMm, job, prices);

  const rolls = product?.rollWidthsMm.length ? product.rollWidthsMm : carpetRollWidthsMm;
  if (flooringType === 'carpet' || rolls === product?.rollWidthsMm) {
    const widths = product && !rolls.includes(job.rollWidthMm) ? rolls : [job.rollWidthMm];
    // A sheet of vinyl is never joined head to tail: water would find the joint.
    const floor = { allowsCrossJoins: flooringType === 'carpet' };
    const plan = planCheapest(rooms, widths, floor) as CutPlan;
    const others = rolls.filter((widthMm) => widthMm !== plan.rollWidthMm);
    const other = planCheapest(rooms, others, floor);
    return {
      netAreaMm2,
      perimeterMm,
      breakdown: breakDown(plan.boughtMm2),
      plan,
      otherWidth: other && { plan: other, breakdown: breakDown(other.boughtMm2) },
      packs: null,
    };
  }

  const packAreaMm2 = product?.packAreaMm2 ?? prices.packAreaMm2[flooringType];
  const neededMm2 = netAreaMm2 * (100 + prices.wastePercent[flooringType]);
  const count = divideUp(neededMm2, 100 * packAreaMm2);
  return {
    netAreaMm2,
    perimeterMm,
    breakdown: breakDown(count * packAreaMm2),
    plan: null,
    otherWidth: null,
    packs: { count, packAreaMm2 },
  };
}

function addUp(
  materialsPence: number,
  netAreaMm2: number,
  perimeterMm: number,
  job: EstimateJob,
  prices: PriceBook,
): Breakdown {
  const { flooringType, product, rooms } = job;
  const isFitted = !product?.fittingIncluded;
  const edging = priceQuantity(perimeterMm, prices.edgingPence[flooringType], mmPerM);
  const underlay = priceQuantity(netAreaMm2, prices.underlayPence[flooringType], mm2PerM2);
  const installation = priceQuantity(netAreaMm2, prices.installationPence, mm2PerM2);
  const underlayPence = isFitted ? underlay : 0;
  const accessoriesPence = isFitted ? edging + prices.doorBarPence * rooms.length : 0;
  const installationPence = isFitted && job.includeInstallation ? installation : 0;
  const totalPence = materialsPence + underlayPence + accessoriesPence + installationPence;
  return { materialsPence, underlayPence, accessoriesPence, installationPence, totalPence };
}

/** The plan that buys least; of equals the one with fewer joins, then off the narrower roll. */
function planCheapest(
  rooms: RoomSize[],
  rollWidthsMm: readonly number[],
  floor: { allowsCrossJoins: boolean },
): CutPlan | null {
  const plans = rollWidthsMm.map((rollWidthMm) => planCuts(rooms, rollWidthMm, floor));
  plans.sort(
    (a, b) =>
      a.boughtMm2 - b.boughtMm2 ||
      a.crossJoins - b.crossJoins ||
      a.seamLengthMm - b.seamLengthMm ||
      a.rollWidthMm - b.rollWidthMm,
  );
  return plans[0] ?? null;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
