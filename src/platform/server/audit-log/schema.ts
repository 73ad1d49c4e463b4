import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who changed what, when, and how it was before and after. Nothing secret, and nothing of who was erased. */
export const auditLog = pgTable(
  'changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account; null for a customer with a private link. */
    byId: text(),
    by: text().notNull(),
    kind: text().notNull(),
    what: text().notNull(),
    /** The id of what was changed. */
    subject: text(),
    /** What people call it, such as a customer's name. */
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
