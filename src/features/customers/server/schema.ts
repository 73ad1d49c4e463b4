import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { recordKinds } from '../limits.ts';
import { contactKinds, contactSources, joinReasons } from '../matching/find-owner.ts';

const instant = () => timestamp({ withTimezone: true });
const customerId = () =>
  text()
    .notNull()
    .references((): AnyPgColumn => customers.id, { onDelete: 'cascade' });

/**
 * One row per person. A merge moves nothing: the row names the customer that it is merged into, and everything
 * keeps the customer it was given to, so that a merge is undone exactly.
 */
export const customers = pgTable(
  'customers',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    address: text(),
    postcode: text(),
    createdAt: instant().notNull(),
    mergedInto: text().references((): AnyPgColumn => customers.id, { onDelete: 'cascade' }),
    mergedAt: instant(),
    /** The name of a member of staff, or `system`. */
    mergedBy: text(),
    /** The customer at the end of the merges: itself where there is none. */
    rootId: text().notNull(),
    /** The newest record or note of a customer and of those merged into them. */
    lastAt: instant().notNull(),
    recordCount: integer().notNull().default(0),
    /** What staff search, as `match-words.ts` compares it; kept by `refreshCustomers`. */
    searchWords: text().notNull().default(''),
  },
  (table) => [
    index('customers_by_activity').on(table.lastAt, table.id).where(sql`merged_into is null`),
    index('customers_by_name')
      .on(sql`lower(${table.name})`, table.id)
      .where(sql`merged_into is null`),
    index('customers_by_time').on(table.createdAt, table.id),
    index('customers_by_root').on(table.rootId),
    index('customers_merged').on(table.mergedInto).where(sql`merged_into is not null`),
    check('a_merged_customer_has_another_root', isConsistent()),
  ],
);

function isConsistent(): SQL {
  return sql`(merged_into is null) = (root_id = id)`;
}

/** Which customer each appointment, enquiry, chat and estimate was given to. The migration adds foreign keys. */
export const customerRecords = pgTable(
  'customer_records',
  {
    kind: text({ enum: recordKinds }).notNull(),
    recordId: text().notNull(),
    customerId: customerId(),
    joinedBy: text({ enum: joinReasons }).notNull(),
    /** When the record was made. */
    at: instant().notNull(),
    /** Its words for the search. */
    words: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('customer_records_by_customer').on(table.customerId, table.at),
  ],
);

/** What a customer gave to be recognised and reached by. */
export const customerContacts = pgTable(
  'customer_contacts',
  {
    customerId: customerId(),
    kind: text({ enum: contactKinds }).notNull(),
    value: text().notNull(),
    surname: text().notNull(),
    shown: text().notNull(),
    source: text({ enum: contactSources }).notNull(),
    verifiedAt: instant(),
    /** The name of a member of staff; null for a customer who opened a private link. */
    verifiedBy: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind, table.value, table.surname] }),
    index('customer_contacts_by_value').on(table.kind, table.value),
  ],
);

/** Pairs of customers of whom staff said that they are two people; `oneId` sorts before `otherId`. */
export const customerDismissals = pgTable(
  'customer_dismissals',
  {
    oneId: customerId(),
    otherId: customerId(),
    at: instant().notNull(),
    by: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    index('customer_dismissals_by_other').on(table.otherId),
  ],
);

/** Notes of staff. They are added and deleted, never changed. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    content: text().notNull(),
    authorId: text().notNull(),
    authorName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('customer_notes_by_customer').on(table.customerId, table.createdAt)],
);

/** What staff will do next for a customer, by a London day. At most one is open for each customer. */
export const customerSteps = pgTable(
  'customer_steps',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    content: text().notNull(),
    dueOn: date().notNull(),
    ownerId: text().notNull(),
    ownerName: text().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().notNull(),
    doneAt: instant(),
    doneBy: text(),
  },
  (table) => [
    uniqueIndex('one_open_step_a_customer').on(table.customerId).where(sql`done_at is null`),
    index('customer_steps_open').on(table.dueOn).where(sql`done_at is null`),
    index('customer_steps_by_customer').on(table.customerId, table.createdAt),
  ],
);
