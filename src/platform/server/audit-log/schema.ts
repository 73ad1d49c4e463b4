import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The audit log: who changed what, when, with the values before and after. It holds no secrets and no
 * personal data of erased customers.
 */
export const auditLog = pgTable(
  'changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The staff account; null for a customer with a private link. */
    byId: text(),
    by: text().notNull(),
    kind: text().notNull(),
    what: text().notNull(),
    /** The id of what was changed. */
    subject: text(),
    /** Its readable name, such as a customer's name. */
    label: text(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('changes_by_time').on(table.at, table.id),
    index('changes_by_kind').on(table.kind, table.at, table.id),
    index('changes_by_person').on(table.by, table.at, table.id),
    index('changes_by_subject').on(table.subject),
  ],
);
