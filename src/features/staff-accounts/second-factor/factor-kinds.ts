import { hasPermission, type Role } from '#platform/roles.ts';

export const factorKinds = ['passkey', 'totp'] as const;
export type FactorKind = (typeof factorKinds)[number];

export const factorKindNames: Record<FactorKind, string> = {
  passkey: 'Passkey',
  totp: 'Authenticator app',
};

/** Whose accounts need a second factor. */
export type FactorRule = 'admins' | 'everyone' | 'optional';

/** Whether an account with this role needs a second factor: `admins` means all who can export lists of customers. */
export const needsFactor = (rule: FactorRule, role: Role) =>
  rule === 'everyone' || (rule === 'admins' && hasPermission({ role }, 'export'));

export const factorLimits = {
  name: 40,
  /** Factors of one account. */
  perAccount: 10,
  recoveryCodes: 10,
} as const;
