import { charge } from './charges.ts';
import type { ExtrasInput } from './extras-contract.ts';
import type { FlooringType, PriceBook } from './price-book.ts';
import type { RoomFloorInput } from './room-contract.ts';

type Doorway = { sharedWith?: number | undefined };
/** A room of a request; without a floor of its own it gets the job's. */
type Room = { floor?: RoomFloorInput | undefined; doorways?: Doorway[] | undefined };
type Job<R extends Room> = {
  rooms: R[];
  flooringType: FlooringType;
  productId?: string | undefined;
  fewestJoins?: boolean | undefined;
  underlayId?: string | undefined;
  extras?: ExtrasInput | undefined;
};
/** A job of one floor, the indexes of its rooms in the whole, and the floor where its rooms named one of their own. */
type FloorJob<J> = { job: J; indexes: number[]; choice?: RoomFloorInput };

/** Two floors with the same key are cut together. */
const keyOf = (floor: RoomFloorInput) =>
  JSON.stringify([
    floor.flooringType,
    floor.productId,
    floor.colour,
    floor.carpetWidth,
    floor.fewestJoins ?? false,
    floor.toBeChosen ?? false,
  ]);

/**
 * Divides a job whose rooms have floors of their own into one job for each floor, in the order of the rooms. A doorway
 * between two floors stays with the room that it was entered with, and the other room gets no usual one for it. What
 * is not of a room (furniture, doors, the old floor) is charged with the first floor; a chosen underlay is for carpet.
 * @returns one alone is the job as it was
 */
export function splitByFloor<R extends Room, J extends Job<R>>(job: J): FloorJob<J>[] {
  const { fewestJoins, flooringType: usual, productId: usualProduct } = job;
  const floorOf = ({ floor }: R): RoomFloorInput => ({
    ...(floor ?? { flooringType: usual, productId: usualProduct }),
    fewestJoins: floor?.fewestJoins ?? fewestJoins,
  });
  const byFloor = Map.groupBy(job.rooms.keys(), (index) => keyOf(floorOf(job.rooms[index] as R)));
  const lists = [...byFloor.values()];
  return lists.map((indexes, nth) => {
    const placeOf = (index: number) => indexes.indexOf(index);
    const own = indexes.map((index) => job.rooms[index] as R);
    const choice = own[0]?.floor;
    const { flooringType, productId, ...cut } = floorOf(own[0] as R);
    const rooms = indexes.map((index) => takeRoom(job.rooms, index, placeOf));
    const { productId: _product, underlayId, extras, ...rest } = job;
    return {
      indexes,
      ...(choice && { choice }),
      job: {
        ...rest,
        ...(typeof choice?.carpetWidth === 'number' && { carpetWidth: choice.carpetWidth }),
        ...(cut.fewestJoins !== undefined && { fewestJoins: cut.fewestJoins }),
        rooms,
        flooringType,
        ...(productId !== undefined && { productId }),
        ...(underlayId !== undefined && flooringType === 'carpet' && { underlayId }),
        ...(extras && { extras: takeExtras(extras, nth, placeOf) }),
      } as unknown as J,
    };
  });
}

function takeRoom<R extends Room>(
  rooms: readonly R[],
  index: number,
  placeOf: (index: number) => number,
): R {
  const { floor: _floor, doorways, ...room } = rooms[index] as R;
  const isNamedElsewhere = rooms.some(
    (other, at) =>
      placeOf(at) < 0 && other.doorways?.some(({ sharedWith }) => sharedWith === index),
  );
  const own = doorways?.map(({ sharedWith, ...doorway }) => {
    const place = sharedWith === undefined ? -1 : placeOf(sharedWith);
    return { ...doorway, ...(place >= 0 && { sharedWith: place }) };
  });
  const list = own ?? (isNamedElsewhere ? [] : undefined);
  return { ...room, ...(list && { doorways: list }) } as R;
}

function takeExtras(
  extras: ExtrasInput,
  nth: number,
  placeOf: (index: number) => number,
): ExtrasInput {
  const inside = (indexes: number[]) => indexes.map(placeOf).filter((place) => place >= 0);
  const isFirst = nth === 0;
  return {
    uplift: extras.uplift,
    furnitureRooms: isFirst ? extras.furnitureRooms : 0,
    doorTrims: isFirst ? extras.doorTrims : 0,
    plywood: inside(extras.plywood),
    levelling: inside(extras.levelling),
  };
}

/** Prices of a floor that is one of several of a job, so that what a job costs at least is not charged for each. */
export const withoutMinimums = (prices: PriceBook): PriceBook => ({
  ...prices,
  minimumFittingPence: 0,
  upliftMinimumPence: 0,
});

/**
 * What is missing, in pence, to the least that fitting a whole job costs, its old floor taken up at its own least.
 * @param whole.fittingPence what its floors come to without minimums
 * @param whole.upliftMm2 the area whose old floor is taken up
 */
export function missingToMinimum(
  { fittingPence, upliftMm2 }: { fittingPence: number; upliftMm2: number },
  { minimumFittingPence, upliftMinimumPence, upliftPence }: PriceBook,
): number {
  const uplift = charge('installation', 'uplift', [upliftMm2, 'm2'], upliftPence).pence;
  const forUplift = upliftMm2 > 0 ? Math.max(0, upliftMinimumPence - uplift) : 0;
  return forUplift + Math.max(0, minimumFittingPence - fittingPence - forUplift);
}
