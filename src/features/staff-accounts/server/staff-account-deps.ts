import type { Db } from '#platform/server/database/database.ts';
import type { StaffCookies } from './sessions/staff-cookies.ts';

export type StaffAccountDeps = {
  db: Db;
  clock: () => Date;
  cookies: StaffCookies;
  publicUrl: string;
  /** Ids of the staff who are online. */
  findOnline: () => Promise<ReadonlySet<string>>;
};
