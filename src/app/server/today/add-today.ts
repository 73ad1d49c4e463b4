import type { FastifyInstance } from 'fastify';
import { travelMinutes } from '#features/areas/travel.ts';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { addTodayRoutes } from '#features/booking/server/today/today-routes.ts';
import type { WorkingEstimate } from '#features/booking/today/contract.ts';
import type { Estimate } from '#features/calculator/contract.ts';
import { nameFloors } from '#features/calculator/describe-estimate.ts';
import { mergeAreas } from '#features/calculator/merge-areas.ts';
import { giveEstimate } from '#features/calculator/server/give-estimate.ts';
import { openUnsold } from '#features/calculator/server/open-unsold.ts';
import type { PriceJob } from '#features/calculator/server/price-floor.ts';
import { findEstimate, findEstimates } from '#features/calculator/server/queries.ts';
import { presentSketch } from '#features/calculator/server/sketches/present-sketch.ts';
import {
  findSketches,
  type SketchRow,
} from '#features/calculator/server/sketches/queries-sketches.ts';
import { summariseEstimate } from '#features/calculator/server/summarise-estimate.ts';
import { findFloorsOnOffer } from '#features/catalogue/server/find-floors-on-offer.ts';
import { findProductForEstimate } from '#features/catalogue/server/find-product-for-estimate.ts';
import type { Db } from '#platform/server/database/database.ts';

type Deps = Pick<BookingDeps, 'db' | 'clock' | 'publicUrl'> & {
  estimateJob: PriceJob;
  travelKmPerHour: number;
};

/** Registers the routes of the day's visits with what they need of areas, calculator and catalogue. */
export function addToday(app: FastifyInstance, { estimateJob, travelKmPerHour, ...deps }: Deps) {
  const { db, clock } = deps;
  addTodayRoutes(app, {
    ...deps,
    findTravel: (from, to) => travelMinutes(from, to, travelKmPerHour),
    listFloors: () => findFloorsOnOffer(db),
    findWorkingEstimates: async (ids) => {
      const sketches = Map.groupBy(await findSketches(db, ids), ({ estimateId }) => estimateId);
      const present = (one: Estimate) => presentWorking(one, sketches.get(one.id) ?? []);
      return new Map((await findEstimates(db, ids)).map((one) => [one.id, present(one)]));
    },
    priceRooms: async (rooms, { measured, last, base }) => {
      const [theirs, before] = [await findRequest(db, last), await findRequest(db, base)];
      const request = theirs ? mergeAreas(before, theirs, rooms) : rooms;
      const findProduct = (productId: string) => findProductForEstimate(db, productId);
      const { id } = await giveEstimate(db, await openUnsold(request, findProduct), {
        now: clock(),
        measured,
        findProduct,
        estimateJob,
      });
      const summary = await summariseEstimate(db, id);
      if (!summary) throw new Error(`The estimate ${id} was not stored.`);
      return summary;
    },
  });
}

async function findRequest(db: Db, id: string | undefined) {
  return id === undefined ? undefined : (await findEstimate(db, id))?.request;
}

function presentWorking(estimate: Estimate, sketches: readonly SketchRow[]): WorkingEstimate {
  const { breakdown, ...rest } = estimate;
  const floors = estimate.floors ?? [estimate];
  const underlay = floors.find((floor) => floor.underlay)?.underlay;
  return {
    ...rest,
    ...(underlay && { underlay }),
    floors: floors.map(presentFloor),
    totalCost: breakdown.total,
    sketches: sketches.map(presentSketch),
  };
}

function presentFloor(floor: Estimate): WorkingEstimate['floors'][number] {
  const { product } = floor;
  return { ...floor, name: nameFloors(floor), product };
}
