import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { passwordResets, staffAccounts, staffDevices, staffSessions } from '../schema.ts';

export type SessionRow = typeof staffSessions.$inferSelect;

/** Prepares the query of every staff request: one lookup by two indexes, planned once per connection. */
export function prepareFindSignedIn(db: Db) {
  return db
    .select({
      id: staffAccounts.id,
      name: staffAccounts.name,
      email: staffAccounts.email,
      role: staffAccounts.role,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.accountId))
    .where(
      and(
        eq(staffSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(staffSessions.expiresAt, sql.placeholder('now')),
        eq(staffAccounts.status, 'active'),
      ),
    )
    .prepare('find_signed_in');
}

export function insertSession(db: DbOrTx, row: SessionRow) {
  return db.insert(staffSessions).values(row);
}

export function prolongSession(db: Db, tokenHash: string, lastSeenAt: Date, expiresAt: Date) {
  return db
    .update(staffSessions)
    .set({ lastSeenAt, expiresAt })
    .where(eq(staffSessions.tokenHash, tokenHash));
}

export function findSessions(db: Db, accountId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.accountId, accountId), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.createdAt));
}

/** @returns the account of the deleted session */
export async function deleteSessionByToken(db: Tx, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .delete(staffSessions)
    .where(eq(staffSessions.tokenHash, tokenHash))
    .returning({ accountId: staffSessions.accountId });
  return row?.accountId;
}

/** Deletes one of an account's sessions. @returns false when it has none with this id */
export async function deleteSession(db: Tx, accountId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.accountId, accountId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id });
  return rows.length === 1;
}

/** Deletes all sessions of an account except one. */
export function deleteSessions(db: Tx, accountId: string, spareTokenHash = '') {
  return db
    .delete(staffSessions)
    .where(
      and(eq(staffSessions.accountId, accountId), ne(staffSessions.tokenHash, spareTokenHash)),
    );
}

/** The account that last signed in with a browser, while the browser counts as known. */
export async function findDeviceOwner(db: Db, tokenHash: string, since: Date) {
  const [row] = await db
    .select({ accountId: staffDevices.accountId })
    .from(staffDevices)
    .where(and(eq(staffDevices.tokenHash, tokenHash), gt(staffDevices.lastUsedAt, since)));
  return row?.accountId;
}

export function upsertDevice(db: Tx, row: typeof staffDevices.$inferInsert) {
  return db
    .insert(staffDevices)
    .values(row)
    .onConflictDoUpdate({ target: staffDevices.tokenHash, set: { lastUsedAt: row.lastUsedAt } });
}

export function deleteDevices(db: Tx, accountId: string) {
  return db.delete(staffDevices).where(eq(staffDevices.accountId, accountId));
}

export function insertPasswordReset(db: Tx, row: typeof passwordResets.$inferInsert) {
  return db.insert(passwordResets).values(row);
}

/** Whether a reset link can still be used. */
export async function isResetOpen(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const open = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
  return (await db.$count(passwordResets, open)) > 0;
}

/** Consumes a reset link together with all others of the account. @returns the account */
export async function consumePasswordReset(tx: Tx, tokenHash: string, now: Date) {
  const [row] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ accountId: passwordResets.accountId });
  if (row) await deletePasswordResets(tx, row.accountId);
  return row?.accountId;
}

/** Deletes the open reset links of an account. */
export async function deletePasswordResets(tx: Tx, accountId: string) {
  await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
}

/** Deletes expired sessions, reset links and devices. */
export async function deleteExpired(db: Db, now: Date, devicesSince: Date) {
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(staffDevices).where(lt(staffDevices.lastUsedAt, devicesSince));
}
