import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AccountStatus, Role } from '../limits.ts';

const moment = () => timestamp({ withTimezone: true }).notNull();
const account = () =>
  text()
    .notNull()
    .references(() => staffAccounts.id, { onDelete: 'cascade' });

export const staffAccounts = pgTable('staff_accounts', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** In lower case. */
  email: text().notNull().unique(),
  /** For a pending account: the requested role. */
  role: text().$type<Role>().notNull(),
  status: text().$type<AccountStatus>().notNull(),
  passwordHash: text().notNull(),
  createdAt: moment(),
});

/** Staff sessions. The cookie holds the token, the database only its hash. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull().unique('staff_sessions_by_token'),
    accountId: account(),
    createdAt: moment(),
    lastSeenAt: moment(),
    expiresAt: moment(),
    address: text().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [
    index('staff_sessions_by_account').on(table.accountId),
    index('staff_sessions_by_expiry').on(table.expiresAt),
  ],
);

/** Known browsers: those used to sign in before. Guessing from elsewhere does not lock them out. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    tokenHash: text().primaryKey(),
    accountId: account(),
    lastUsedAt: moment(),
  },
  (table) => [index('staff_devices_by_account').on(table.accountId)],
);

/** Single-use links to reset a forgotten password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    accountId: account(),
    expiresAt: moment(),
  },
  (table) => [index('password_resets_by_account').on(table.accountId)],
);

/** The setup code of the first account: one row until it is used, none afterwards. */
export const setUpCodes = pgTable('set_up_codes', {
  id: integer().primaryKey(),
  code: text().notNull(),
});
