import { randomUUID } from 'node:crypto';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { describeRule } from '../../prices/bulk-rule.ts';
import type { PriceChangeInput } from '../../prices/contract.ts';
import { type BookPrices, planChange } from './plan-change.ts';
import { insertChange, lockChange, lockDueChanges, updateChange } from './queries-changes.ts';
import { beginChange, undoChange } from './run-change.ts';

export type PriceChangeDeps = { db: Db; clock: () => Date; book: BookPrices };

/**
 * Stores a change of several prices and begins it, unless it is for later; prices with a problem stay.
 * @returns its id
 * @throws Problem 400, and 409 when a price has changed since the preview with the token
 */
export function addPriceChange(
  { db, clock, book }: PriceChangeDeps,
  { token, ...input }: PriceChangeInput & { token: string },
  staff: Staff,
): Promise<string> {
  return db.transaction(async (tx) => {
    const now = clock();
    const plan = await planChange(tx, book, input, now);
    if (plan.token !== token)
      throw new Problem(409, 'Prices have changed since this preview. Look at the new one first.');
    const items = plan.items.filter(({ problem }) => !problem);
    const bookPrices = Object.fromEntries(
      plan.bookPrices
        .filter(({ problem }) => !problem)
        .map(({ name, before, after }) => [name, { before, after }]),
    );
    if (items.length === 0 && Object.keys(bookPrices).length === 0)
      throw new Problem(400, 'products: none of these prices can change.');
    const change = await insertChange(
      tx,
      {
        id: randomUUID(),
        rule: describeRule(plan.rule),
        by: staff.name,
        byId: staff.id,
        createdAt: now,
        startsAt: plan.startsAt ?? now,
        bookPrices,
        kept: plan.items.flatMap(({ row, problem }) =>
          problem ? { name: row.name, why: problem } : [],
        ),
      },
      items,
    );
    if (!plan.startsAt) await beginChange(tx, { book, now }, change);
    else
      await recordAuditLogEntry(tx, {
        at: now,
        by: staff,
        kind: 'product',
        what: 'repricing-planned',
        subject: change.id,
        label: change.rule,
        after: { products: items.length, startsAt: plan.startsAt.toISOString() },
      });
    return change.id;
  });
}

/** Withdraws a planned change or undoes one that has begun. @throws Problem 404, 409 */
export function undoPriceChange(
  { db, clock, book }: PriceChangeDeps,
  id: string,
  staff: Staff,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock();
    const change = await lockChange(tx, id);
    if (!change) throw new Problem(404, 'There is no change of prices by this id.');
    const by = { by: staff.name, byId: staff.id };
    if (change.state === 'done') return undoChange(tx, { book, now }, { ...change, ...by });
    if (change.state !== 'planned')
      throw new Problem(409, 'This change of prices was already undone.');
    await updateChange(tx, id, { state: 'withdrawn', undoneAt: now });
    await recordAuditLogEntry(tx, {
      at: now,
      by: staff,
      kind: 'product',
      what: 'repricing-withdrawn',
      subject: id,
      label: change.rule,
    });
  });
}

/** Begins the planned changes whose time has come. Safe in several processes at once. */
export function beginDueChanges({ db, clock, book }: PriceChangeDeps): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock();
    for (const change of await lockDueChanges(tx, now))
      await beginChange(tx, { book, now }, change);
  });
}
