import type { Role } from '#platform/roles.ts';

/** Roles, statuses and limits shared by client and server, apart from the schemas. */
export const roleNames: Record<Role, string> = {
  support: 'Support',
  office: 'Office',
  admin: 'Admin',
  fitter: 'Fitter',
};

/** The roles that a registration can ask for. */
export const registrationRoles = ['support', 'admin', 'fitter'] as const;

/** `pending` has registered and waits for an admin; `invited` was asked by one and has not chosen a password yet. */
export const accountStatuses = ['invited', 'pending', 'active', 'deactivated'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const lengths = {
  name: 80,
  email: 254,
  shortestPassword: 8,
  maxPasswordLength: 200,
} as const;
