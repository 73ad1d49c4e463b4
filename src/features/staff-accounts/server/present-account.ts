import type { Member } from '../contract.ts';
import type { Account } from './queries.ts';

/** An account as others may see it. */
export function presentMember(
  { id, name, email, role, status }: Account,
  online: ReadonlySet<string>,
): Member {
  return { id, name, email, role, status, isOnline: online.has(id) };
}
