import type { StaffAccount } from '../contract.ts';
import type { Account } from './queries.ts';

/** An account as others may see it. */
export function presentAccount(
  { id, name, email, role, status }: Account,
  online: ReadonlySet<string>,
): StaffAccount {
  return { id, name, email, role, status, isOnline: online.has(id) };
}
