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
  const stored = new Map(
    (
      await findEstimates(
        db,
        estimates.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  );
  const lines = estimates.flatMap((line) => {
    const estimate = stored.get(line.id);
    if (!estimate) return [];
    const rollWidth = estimate.plan?.rollWidth;
    return [{ ...line, total: estimate.breakdown.total, ...(rollWidth && { rollWidth }) }];
  });
  if (lines.length === 0 || lines.length < estimates.length) return rows;
  const pence = lines.reduce((sum, { total }) => sum + toPence(total), 0);
  return { ...rows, estimates: lines, total: toPounds(pence) };
}
