/** The roles of staff accounts, in the order in which an admin chooses between them. */
export const roles = ['support', 'office', 'admin', 'fitter'] as const;
export type Role = (typeof roles)[number];

/**
 * What a role may allow beyond one's own account and visits. `staff`: customers, appointments, leads and chats;
 * `manage-fitters`: fitters, their time off and calendars, closed days; `manage-prices`: the price book and the
 * catalogue; `export`: lists as CSV files; `admin`: accounts, imports, all data of one person, logs.
 */
export type Permission = 'staff' | 'manage-fitters' | 'manage-prices' | 'export' | 'admin';

const permissions: Record<Role, readonly Permission[]> = {
  fitter: [],
  support: ['staff'],
  office: ['staff', 'manage-fitters', 'manage-prices', 'export'],
  admin: ['staff', 'manage-fitters', 'manage-prices', 'export', 'admin'],
};

export const hasPermission = ({ role }: { role: Role }, permission: Permission): boolean =>
  permissions[role].includes(permission);
