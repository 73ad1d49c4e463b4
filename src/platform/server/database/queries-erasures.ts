import { randomUUID } from 'node:crypto';
import type { Tx } from './database.ts';
import { erasures } from './schema.ts';

/** Records that personal data was erased. */
export function recordErasure(
  tx: Tx,
  erasure: { at: Date; by: string; counts: Record<string, number> },
) {
  return tx.insert(erasures).values({ id: randomUUID(), ...erasure });
}
