import type { StaffAccount } from '../contract.ts';
import type { Account } from './queries.ts';

/** An account without its secrets, as the API returns it. */
export function presentAccount(
  { id, name, email, role, status }: Account,
  online: ReadonlySet<string>,
): StaffAccount {
  return { id, name, email, role, status, isOnline: online.has(id) };
}
