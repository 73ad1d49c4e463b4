/** What both sides know of accounts without a schema. */
export const roles = ['support', 'admin'] as const;
export type Role = (typeof roles)[number];

export const memberStatuses = ['pending', 'active', 'deactivated'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export const lengths = { name: 80, email: 254, shortestPassword: 8, longestPassword: 200 } as const;
