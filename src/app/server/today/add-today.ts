import type { FastifyInstance } from 'fastify';
import { travelMinutes } from '#features/areas/travel.ts';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { addTodayRoutes } from '#features/booking/server/today/today-routes.ts';
import type { WorkingEstimate } from '#features/booking/today/contract.ts';
import type { Estimate } from '#features/calculator/contract.ts';
import { nameFloors } from '#features/calculator/describe-estimate.ts';
import { giveEstimate } from '#features/calculator/server/give-estimate.ts';
import type { PriceJob } from '#features/calculator/server/price-floor.ts';
import { findEstimate, findEstimates } from '#features/calculator/server/queries.ts';
import { presentSketch } from '#features/calculator/server/sketches/present-sketch.ts';
import {
  findSketches,
  type SketchRow,
} from '#features/calculator/server/sketches/queries-sketches.ts';
import { summariseEstimate } from '#features/calculator/server/summarise-estimate.ts';
import { findProductForEstimate } from '#features/catalogue/server/find-product-for-estimate.ts';
import { addRooms } from './add-rooms.ts';

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
    findWorkingEstimates: async (ids) => {
      const sketches = Map.groupBy(await findSketches(db, ids), ({ estimateId }) => estimateId);
      const present = (one: Estimate) => presentWorking(one, sketches.get(one.id) ?? []);
      return new Map((await findEstimates(db, ids)).map((one) => [one.id, present(one)]));
    },
    priceRooms: async (rooms, measured, besideId) => {
      const beside = besideId === undefined ? undefined : await findEstimate(db, besideId);
      const request = beside ? addRooms(beside.request, rooms) : rooms;
      const { id } = await giveEstimate(db, request, {
        now: clock(),
        measured,
        findProduct: (productId) => findProductForEstimate(db, productId),
        estimateJob,
      });
      const summary = await summariseEstimate(db, id);
      if (!summary) throw new Error(`The estimate ${id} was not stored.`);
      return summary;
    },
  });
}

function presentWorking(estimate: Estimate, sketches: readonly SketchRow[]): WorkingEstimate {
  const { breakdown, product, rooms, floors, ...rest } = estimate;
  return {
    ...rest,
    product: product && {
      id: product.id,
      name: product.name,
      fittingIncluded: product.fittingIncluded,
    },
    rooms: rooms.map(({ id, ...room }) => room),
    floors: (floors ?? [estimate]).map(nameFloors),
    totalCost: breakdown.total,
    sketches: sketches.map(presentSketch),
  };
}
