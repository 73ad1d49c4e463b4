import { outcomeOf } from '#platform/security-events.ts';
import type { Tx } from '../database/database.ts';
import { afterCommit } from '../database/transactions/after-commit.ts';
import { type CallerContext, currentCaller } from './caller-context.ts';
import { insertSecurityEvent, type SecurityLogRow } from './queries.ts';
import type { SecurityEvent } from './security-event.ts';

/**
 * Writes a security event in the transaction of the act that it reports. Network, browser and request id are those of
 * the running request. After the commit it is a line of the process's log too.
 * @param caller the request, where the event is recorded outside its handler
 */
export async function recordSecurityEvent(
  tx: Tx,
  event: SecurityEvent,
  caller: CallerContext | undefined = currentCaller(),
) {
  const { at, kind, account, by } = event;
  const isOther = by !== undefined && by.id !== account?.id;
  const row = {
    at,
    kind,
    accountId: account?.id ?? null,
    accountName: account?.name ?? null,
    byId: isOther ? by.id : null,
    byName: isOther ? by.name : null,
    network: caller?.network ?? null,
    userAgent: caller?.userAgent ?? null,
    requestId: caller?.requestId ?? null,
    details: event.details ?? {},
  };
  const id = await insertSecurityEvent(tx, row);
  afterCommit(tx, () => caller?.log.info({ id, ...describeForLog(row) }, 'security event'));
}

/** The fields of the log line. Accounts are named by their ids: the log holds no names and no email addresses. */
export function describeForLog(row: Omit<SecurityLogRow, 'id'>) {
  const { at, kind, accountId, byId, network, userAgent, details } = row;
  const fields = { accountId, byId, network, userAgent };
  return {
    event: kind,
    outcome: outcomeOf(kind),
    at: at.toISOString(),
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
    details,
  };
}
