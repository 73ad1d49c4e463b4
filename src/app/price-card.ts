import type { Estimate, EstimateInput } from '#features/calculator/contract.ts';
import type { CardFloor, CardFloorType, CardRoom, PriceCard } from '#features/chat/contract.ts';

type EstimateJob = (job: EstimateInput) => Promise<Estimate>;

const flooringOf: Record<CardFloorType, EstimateInput['flooringType']> = {
  carpet: 'carpet',
  vinyl: 'vinyl',
  lvt: 'vinyl',
  laminate: 'laminate',
};

export const floorKey = ({ type, productId }: CardFloor) => productId ?? type;

/** Whether a row can be priced: a floor, and both sides or the steps of a flight. */
export const isCompleteRoom = ({ floor, length, width, steps }: CardRoom): boolean =>
  floor !== undefined && (steps !== undefined || (length !== undefined && width !== undefined));

/** The complete rows by their floors, in the order of the rows. */
export function roomsByFloor(
  rooms: readonly CardRoom[],
): { floor: CardFloor; rooms: CardRoom[] }[] {
  const groups = new Map<string, { floor: CardFloor; rooms: CardRoom[] }>();
  for (const room of rooms) {
    if (!room.floor || !isCompleteRoom(room)) continue;
    const key = floorKey(room.floor);
    const group = groups.get(key) ?? { floor: room.floor, rooms: [] };
    group.rooms.push(room);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Whether a flight in a hard floor is priced at the free measure, as the calculator does it. */
export const isPricedAtVisit = ({ floor, steps }: CardRoom) =>
  steps !== undefined && floor !== undefined && floor.type !== 'carpet';

/**
 * A price card with the sums of its complete rows, by one estimate of all floors off the rolls that cost least, or with
 * a guide from the area alone: from a square to a room twice as long as wide.
 */
export async function priceCardRows(card: PriceCard, estimate: EstimateJob): Promise<PriceCard> {
  const { total: _total, estimates: _estimates, guide: _guide, ...rows } = card;
  const { includeInstallation } = card;
  const groups = roomsByFloor(card.rooms).filter(({ rooms }) => !rooms.every(isPricedAtVisit));
  const [first, ...others] = groups;
  if (first) {
    const rooms = groups.flatMap(({ floor, rooms: own }) =>
      own.map((room, index) => ({
        ...toRoom(room, index),
        ...(others.length > 0 && { floor: floorOf(floor) }),
      })),
    );
    const job = { ...jobOf(first.floor, includeInstallation), rooms };
    const priced = await (others.length > 0 ? estimate(job) : estimateCheapest(job, estimate));
    const estimates = (priced.floors ?? [priced]).map((line, nth) =>
      toLine(groups[nth]?.floor ?? first.floor, { ...line, id: priced.id }),
    );
    return { ...rows, estimates, total: priced.breakdown.total };
  }
  const { areaOnly, areaFloor } = card;
  if (areaOnly === undefined || !areaFloor) return rows;
  const sums = [];
  for (const ratio of [1, 2]) {
    const width = Math.sqrt(areaOnly / ratio);
    const room = { name: 'Room', length: round(width * ratio), width: round(width) };
    const job = { ...jobOf(areaFloor, includeInstallation), rooms: [room] };
    sums.push((await estimateCheapest(job, estimate)).breakdown.total);
  }
  return { ...rows, guide: { from: Math.min(...sums), to: Math.max(...sums) } };
}

const floorOf = ({ type, productId }: CardFloor) => ({
  flooringType: flooringOf[type],
  ...(productId !== undefined && { productId }),
});

const jobOf = (floor: CardFloor, includeInstallation: boolean) => ({
  ...floorOf(floor),
  includeInstallation,
});

/** An estimate off the cheapest of a carpet's rolls. */
async function estimateCheapest(job: EstimateInput, estimate: EstimateJob): Promise<Estimate> {
  const first = await estimate(job);
  const other = first.otherWidth;
  if (!other || other.total >= first.breakdown.total) return first;
  return estimate({ ...job, carpetWidth: other.rollWidth as 4 | 5 });
}

function toLine(floor: CardFloor, { id, breakdown, plan }: Estimate) {
  return { id, floor, total: breakdown.total, ...(plan && { rollWidth: plan.rollWidth }) };
}

function toRoom({ name, length, width, steps }: CardRoom, index: number) {
  const named = { name: name.trim() || `Room ${index + 1}` };
  return steps === undefined ? { ...named, length, width } : { ...named, stairs: { steps } };
}

const round = (metres: number) => Math.max(0.001, Math.round(metres * 1_000) / 1_000);
