import { findEstimates } from '#features/calculator/server/queries.ts';
import type { FilledCard } from '#features/chat/contract.ts';
import type { Db } from '#platform/server/database/database.ts';
import { toPence, toPounds } from '#platform/units/pounds.ts';

/** A card from a browser, with the sums of the stored estimates that it names in place of its own. */
export async function checkCard(db: Db, card: FilledCard): Promise<FilledCard> {
  if (card.kind === 'visit') {
    const known = await findEstimates(db, card.estimateIds);
    return { ...card, estimateIds: known.map(({ id }) => id) };
  }
  if (card.kind !== 'price') return card;
  const { estimates = [], total: _total, guide: _guide, ...rows } = card;
  const ids = new Set(estimates.map(({ id }) => id));
  const stored = await findEstimates(db, [...ids]);
  const floors = new Map(stored.map((one) => [one.id, one.floors ?? [one]]));
  const lines = estimates.flatMap((line, at) => {
    const before = estimates.slice(0, at).filter(({ id }) => id === line.id).length;
    const floor = floors.get(line.id)?.[before];
    if (!floor) return [];
    const rollWidth = floor.plan?.rollWidth;
    return [{ ...line, total: floor.breakdown.total, ...(rollWidth && { rollWidth }) }];
  });
  if (lines.length === 0 || lines.length < estimates.length) return rows;
  const pence = lines.reduce((sum, { total }) => sum + toPence(total), 0);
  return { ...rows, estimates: lines, total: toPounds(pence) };
}
