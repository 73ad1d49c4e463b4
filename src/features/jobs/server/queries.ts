import { and, desc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Day } from '#platform/dates/london-time.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import { allReminders } from '../when-to-remind.ts';
import { quoteLinks, quotes } from './schema.ts';

export type QuoteRow = typeof quotes.$inferSelect;

/** The quotes for an appointment, the newest version first. */
export const findQuotes = (db: DbOrTx, appointmentId: string): Promise<QuoteRow[]> =>
  db
    .select()
    .from(quotes)
    .where(eq(quotes.appointmentId, appointmentId))
    .orderBy(desc(quotes.version));

/** What customers were quoted for appointments, without drafts. */
export async function findQuotesOf(db: DbOrTx, appointmentIds: string[]) {
  if (appointmentIds.length === 0) return [];
  return db
    .select()
    .from(quotes)
    .where(and(inArray(quotes.appointmentId, appointmentIds), ne(quotes.state, 'draft')))
    .orderBy(quotes.appointmentId, quotes.version);
}

export async function findQuoteByToken(
  db: DbOrTx,
  tokenHash: string,
): Promise<QuoteRow | undefined> {
  const [row] = await db
    .select({ quote: quotes })
    .from(quoteLinks)
    .innerJoin(quotes, eq(quotes.id, quoteLinks.quoteId))
    .where(eq(quoteLinks.tokenHash, tokenHash));
  return row?.quote;
}

/** Makes a link to a quote for one email. @returns its token, of which only the hash is stored */
export async function insertLink(tx: Tx, quoteId: string, createdAt: Date): Promise<string> {
  const token = makeToken(24);
  await tx.insert(quoteLinks).values({ tokenHash: hashToken(token), quoteId, createdAt });
  return token;
}

/** The quotes that wait for an answer and may be reminded of, in the order in which they were sent. */
export const findReminded = (db: DbOrTx, today: Day): Promise<QuoteRow[]> =>
  db
    .select()
    .from(quotes)
    .where(
      and(
        eq(quotes.state, 'sent'),
        gte(quotes.validUntil, today),
        eq(quotes.remindersStopped, false),
        lt(quotes.reminders, allReminders),
      ),
    )
    .orderBy(quotes.sentAt);

/** Claims the reminders of a quote up to a number. @returns undefined where it was answered, or they were claimed */
export async function claimReminders(
  tx: Tx,
  id: string,
  reminders: number,
): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .update(quotes)
    .set({ reminders })
    .where(
      and(
        eq(quotes.id, id),
        eq(quotes.state, 'sent'),
        eq(quotes.remindersStopped, false),
        lt(quotes.reminders, reminders),
      ),
    )
    .returning();
  return row;
}

/** Stops the reminders of a quote, or lets them go on. @returns undefined for an unknown quote */
export async function stopReminders(
  db: Db,
  id: string,
  remindersStopped: boolean,
): Promise<QuoteRow | undefined> {
  const [row] = await db
    .update(quotes)
    .set({ remindersStopped })
    .where(eq(quotes.id, id))
    .returning();
  return row;
}

/** Notes when the link of a quote was opened first. */
export async function storeView(db: Db, id: string, viewedAt: Date) {
  await db
    .update(quotes)
    .set({ viewedAt })
    .where(and(eq(quotes.id, id), isNull(quotes.viewedAt)));
}

export async function findQuote(db: DbOrTx, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
  return row;
}

/** @returns whether it is stored: not, if there is a draft or a version of that number */
export async function insertQuote(tx: Tx, row: typeof quotes.$inferInsert): Promise<boolean> {
  const stored = await tx
    .insert(quotes)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: quotes.id });
  return stored.length > 0;
}

type DraftChange = Partial<
  Pick<QuoteRow, 'options' | 'validUntil' | 'note' | 'state' | 'sentTo' | 'sentAt'>
>;

/** Changes or sends a draft of a revision. @returns the row as it is now; undefined where it is another by now */
export async function updateDraft(
  tx: Tx,
  { id, revision }: Pick<QuoteRow, 'id' | 'revision'>,
  change: DraftChange,
): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .update(quotes)
    .set({ ...change, revision: sql`${quotes.revision} + 1` })
    .where(and(eq(quotes.id, id), eq(quotes.state, 'draft'), eq(quotes.revision, revision)))
    .returning();
  return row;
}

/** Ends the version that waits for an answer, since a newer one is sent. */
export async function supersedeSent(tx: Tx, appointmentId: string) {
  await tx
    .update(quotes)
    .set({ state: 'superseded' })
    .where(and(eq(quotes.appointmentId, appointmentId), eq(quotes.state, 'sent')));
}

/** Stores the answer to a sent quote. @returns undefined where it was not waiting for one */
export async function storeAnswer(
  tx: Tx,
  id: string,
  answer: Pick<QuoteRow, 'state' | 'reason' | 'answeredAt' | 'answeredBy' | 'chosen'> &
    Partial<Pick<QuoteRow, 'consent'>>,
): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .update(quotes)
    .set(answer)
    .where(and(eq(quotes.id, id), eq(quotes.state, 'sent')))
    .returning();
  return row;
}

/** @returns whether there was such a draft */
export async function deleteDraft(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .delete(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.state, 'draft')))
    .returning({ id: quotes.id });
  return gone.length > 0;
}
