import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { channels } from '#features/business/server/channels.ts';
import { notify, notifyOfId } from '#platform/server/database/channel.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { insertAll } from '#platform/server/database/insert-all.ts';
import { matchWords } from '#platform/server/database/match-words.ts';
import { type Cursor, cutPage, readInstantCursor } from '#platform/server/http/cursor.ts';
import type { EnquiryCorrection } from '../enquiry-form.ts';
import { enquiries } from './schema.ts';

export type EnquiryRow = typeof enquiries.$inferSelect;

/** Stores enquiries and notifies every process at the commit. */
export async function insertEnquiries(tx: Tx, rows: EnquiryRow[]) {
  const notified = notifyOfId(channels.enquiries, sql`id`);
  await tx.execute(sql`${insertAll(enquiries, rows)} returning ${notified}`);
}

/** Reads an enquiry and locks its row. */
export async function lockEnquiry(tx: Tx, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  return row;
}

export async function findEnquiry(db: Db, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  return row;
}

/** The fields that staff change. */
export type StaffFields = Partial<
  Pick<
    EnquiryRow,
    'followedUp' | 'followedUpBy' | 'followedUpAt' | 'notes' | 'replies' | 'sampleOrder'
  > &
    EnquiryCorrection
>;

/** Changes an enquiry and notifies every process. @returns the enquiry, or undefined for an unknown id */
export async function updateEnquiry(
  tx: Tx,
  id: string,
  set: StaffFields,
): Promise<EnquiryRow | undefined> {
  const [row] = await tx
    .update(enquiries)
    .set(set)
    .where(eq(enquiries.id, id))
    .returning({ row: enquiries, notified: notify(channels.enquiries, id) });
  return row?.row;
}

const maxMessage = 4_000;

/** The newest enquiry that was made in a chat and that nobody has followed up. */
export async function findOpenOfChat(
  db: Db,
  conversationId: string,
): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.conversationId, conversationId), eq(enquiries.followedUp, false)))
    .orderBy(desc(enquiries.createdAt))
    .limit(1);
  return row;
}

/**
 * Adds a line to the message of an enquiry, and changes its number where another is told; notifies every process. An
 * unknown id is ignored.
 */
export async function addToMessage(
  tx: Tx,
  id: string,
  line: string,
  phone?: string,
): Promise<void> {
  await tx
    .update(enquiries)
    .set({
      message: sql`left(concat_ws(E'\\n', ${enquiries.message}, ${line}::text), ${maxMessage}::int)`,
      ...(phone && { phone }),
    })
    .where(eq(enquiries.id, id))
    .returning({ notified: notify(channels.enquiries, id) });
}

/**
 * A page of the list of enquiries, and the cursor of the next page.
 * @throws Problem 400 for an invalid cursor
 */
export async function findEnquiries(
  db: Db,
  filters: {
    followedUp?: boolean;
    kind?: 'enquiries' | 'samples';
    search?: string;
    sort: 'newest' | 'oldest';
    limit: number;
    cursor?: string;
  },
): Promise<{ rows: EnquiryRow[]; next: Cursor<Date> | undefined }> {
  const { followedUp, kind, cursor, limit, sort } = filters;
  const order = sort === 'newest' ? desc : asc;
  const found = await db
    .select()
    .from(enquiries)
    .where(
      and(
        followedUp === undefined ? undefined : eq(enquiries.followedUp, followedUp),
        kind && (kind === 'samples' ? isNotNull : isNull)(enquiries.sampleOrder),
        cursor === undefined ? undefined : comesAfter(cursor, sort),
        ...matchWords(enquiries, filters.search ?? ''),
      ),
    )
    .orderBy(order(enquiries.createdAt), order(enquiries.id))
    .limit(limit + 1);
  return cutPage(found, limit, ({ createdAt }) => createdAt);
}

function comesAfter(cursor: string, sort: 'newest' | 'oldest'): SQL {
  const { key, id } = readInstantCursor(cursor);
  const place = sql`(${enquiries.createdAt}, ${enquiries.id})`;
  const after = sql`(${key?.toISOString() ?? 'infinity'}::timestamptz, ${id})`;
  return sort === 'newest' ? sql`${place} < ${after}` : sql`${place} > ${after}`;
}

/** The enquiries without a follow-up that have waited longest. */
export function findOldestNewEnquiries(db: Db, limit: number): Promise<EnquiryRow[]> {
  return db
    .select()
    .from(enquiries)
    .where(eq(enquiries.followedUp, false))
    .orderBy(asc(enquiries.createdAt), asc(enquiries.id))
    .limit(limit);
}

/** The number of enquiries without a follow-up. */
export function countNewEnquiries(db: Db): Promise<number> {
  return db.$count(enquiries, eq(enquiries.followedUp, false));
}
