import type { Db } from '#platform/server/database/database.ts';
import type { FactorRule } from '../second-factor/factor-kinds.ts';
import type { StaffCookies } from './sessions/staff-cookies.ts';

export type StaffAccountDeps = {
  db: Db;
  clock: () => Date;
  cookies: StaffCookies;
  publicUrl: string;
  /** Whose accounts need a second factor. */
  factorRule: FactorRule;
  /** Ids of the staff who are online. */
  findOnline: () => Promise<ReadonlySet<string>>;
};
