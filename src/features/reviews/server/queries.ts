import { and, count, desc, eq, inArray, isNotNull, ne, type SQL, sql, sum } from 'drizzle-orm';
import { channels } from '#features/business/server/channels.ts';
import { notify } from '#platform/server/database/channel.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { type Cursor, cutPage, readInstantCursor } from '#platform/server/http/cursor.ts';
import type { EncodedImage } from '#platform/server/images/encode-image.ts';
import type { ReviewState } from '../limits.ts';
import type { ReviewFields } from '../review-fields.ts';
import { reviewPhotos, reviews } from './schema.ts';

export type ReviewRow = typeof reviews.$inferSelect;
/** A review that its customer has written. */
export type WrittenReview = ReviewRow & { state: ReviewState; stars: number; writtenAt: Date };

const notified = () => ({ notified: notify(channels.reviews, undefined) });

/** Those of some appointments whose customers were asked. */
export async function findAsked(db: DbOrTx, appointmentIds: string[]): Promise<Set<string>> {
  if (appointmentIds.length === 0) return new Set();
  const rows = await db
    .select({ id: reviews.appointmentId })
    .from(reviews)
    .where(inArray(reviews.appointmentId, appointmentIds));
  return new Set(rows.map(({ id }) => id));
}

/** @returns whether it is stored: not, if the customer was asked before */
export async function insertRequest(
  tx: Tx,
  row: Pick<
    ReviewRow,
    'id' | 'appointmentId' | 'tokenHash' | 'emailHash' | 'firstName' | 'town' | 'floors' | 'askedAt'
  >,
): Promise<boolean> {
  const stored = await tx
    .insert(reviews)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  return stored.length > 0;
}

/** Whether a customer has said that they are not to be asked. */
export async function hasStopped(db: DbOrTx, emailHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.emailHash, emailHash), isNotNull(reviews.stoppedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Whether the customer of an appointment has said that they are not to be asked. */
export async function hasCustomerStopped(db: DbOrTx, appointmentId: string): Promise<boolean> {
  const row = await findByAppointment(db, appointmentId);
  return row !== undefined && hasStopped(db, row.emailHash);
}

async function findByAppointment(db: DbOrTx, appointmentId: string) {
  const [row] = await db.select().from(reviews).where(eq(reviews.appointmentId, appointmentId));
  return row;
}

export async function findByToken(db: DbOrTx, tokenHash: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.tokenHash, tokenHash));
  return row;
}

/** Stores what a customer wrote. @returns whether it is stored: not, if they had written before */
export function storeReview(
  db: Db,
  tokenHash: string,
  { stars, text, photo }: Omit<ReviewFields, 'photo'> & { photo?: EncodedImage | undefined },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const size = photo ? { width: photo.width, height: photo.height } : null;
    const [stored] = await tx
      .update(reviews)
      .set({ state: 'waiting', stars, text, photo: size, writtenAt: now })
      .where(and(eq(reviews.tokenHash, tokenHash), eq(reviews.state, 'asked')))
      .returning({ id: reviews.id, ...notified() });
    if (stored && photo)
      await tx.insert(reviewPhotos).values({ reviewId: stored.id, bytes: photo.bytes });
    return stored !== undefined;
  });
}

/** The photo of a review; undefined without one, and of one that is in none of the states. */
export async function findPhoto(
  db: Db,
  id: string,
  states: readonly ReviewState[],
): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ bytes: reviewPhotos.bytes })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviews.id, id), inArray(reviews.state, [...states])));
  return row?.bytes;
}

export const deletePhoto = (tx: Tx, id: string) =>
  tx.delete(reviewPhotos).where(eq(reviewPhotos.reviewId, id));

export const storeStop = (db: Db, tokenHash: string, now: Date) =>
  db.update(reviews).set({ stoppedAt: now }).where(eq(reviews.tokenHash, tokenHash));

const isWritten = (row: ReviewRow): row is WrittenReview => row.state !== 'asked';

/**
 * Returns one page of the reviews in a state, newest first, and the cursor of the next page.
 * @throws Problem 400 for an invalid cursor
 */
export async function findReviews(
  db: Db,
  { state, limit, cursor }: { state: ReviewState; limit: number; cursor?: string | undefined },
): Promise<{ rows: WrittenReview[]; next: Cursor<Date> | undefined }> {
  const found = await db
    .select()
    .from(reviews)
    .where(
      and(
        ne(reviews.state, 'asked'),
        eq(reviews.state, state),
        cursor ? isAfter(cursor) : undefined,
      ),
    )
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(limit + 1);
  return cutPage(found.filter(isWritten), limit, ({ writtenAt }) => writtenAt);
}

function isAfter(cursor: string): SQL {
  const { key, id } = readInstantCursor(cursor);
  return sql`(${reviews.writtenAt}, ${reviews.id}) < (${key?.toISOString() ?? 'infinity'}::timestamptz, ${id})`;
}

/** A written review, locked until the transaction ends. */
export async function lockReview(tx: Tx, id: string): Promise<WrittenReview | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return row && isWritten(row) ? row : undefined;
}

export const updateReview = (
  tx: Tx,
  { id, ...columns }: Pick<WrittenReview, 'id' | 'state' | 'answer' | 'answeredBy' | 'photo'>,
) => tx.update(reviews).set(columns).where(eq(reviews.id, id)).returning(notified());

const shownAtOnce = 3;

/** The newest published reviews with a text, those of a town and of a kind of floor first. */
export async function findPublished(
  db: Db,
  { town = '', floor = '' }: { town?: string | undefined; floor?: string | undefined },
): Promise<WrittenReview[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.state, 'published'), ne(reviews.text, '')))
    .orderBy(
      desc(
        sql`(coalesce(${reviews.town} = ${town}, false))::int + (jsonb_exists(${reviews.floors}, ${floor}))::int`,
      ),
      desc(reviews.writtenAt),
      desc(reviews.id),
    )
    .limit(shownAtOnce);
  return rows.filter(isWritten);
}

/** The stars of all published reviews, added up and counted. */
export async function sumPublished(db: DbOrTx): Promise<{ sum: number; count: number }> {
  const [row] = await db
    .select({ sum: sum(reviews.stars), count: count() })
    .from(reviews)
    .where(eq(reviews.state, 'published'));
  return { sum: Number(row?.sum ?? 0), count: row?.count ?? 0 };
}

/** How many reviews wait for us. */
export async function countWaitingReviews(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(reviews)
    .where(eq(reviews.state, 'waiting'));
  return row?.count ?? 0;
}

/** What is stored of the reviews of some appointments. */
export function findReviewsOf(db: DbOrTx, appointmentIds: string[]) {
  return db
    .select({
      id: reviews.id,
      appointmentId: reviews.appointmentId,
      state: reviews.state,
      firstName: reviews.firstName,
      town: reviews.town,
      stars: reviews.stars,
      text: reviews.text,
      askedAt: reviews.askedAt,
      writtenAt: reviews.writtenAt,
      stoppedAt: reviews.stoppedAt,
      answer: reviews.answer,
      photo: reviews.photo,
    })
    .from(reviews)
    .where(inArray(reviews.appointmentId, appointmentIds));
}
