import * as z from 'zod/mini';
import { toMetres } from '#platform/units/lengths.ts';
import { stairs } from '../../../contract.ts';
import { standardOf } from '../../conversation/describe-record.ts';
import type { Flight, FloorChoice, RoomRecord } from '../../conversation/record.ts';
import type { StatedRoom } from '../../nlu/parsed-message.ts';
import { findLanding } from '../../nlu/room-sizes/flights.ts';
import type { EstimateJob } from '../../tools/business-tools.ts';
import type { Turn } from '../../turn.ts';
import { waysToPlace } from './place-parts.ts';

const maxRooms = 30;

export type Job = {
  rooms: readonly RoomRecord[];
  floor: FloorChoice;
  fitted: boolean;
  rollWidth?: 4 | 5 | undefined;
  /** Stairs that are priced with the rooms; the landing among these goes with them. */
  flight?: Flight | undefined;
};

/** Stairs as the calculator takes them, of usual steps where their sizes are not told. */
export const toStairs = (
  { steps, winders, widthMm, runnerMm }: Flight,
  landing: StatedRoom | undefined,
) =>
  z.parse(stairs, {
    steps,
    ...(widthMm && { width: toMetres(widthMm) }),
    ...(runnerMm && { runner: toMetres(runnerMm) }),
    ...(winders && { winders: { count: winders } }),
    ...(landing && {
      landing: { length: toMetres(landing.lengthMm), width: toMetres(landing.widthMm) },
    }),
  });

export const productOf = ({ catalogue }: Turn, { slug }: FloorChoice) =>
  catalogue.products.find((product) => product.slug === slug);

/** The underlay that is wanted under a carpet; a soft one is not laid on stairs. */
export function underlayFor(turn: Turn, { floor, flight }: Pick<Job, 'floor' | 'flight'>) {
  const wanted = turn.record.underlay;
  const isUnder = standardOf(floor.kind) === 'carpet' && !productOf(turn, floor)?.fittingIncluded;
  if (!wanted || !isUnder || flight) return undefined;
  return turn.catalogue.products.find(({ slug }) => slug === wanted.slug);
}

/** A job as the calculator takes it. */
export function toEstimateJob(
  turn: Turn,
  { rooms, floor, fitted, rollWidth, flight }: Job,
  way = 0,
): EstimateJob {
  const landing = flight && findLanding(rooms);
  const product = productOf(turn, floor);
  const underlay = underlayFor(turn, { floor, flight });
  return {
    rooms: [
      ...rooms
        .filter((room) => room !== landing)
        .slice(0, maxRooms - 1)
        .map((room, at) => {
          const { name, lengthMm, widthMm } = room;
          const ways = waysToPlace(room);
          const parts = ways[way % ways.length];
          return {
            name: (name ?? `Room ${at + 1}`).slice(0, 60),
            length: toMetres(lengthMm),
            width: toMetres(widthMm),
            ...(parts && { parts }),
          };
        }),
      ...(flight ? [{ name: 'Stairs', stairs: toStairs(flight, landing) }] : []),
    ],
    flooringType: standardOf(floor.kind),
    carpetWidth: rollWidth ?? 4,
    includeInstallation: fitted,
    ...(product && { productId: product.id }),
    ...(underlay && { underlayId: underlay.id }),
  };
}
