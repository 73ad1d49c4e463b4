import type { DbOrTx } from '#platform/server/database/database.ts';
import { fieldProblem } from '#platform/server/http/errors/problem.ts';
import { lengths } from '../limits.ts';
import { isNameTaken } from './queries.ts';

/**
 * The name under which an account can be active: its own, or where another active account has it, the name
 * with the first free number, such as "Anna (2)". The caller has locked the active admins, as everybody does who makes
 * an account active or renames one.
 */
export async function findFreeName(
  db: DbOrTx,
  { id, name }: { id: string; name: string },
): Promise<string> {
  let free = name;
  for (let number = 2; await isNameTaken(db, { name: free, exceptId: id }); number += 1) {
    const suffix = ` (${number})`;
    free = `${name.slice(0, lengths.name - suffix.length).trimEnd()}${suffix}`;
  }
  return free;
}

/** @throws Problem 409 naming the field when another active account has the name */
export async function assertNameFree(db: DbOrTx, account: { id: string; name: string }) {
  if (!(await isNameTaken(db, { name: account.name, exceptId: account.id }))) return;
  const message = 'Somebody else on the team has this name. Please add a surname or an initial.';
  throw fieldProblem('name', message, 409);
}
