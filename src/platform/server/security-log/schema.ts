import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '#platform/security-events.ts';

/**
 * The security log: sign-ins, changes of accounts and refused attempts. Entries are never changed, and deleted by
 * their age only. They name accounts without a reference, so that they outlast them.
 */
export const securityLog = pgTable(
  'security_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<SecurityEventKind>().notNull(),
    /** The account that it is about; null where there is none, as for an unknown email. */
    accountId: text(),
    /** Its name at the time. */
    accountName: text(),
    /** Who did it, where that is not the account itself: an admin, or the operator of the server. */
    byId: text(),
    byName: text(),
    /** An IPv4 address or an IPv6 /64; null for what the server does by itself. */
    network: text(),
    /** The start of the User-Agent header. */
    userAgent: text(),
    requestId: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('security_log_by_time').on(table.at, table.id),
    index('security_log_by_kind').on(table.kind, table.at, table.id),
    index('security_log_by_account').on(table.accountId, table.at, table.id),
    index('security_log_by_author').on(table.byId, table.at, table.id),
  ],
);
