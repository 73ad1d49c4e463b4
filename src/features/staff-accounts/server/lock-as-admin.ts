import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { lockActiveAdmins } from './queries.ts';

/**
 * Locks the active admins for a change of accounts: of two who demote each other, the second one fails.
 * @returns their ids
 * @throws Problem 403 when the caller is no longer one
 */
export async function lockAsAdmin(tx: Tx, by: Pick<Staff, 'id'>): Promise<Set<string>> {
  const admins = await lockActiveAdmins(tx);
  if (!admins.has(by.id)) throw new Problem(403, 'Only an admin may do this.');
  return admins;
}
