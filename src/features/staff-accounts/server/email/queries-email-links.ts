import { and, eq, gt } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { emailChangeStops, emailChanges, emailVerifications } from '../schema.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

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

/** Stores a change in the place of the account's earlier one, whose link to stop it goes on to work. */
export async function upsertEmailChange(tx: Tx, row: EmailChangeRow) {
  const { accountId: _, ...change } = row;
  await tx
    .insert(emailChanges)
    .values(row)
    .onConflictDoUpdate({ target: emailChanges.accountId, set: change });
  const { accountId, cancelTokenHash, expiresAt } = row;
  await tx.insert(emailChangeStops).values({ tokenHash: cancelTokenHash, accountId, expiresAt });
}

/** The account whose change a link stops. */
export async function findEmailChangeStop(db: DbOrTx, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ accountId: emailChangeStops.accountId })
    .from(emailChangeStops)
    .where(and(eq(emailChangeStops.tokenHash, tokenHash), gt(emailChangeStops.expiresAt, now)));
  return row?.accountId;
}

/** Deletes all links that stop a change of an account. */
export async function deleteEmailChangeStops(tx: Tx, accountId: string) {
  await tx.delete(emailChangeStops).where(eq(emailChangeStops.accountId, accountId));
}

/** The open change of an account. */
export async function findEmailChange(db: Db, accountId: string, now: Date) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, accountId), gt(emailChanges.expiresAt, now)));
  return row;
}

/** The open change that a link completes. */
export async function findEmailChangeByToken(db: DbOrTx, tokenHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)));
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
