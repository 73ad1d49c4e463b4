import { toSquareMetres } from '#platform/units/lengths.ts';
import type { Estimate, EstimateRequest } from '../contract.ts';
import { isStairs } from '../cut-plan/laying/spaces.ts';
import { carpetWidths, cheapestRoll } from '../limits.ts';
import type { PriceBook } from '../price-book.ts';
import type { RoomFloorInput } from '../room-contract.ts';
import { missingToMinimum, withoutMinimums } from '../several-floors.ts';
import { toSpace } from '../to-space.ts';
import {
  presentBreakdown,
  presentChoices,
  presentEstimate,
  presentRoom,
} from './present-estimate.ts';
import { isStairsOnHardFloor, type PricingDeps, priceFloor, stairsAlone } from './price-floor.ts';

type Context = PricingDeps & {
  about: Omit<Parameters<typeof presentEstimate>[2], 'product' | 'underlay' | 'choice'>;
};
type Floor = { job: EstimateRequest; indexes: number[]; choice?: RoomFloorInput };

/**
 * Prices a job of several floors as one: each off its cheapest roll unless a width is asked for, and what a job costs
 * at least is charged once. Stairs that are all that a hard floor is for are left to the visit.
 */
export async function priceFloors(
  all: readonly Floor[],
  request: EstimateRequest,
  { about, prices, ...deps }: Context,
): Promise<{ answer: Estimate; totalPence: number }> {
  const floors = all.filter(({ job }) => !isStairsOnHardFloor(job));
  if (floors.length === 0) throw stairsAlone();
  const withoutLeast = withoutMinimums(prices);
  const isNarrow = request.carpetWidth === carpetWidths[0];
  const price = ({ job, choice }: Floor, prices: PriceBook) => {
    const width = choice?.carpetWidth ?? (isNarrow ? cheapestRoll : undefined);
    const takesCheapest = width === cheapestRoll;
    return priceFloor(job, { ...deps, prices, takesCheapest, isOneOfSeveral: true });
  };
  const priced = [];
  for (const floor of floors) priced.push(await price(floor, withoutLeast));
  const missing = request.includeInstallation ? missingFitting(priced, request, prices) : 0;
  const place = priced.findIndex(({ product }) => !product?.fittingIncluded);
  const payer = floors[place];
  if (missing > 0 && payer) {
    const own = priced[place]?.priced.breakdown.installationPence ?? 0;
    const raised = { ...withoutLeast, minimumFittingPence: own + missing };
    priced[place] = await price(payer, raised);
  }
  return combine({ floors, all, priced, request, about });
}

type Priced = Awaited<ReturnType<typeof priceFloor>>;

function missingFitting(priced: readonly Priced[], { extras }: EstimateRequest, prices: PriceBook) {
  const own = priced.filter(({ product }) => !product?.fittingIncluded);
  if (own.length === 0) return 0;
  const fittingPence = own.reduce((sum, one) => sum + one.priced.breakdown.installationPence, 0);
  const areaMm2 = priced.reduce((sum, one) => sum + one.priced.netAreaMm2, 0);
  return missingToMinimum({ fittingPence, upliftMm2: extras?.uplift ? areaMm2 : 0 }, prices);
}

function combine({
  floors,
  all,
  priced,
  request,
  about,
}: {
  floors: readonly Floor[];
  all: readonly Floor[];
  priced: readonly Priced[];
  request: EstimateRequest;
  about: Context['about'];
}): { answer: Estimate; totalPence: number } {
  const sumOf = (read: (one: Priced['priced']) => number) =>
    priced.reduce((sum, one) => sum + read(one.priced), 0);
  const breakdown = {
    materialsPence: sumOf((one) => one.breakdown.materialsPence),
    underlayPence: sumOf((one) => one.breakdown.underlayPence),
    accessoriesPence: sumOf((one) => one.breakdown.accessoriesPence),
    installationPence: sumOf((one) => one.breakdown.installationPence),
    totalPence: sumOf((one) => one.breakdown.totalPence),
  };
  const leftOut = all.filter((floor) => !floors.includes(floor));
  const flights = leftOut
    .flatMap(({ job }) => job.rooms)
    .filter((room) => isStairs(toSpace(room))).length;
  const { promisePercent, ...ofEach } = about;
  const answer: Estimate = {
    id: about.id,
    createdAt: about.createdAt.toISOString(),
    flooringType: floors[0]?.job.flooringType ?? request.flooringType,
    carpetWidth: null,
    includeInstallation: request.includeInstallation,
    product: null,
    rooms: request.rooms.map((room, index) => {
      const floor = floors.findIndex(({ indexes }) => indexes.includes(index));
      return { ...presentRoom(room, index), ...(floor >= 0 && { floor }) };
    }),
    ...presentChoices(request, { promisePercent }),
    ...(about.measured && { measured: about.measured }),
    totalArea: toSquareMetres(sumOf((one) => one.netAreaMm2)),
    breakdown: presentBreakdown(breakdown),
    plan: null,
    otherWidth: null,
    stairsAtVisit: flights + sumOf((one) => one.flightsAtVisit),
    packs: null,
    packArea: null,
    floors: floors.map(({ job, choice }, nth) => {
      const { priced: one, ...chosen } = priced[nth] as Priced;
      return presentEstimate(one, job, { ...ofEach, ...chosen, choice });
    }),
  };
  return { answer, totalPence: breakdown.totalPence };
}
