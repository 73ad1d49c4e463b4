import type { DbOrTx } from '#platform/server/database/database.ts';
import { findEstimate } from './queries.ts';

/** The summary of a stored estimate for other features, or undefined. Areas in m². */
export async function summariseEstimate(db: DbOrTx, id: string) {
  const estimate = await findEstimate(db, id);
  if (!estimate) return undefined;
  const { flooringType, totalArea, rooms, breakdown } = estimate;
  return {
    id,
    flooringType,
    totalArea,
    totalPence: Math.round(breakdown.total * 100),
    rooms: rooms.map(({ name, area }) => ({ name, area })),
  };
}
