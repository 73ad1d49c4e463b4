import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { hasFactor } from '../queries-factors.ts';
import {
  emailChangeStops,
  emailChanges,
  emailVerifications,
  factorChallenges,
  passwordResets,
  pendingSignIns,
  staffAccounts,
  staffDevices,
  staffSessions,
} from '../schema.ts';

export type SessionRow = typeof staffSessions.$inferSelect;

/** Prepares the query of every staff request: one lookup by two indexes, planned once per connection. */
export function prepareFindSignedIn(db: Db) {
  return db
    .select({
      id: staffAccounts.id,
      name: staffAccounts.name,
      email: staffAccounts.email,
      role: staffAccounts.role,
      createdAt: staffSessions.createdAt,
      lastSeenAt: staffSessions.lastSeenAt,
      confirmedAt: staffSessions.confirmedAt,
      hasFactor: hasFactor(db),
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

export function insertSession(db: DbOrTx, row: typeof staffSessions.$inferInsert) {
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

/** The id of the session with a token. */
export async function findSessionId(db: DbOrTx, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(eq(staffSessions.tokenHash, tokenHash));
  return row?.id;
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

/**
 * Deletes all sessions of an account except one, and its sign-ins that wait for the second factor.
 * @returns how many sessions were deleted
 */
export async function deleteSessions(
  db: Tx,
  accountId: string,
  spare: { tokenHash?: string | undefined; id?: string } = {},
): Promise<number> {
  const rows = await db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.accountId, accountId),
        spare.tokenHash === undefined ? undefined : ne(staffSessions.tokenHash, spare.tokenHash),
        spare.id === undefined ? undefined : ne(staffSessions.id, spare.id),
      ),
    )
    .returning({ id: staffSessions.id });
  await db.delete(pendingSignIns).where(eq(pendingSignIns.accountId, accountId));
  return rows.length;
}

/** Gives a session a new token, and notes when its person proved who they are. @returns false when it has ended */
export async function renewSession(
  db: Tx,
  tokenHash: string,
  change: { tokenHash: string; confirmedAt?: Date },
): Promise<boolean> {
  const rows = await db
    .update(staffSessions)
    .set(change)
    .where(eq(staffSessions.tokenHash, tokenHash))
    .returning({ id: staffSessions.id });
  return rows.length === 1;
}

/** Whether the person of a session has proved who they are since a moment. */
export async function isConfirmedSince(db: DbOrTx, tokenHash: string, since: Date) {
  const confirmed = and(
    eq(staffSessions.tokenHash, tokenHash),
    gt(staffSessions.confirmedAt, since),
  );
  return (await db.$count(staffSessions, confirmed)) > 0;
}

export function insertPendingSignIn(db: Tx, row: typeof pendingSignIns.$inferInsert) {
  return db.insert(pendingSignIns).values(row);
}

/** The account of a pending sign-in. */
export async function findPendingAccount(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ accountId: pendingSignIns.accountId })
    .from(pendingSignIns)
    .where(and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, now)));
  return row?.accountId;
}

/** Counts an attempt at the second factor. @returns undefined when the pending sign-in is over */
export async function countPendingAttempt(
  db: Db,
  tokenHash: string,
  { now, max }: { now: Date; max: number },
) {
  const [row] = await db
    .update(pendingSignIns)
    .set({ attempts: sql`${pendingSignIns.attempts} + 1` })
    .where(
      and(
        eq(pendingSignIns.tokenHash, tokenHash),
        gt(pendingSignIns.expiresAt, now),
        lt(pendingSignIns.attempts, max),
      ),
    )
    .returning({ accountId: pendingSignIns.accountId, attempts: pendingSignIns.attempts });
  return row;
}

/** Consumes a pending sign-in. @returns false when it is over */
export async function deletePendingSignIn(db: DbOrTx, tokenHash: string): Promise<boolean> {
  const rows = await db
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.tokenHash, tokenHash))
    .returning({ tokenHash: pendingSignIns.tokenHash });
  return rows.length === 1;
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

/** Whether an account has signed in with any browser that still counts as known. */
export async function hasDevice(tx: Tx, accountId: string): Promise<boolean> {
  return (await tx.$count(staffDevices, eq(staffDevices.accountId, accountId))) > 0;
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

/** Deletes expired sessions. @returns whose they were, and when they ended */
export function deleteExpiredSessions(tx: Tx, now: Date) {
  return tx
    .delete(staffSessions)
    .where(lt(staffSessions.expiresAt, now))
    .returning({ accountId: staffSessions.accountId, expiresAt: staffSessions.expiresAt });
}

/** Deletes expired pending sign-ins, challenges, links and devices. */
export async function deleteExpired(db: Db, now: Date, devicesSince: Date) {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await db.delete(emailChangeStops).where(lt(emailChangeStops.expiresAt, now));
  await db.delete(staffDevices).where(lt(staffDevices.lastUsedAt, devicesSince));
}
