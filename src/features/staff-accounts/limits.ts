/** What both sides know of accounts without a schema. */
export const roles = ['support', 'admin'] as const;
export type Role = (typeof roles)[number];

export const accountStatuses = ['pending', 'active', 'deactivated'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const lengths = {
  name: 80,
  email: 254,
  shortestPassword: 8,
  maxPasswordLength: 200,
} as const;
