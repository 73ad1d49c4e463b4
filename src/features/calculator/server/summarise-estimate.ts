import type { DbOrTx } from '#platform/server/database/database.ts';
import { findEstimate } from './queries.ts';

/** The summary of a stored estimate for other features, or undefined. Areas in m². */
export async function summariseEstimate(db: DbOrTx, id: string) {
  const stored = await findEstimate(db, id);
  if (!stored) return undefined;
  const { flooringType, product, totalArea, rooms } = stored.answer;
  return {
    id,
    flooringType,
    product: product?.name ?? null,
    totalArea,
    totalPence: stored.totalPence,
    rooms: rooms.map(({ name, area }) => ({ name, area })),
  };
}
