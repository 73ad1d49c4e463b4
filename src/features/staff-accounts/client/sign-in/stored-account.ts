import type { Member } from '../../contract.ts';

const key = 'team_member';

export type StoredMember = Pick<Member, 'id' | 'name' | 'email' | 'role'>;

/** Keeps who signed in, for display only: what one may do is the server's word. */
export function storeMember({ id, name, email, role }: Member) {
  localStorage.setItem(key, JSON.stringify({ id, name, email, role } satisfies StoredMember));
}

/** Who signed in here last and did not log out. */
export function readStoredMember(): StoredMember | undefined {
  const text = localStorage.getItem(key);
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return isStoredMember(stored) ? stored : undefined;
  } catch {
    // Whatever stands there was not written by us.
    return undefined;
  }
}

export function clearStoredMember() {
  localStorage.removeItem(key);
}

function isStoredMember(value: unknown): value is StoredMember {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'email', 'role'].every(
      (field) => typeof (value as Record<string, unknown>)[field] === 'string',
    )
  );
}
