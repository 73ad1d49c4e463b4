import type { Role } from '#platform/roles.ts';

/** Roles, statuses and limits shared by client and server, apart from the schemas. */
export const roleNames: Record<Role, string> = {
  support: 'Support',
  admin: 'Admin',
  fitter: 'Fitter',
};

export const accountStatuses = ['pending', 'active', 'deactivated'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const lengths = {
  name: 80,
  email: 254,
  shortestPassword: 8,
  maxPasswordLength: 200,
} as const;
