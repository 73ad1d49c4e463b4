import type { StaffAccount } from '../../contract.ts';

const key = 'team_member';

export type StoredAccount = Pick<StaffAccount, 'id' | 'name' | 'email' | 'role'>;

/** Stores the signed-in account for display only; the server decides what it may do. */
export function storeAccount({ id, name, email, role }: StaffAccount) {
  localStorage.setItem(key, JSON.stringify({ id, name, email, role } satisfies StoredAccount));
}

/** The account that last signed in here and has not logged out. */
export function readStoredAccount(): StoredAccount | undefined {
  const text = localStorage.getItem(key);
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return isStoredAccount(stored) ? stored : undefined;
  } catch {
    // The stored value is not in our format.
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
