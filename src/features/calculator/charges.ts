import {
  isStairs,
  measureArea,
  measureBinding,
  measureFlightArea,
  measureFlightGripper,
  measurePerimeter,
  type Space,
  type Stairs,
} from './cut-plan/laying/spaces.ts';
import { divideUp, priceQuantity } from './cut-plan/laying/whole-numbers.ts';
import type { FlooringType, PriceBook } from './price-book.ts';

/** The lines of a breakdown. */
export const estimateLines = ['materials', 'underlay', 'accessories', 'installation'] as const;
export type EstimateLine = (typeof estimateLines)[number];

export const chargeNames = [
  'floor',
  'joinAllowance',
  'underlay',
  'underlayRolls',
  'edging',
  'doorBars',
  'hardDoorBars',
  'rampDoorBars',
  'joins',
  'binding',
  'adhesive',
  'fitting',
  'herringboneFitting',
  'flights',
  'winders',
  'uplift',
  'upliftMinimum',
  'furniture',
  'doorTrims',
  'plywood',
  'levelling',
  'minimumFitting',
] as const;
export type ChargeName = (typeof chargeNames)[number];

/**
 * One item of a line: a quantity in the small unit (mm², mm or pieces) at a price per m², metre or piece in
 * pence, and what it comes to, rounded half up to the penny.
 */
export type Charge = {
  line: EstimateLine;
  name: ChargeName;
  quantity: number;
  unit: 'm2' | 'm' | 'each';
  unitPence: number;
  pence: number;
};

const smallUnits = { m2: 1_000_000, m: 1000, each: 1 } as const;

/** Prices a quantity as an item of a line. */
export function charge(
  line: EstimateLine,
  name: ChargeName,
  [quantity, unit]: readonly [number, Charge['unit']],
  unitPence: number,
): Charge {
  const pence = priceQuantity(quantity, unitPence, smallUnits[unit]);
  return { line, name, quantity, unit, unitPence, pence };
}

/** In place of the usual underlay: its price per m², and what one roll of it covers where that is known. */
export type ChosenUnderlay = { pricePence: number; packAreaMm2?: number | null };

type FittedJob = {
  flooringType: FlooringType;
  includeInstallation: boolean;
  underlay?: ChosenUnderlay;
  isHerringbone?: boolean;
};

/** Net floor of a job in mm²; the steps of a flight count with treads and risers. */
export function measureJob(rooms: readonly Space[]) {
  const flights = rooms.filter(isStairs);
  const floors = rooms.flatMap((room) => (isStairs(room) ? (room.landing ?? []) : room));
  return {
    floorMm2: sum(floors.map(measureArea)),
    stairsMm2: sum(flights.map(measureFlightArea)),
    perimeterMm: sum(rooms.map(measureEdges)),
    bindingMm: sum(flights.map(measureBinding)),
    flights: flights.length,
    winders: sum(flights.map(({ winders }) => winders?.count ?? 0)),
  };
}

export type JobSize = ReturnType<typeof measureJob>;

/** Walls of a room; of stairs the gripper of each step, and the landing without the top of the flight. */
function measureEdges(room: Space): number {
  if (!isStairs(room)) return measurePerimeter(room);
  return measureFlightGripper(room) + measureLandingEdges(room);
}

/** The walls of a room, or of a landing, in which there can be doorways. */
export const measureWalls = (room: Space) =>
  isStairs(room) ? measureLandingEdges(room) : measurePerimeter(room);

function measureLandingEdges({ landing, widthMm }: Stairs): number {
  return landing ? Math.max(0, measurePerimeter(landing) - widthMm) : 0;
}

/**
 * What a job costs beside the floor itself, its joins and its door bars: underlay, accessories and fitting.
 * @param openingsMm what doorways leave open of the walls; the seal of vinyl runs on through them
 */
export function chargeFitting(
  { floorMm2, stairsMm2, ...job }: JobSize,
  { flooringType, includeInstallation, isHerringbone, underlay }: FittedJob,
  openingsMm: number,
  prices: PriceBook,
): Charge[] {
  const area = [floorMm2, 'm2'] as const;
  const edgingMm = job.perimeterMm - (flooringType === 'vinyl' ? 0 : openingsMm);
  const supplied = [
    chargeUnderlay(floorMm2 + stairsMm2, { flooringType, underlay }, prices),
    charge('accessories', 'edging', [edgingMm, 'm'], prices.edgingPence[flooringType]),
    charge('accessories', 'binding', [job.bindingMm, 'm'], prices.bindingPence),
  ];
  const fitted = [
    isHerringbone
      ? charge('installation', 'herringboneFitting', area, prices.herringboneFittingPence)
      : charge('installation', 'fitting', area, prices.installationPence),
    charge('installation', 'flights', [job.flights, 'each'], prices.flightPence),
    charge('installation', 'winders', [job.winders, 'each'], prices.winderPence),
  ];
  return includeInstallation ? [...supplied, ...fitted] : supplied;
}

/** The net area, or by whole rolls where the price book has a size for them. */
function chargeUnderlay(
  areaMm2: number,
  { flooringType, underlay }: Pick<FittedJob, 'flooringType' | 'underlay'>,
  prices: PriceBook,
): Charge {
  const pencePerM2 = underlay?.pricePence ?? prices.underlayPence[flooringType];
  const usualRollMm2 = prices.underlayRollAreaMm2[flooringType];
  if (usualRollMm2 === 0 || pencePerM2 === 0)
    return charge('underlay', 'underlay', [areaMm2, 'm2'], pencePerM2);
  const rollMm2 = underlay?.packAreaMm2 ?? usualRollMm2;
  const rollPence = priceQuantity(rollMm2, pencePerM2, smallUnits.m2);
  return charge('underlay', 'underlayRolls', [divideUp(areaMm2, rollMm2), 'each'], rollPence);
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
