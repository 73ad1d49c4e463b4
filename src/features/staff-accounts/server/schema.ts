import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Role } from '#platform/roles.ts';
import type { AccountStatus } from '../limits.ts';
import type { FactorKind } from '../second-factor/factor-kinds.ts';

const moment = () => timestamp({ withTimezone: true }).notNull();
const account = () =>
  text()
    .notNull()
    .references(() => staffAccounts.id, { onDelete: 'cascade' });

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey(),
    /** Unique among active accounts, whatever the case: the history names people by it. */
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull().unique(),
    /** When a link in an email to this address was last opened; null while nobody has. */
    emailVerifiedAt: timestamp({ withTimezone: true }),
    /** For a pending account: the requested role. */
    role: text().$type<Role>().notNull(),
    status: text().$type<AccountStatus>().notNull(),
    passwordHash: text().notNull(),
    createdAt: moment(),
  },
  (table) => [
    uniqueIndex('one_active_account_a_name')
      .on(sql`lower(${table.name})`)
      .where(sql`status = 'active'`),
  ],
);

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
    /** When the person last proved who they are: at the sign-in, or at a confirmation. */
    confirmedAt: timestamp({ withTimezone: true }),
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

/** Single-use links that verify the email address of a registration. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenHash: text().primaryKey(),
    accountId: account(),
    expiresAt: moment(),
  },
  (table) => [index('email_verifications_by_account').on(table.accountId)],
);

/** Changes of an email address that wait for the link in an email to the new one; one an account. */
export const emailChanges = pgTable('email_changes', {
  accountId: account().primaryKey(),
  /** The new address, in lower case. */
  email: text().notNull(),
  tokenHash: text().notNull().unique('email_changes_by_token'),
  /** Of the newest link with which the old address objects; `emailChangeStops` has all. */
  cancelTokenHash: text().notNull().unique('email_changes_by_cancel_token'),
  /** The session that asked for it, and outlives it. */
  sessionId: text().notNull(),
  expiresAt: moment(),
});

/**
 * Links with which the old address stops a change of its account: each until it expires, also after another change was
 * asked for. Somebody else could make the first link useless otherwise.
 */
export const emailChangeStops = pgTable(
  'email_change_stops',
  {
    tokenHash: text().primaryKey(),
    accountId: account(),
    expiresAt: moment(),
  },
  (table) => [index('email_change_stops_by_account').on(table.accountId)],
);

/** The setup code of the first account: one row until it is used, none afterwards. */
export const setUpCodes = pgTable('set_up_codes', {
  id: integer().primaryKey(),
  code: text().notNull(),
  expiresAt: moment().defaultNow(),
});

/** Second factors: authenticator apps and passkeys. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: text().primaryKey(),
    accountId: account(),
    kind: text().$type<FactorKind>().notNull(),
    name: text().notNull(),
    createdAt: moment(),
    lastUsedAt: timestamp({ withTimezone: true }),
    /** Of an authenticator app its secret, in base32; of a passkey its public key, in base64url. */
    key: text().notNull(),
    /** Time step of the last accepted code, or signature counter of the passkey: neither is accepted again. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Of a passkey. */
    credentialId: text().unique('second_factors_by_credential'),
    /** How browsers reach the passkey. */
    transports: text().array(),
  },
  (table) => [index('second_factors_by_account').on(table.accountId)],
);

/** Unused recovery codes. Those of an account share one salt, so that one hash finds a code among them. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text().primaryKey(),
    salt: text().notNull(),
    accountId: account(),
  },
  (table) => [index('recovery_codes_by_account').on(table.accountId)],
);

/** Sign-ins with a right password that wait for the second factor. The cookie holds the token. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text().primaryKey(),
    accountId: account(),
    attempts: integer().notNull(),
    expiresAt: moment(),
  },
  (table) => [
    index('pending_sign_ins_by_account').on(table.accountId),
    index('pending_sign_ins_by_expiry').on(table.expiresAt),
  ],
);

/** What the server has to remember until the answer comes: a passkey's challenge, the secret of a new app. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    /** Token hash of the pending sign-in or of the session that it was given to. */
    holder: text().notNull(),
    purpose: text().$type<'prove' | 'add-passkey' | 'add-app'>().notNull(),
    accountId: account(),
    value: text().notNull(),
    expiresAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.purpose] }),
    index('factor_challenges_by_account').on(table.accountId),
    index('factor_challenges_by_expiry').on(table.expiresAt),
  ],
);
