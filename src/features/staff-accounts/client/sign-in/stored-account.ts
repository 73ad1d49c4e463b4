import type { StaffAccount } from '../../contract.ts';

const key = 'team_member';

export type StoredAccount = Pick<StaffAccount, 'id' | 'name' | 'email' | 'role'>;

/** Keeps who signed in, for display only: what one may do is the server's word. */
export function storeAccount({ id, name, email, role }: StaffAccount) {
  localStorage.setItem(key, JSON.stringify({ id, name, email, role } satisfies StoredAccount));
}

/** Who signed in here last and did not log out. */
export function readStoredAccount(): StoredAccount | undefined {
  const text = localStorage.getItem(key);
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return isStoredAccount(stored) ? stored : undefined;
  } catch {
    // Whatever stands there was not written by us.
    return undefined;
  }
}

export function clearStoredAccount() {
  localStorage.removeItem(key);
}

function isStoredAccount(value: unknown): value is StoredAccount {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'email', 'role'].every(
      (field) => typeof (value as Record<string, unknown>)[field] === 'string',
    )
  );
}
