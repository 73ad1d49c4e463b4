import type { Db, Tx } from '#platform/server/database/database.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { FactorRule } from '../second-factor/factor-kinds.ts';
import type { StaffCookies } from './sessions/staff-cookies.ts';

export type StaffAccountDeps = {
  db: Db;
  clock: () => Date;
  cookies: StaffCookies;
  publicUrl: string;
  /** Whose accounts need a second factor. */
  factorRule: FactorRule;
  /** Whether a mail server delivers emails; else they are files. */
  sendsEmails: boolean;
  /** Whether an account becomes active only with a verified email address. */
  requiresVerifiedEmail: boolean;
  /** Emails per day to one address that anybody can cause. */
  unsolicitedEmailsPerDay: number;
  /** Called in the transaction that deactivates or deletes an account: takes back what it has elsewhere. */
  onAccountClosed: OnAccountClosed;
  /** Ids of the staff who are online. */
  findOnline: () => Promise<ReadonlySet<string>>;
};

export type OnAccountClosed = (
  tx: Tx,
  closed: { accountId: string; by: Pick<Staff, 'id' | 'name'>; now: Date },
) => Promise<void>;
