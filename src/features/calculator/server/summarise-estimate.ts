import type { DbOrTx } from '#platform/server/database/database.ts';
import { nameFloors } from '../describe-estimate.ts';
import { findEstimate } from './queries.ts';

/** The summary of a stored estimate for other features, or undefined. Areas in m². */
export async function summariseEstimate(db: DbOrTx, id: string) {
  const stored = await findEstimate(db, id);
  if (!stored) return undefined;
  const { flooringType, totalArea, rooms, floors = [] } = stored.answer;
  return {
    id,
    flooringType,
    product: nameFloors(stored.answer),
    totalArea,
    totalPence: stored.totalPence,
    rooms: rooms.map(({ name, area, floor = -1 }) => ({
      name,
      area,
      ...(floors[floor] && { floor: nameFloors(floors[floor]) }),
    })),
  };
}
