import { and, eq, gt } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { emailChanges, emailVerifications } from '../schema.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;
type Link = 'tokenHash' | 'cancelTokenHash';

export async function insertVerification(tx: Tx, row: typeof emailVerifications.$inferInsert) {
  await tx.insert(emailVerifications).values(row);
}

/** The account that an open link verifies. */
export async function findVerification(db: DbOrTx, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ accountId: emailVerifications.accountId })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.tokenHash, tokenHash), gt(emailVerifications.expiresAt, now)));
  return row?.accountId;
}

/** Deletes all links that verify the address of an account. @returns how many there were */
export async function deleteVerifications(tx: Tx, accountId: string): Promise<number> {
  const rows = await tx
    .delete(emailVerifications)
    .where(eq(emailVerifications.accountId, accountId))
    .returning({ tokenHash: emailVerifications.tokenHash });
  return rows.length;
}

/** Stores a change in the place of the account's earlier one. */
export async function upsertEmailChange(tx: Tx, row: EmailChangeRow) {
  const { accountId: _, ...change } = row;
  await tx
    .insert(emailChanges)
    .values(row)
    .onConflictDoUpdate({ target: emailChanges.accountId, set: change });
}

/** The open change of an account. */
export async function findEmailChange(db: Db, accountId: string, now: Date) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, accountId), gt(emailChanges.expiresAt, now)));
  return row;
}

/** The open change to which a link belongs. */
export async function findEmailChangeByToken(db: DbOrTx, link: Link, hash: string, now: Date) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges[link], hash), gt(emailChanges.expiresAt, now)));
  return row;
}

/** Deletes the change of an account, if it is still the same one. @returns what was deleted */
export async function deleteEmailChange(
  tx: Tx,
  accountId: string,
  tokenHash?: string,
): Promise<EmailChangeRow | undefined> {
  const isSame = tokenHash === undefined ? undefined : eq(emailChanges.tokenHash, tokenHash);
  const [row] = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.accountId, accountId), isSame))
    .returning();
  return row;
}
