import type { Tx } from '../database/database.ts';
import { type AuditLogRow, insertAuditLogEntry } from './queries.ts';

type Values = Record<string, unknown>;

/** A change to be logged. `by` is left out for a customer who acts through a private link. */
export type Change = Pick<AuditLogRow, 'at' | 'kind' | 'what'> & {
  by: { id: string; name: string } | undefined;
  subject?: string;
  label?: string;
  before?: Values;
  after?: Values;
};

export const byCustomer = 'customer';

/** Maximum characters of a text in the log: the log is not a second copy of the data. */
const maxTextLength = 300;

/**
 * Writes a change to the audit log, in the transaction that makes it. Only values that differ are stored;
 * an edit that changes none is not logged.
 * @throws Error for a value that must not be logged
 */
export async function recordAuditLogEntry(tx: Tx, change: Change) {
  const { before = {}, after = {}, by, subject = null, label = null, ...rest } = change;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  );
  const secret = keys.find((key) => /password|token|secret|hash/i.test(key));
  if (secret) throw new Error(`${secret} must not stand in the log of changes.`);
  if (change.what === 'edited' && keys.length === 0) return;
  const pick = (values: Values) =>
    Object.fromEntries(keys.map((key) => [key, cut(values[key] ?? null)]));
  await insertAuditLogEntry(tx, {
    ...{ ...rest, subject, label, byId: by?.id ?? null, by: by?.name ?? byCustomer },
    before: pick(before),
    after: pick(after),
  });
}

const cut = (value: unknown) =>
  typeof value === 'string' && value.length > maxTextLength
    ? `${value.slice(0, maxTextLength - 1)}…`
    : value;
