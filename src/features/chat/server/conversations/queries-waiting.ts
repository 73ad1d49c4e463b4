import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { conversations } from '../schema.ts';

/** The conversations that were handed over and nobody has taken, those first that have waited longest. */
export function findLongestWaiting(db: Db, limit: number) {
  const { id, customerName, subject, status, handedOverAt } = conversations;
  return db
    .select({ id, customerName, subject, since: sql`${handedOverAt}`.mapWith(handedOverAt) })
    .from(conversations)
    .where(and(eq(status, 'active'), isNotNull(handedOverAt)))
    .orderBy(asc(handedOverAt), asc(id))
    .limit(limit) as unknown as Promise<
    { id: string; customerName: string; subject: string; since: Date }[]
  >;
}
