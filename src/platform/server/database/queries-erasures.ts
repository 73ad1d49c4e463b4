import { randomUUID } from 'node:crypto';
import type { Db } from './database.ts';
import { erasures } from './schema.ts';

/** Notes that something was erased. */
export function recordErasure(
  tx: Db,
  erasure: { at: Date; by: string; counts: Record<string, number> },
) {
  return tx.insert(erasures).values({ id: randomUUID(), ...erasure });
}
