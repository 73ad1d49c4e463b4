import { and, asc, eq, exists, gt, lt, or, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { factorChallenges, recoveryCodes, secondFactors, staffAccounts } from './schema.ts';

export type Factor = typeof secondFactors.$inferSelect;

/** Column expression: whether an account has a second factor. */
export const hasFactor = (db: DbOrTx) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(secondFactors)
      .where(eq(secondFactors.accountId, staffAccounts.id)),
  )}`;

/** An account's factors, the oldest first. */
export function findFactors(db: DbOrTx, accountId: string): Promise<Factor[]> {
  return db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id));
}

/** Ids of the accounts that have a second factor. */
export async function findAccountsWithFactor(db: Db): Promise<Set<string>> {
  const rows = await db.selectDistinct({ id: secondFactors.accountId }).from(secondFactors);
  return new Set(rows.map(({ id }) => id));
}

/** @returns false when the passkey is stored already */
export async function insertFactor(tx: Tx, row: Factor): Promise<boolean> {
  const rows = await tx
    .insert(secondFactors)
    .values(row)
    .onConflictDoNothing({ target: secondFactors.credentialId })
    .returning({ id: secondFactors.id });
  return rows.length === 1;
}

/**
 * Notes the use of a factor.
 * @returns false when its counter is that high already: of two uses of one code the second one fails
 */
export async function advanceFactor(
  tx: Tx,
  id: string,
  { counter, at, forgetsAbove }: { counter: number; at: Date; forgetsAbove?: number },
): Promise<boolean> {
  // Many passkeys do not count, and always say 0.
  const isNew =
    counter === 0
      ? eq(secondFactors.counter, 0)
      : or(
          lt(secondFactors.counter, counter),
          forgetsAbove === undefined ? undefined : gt(secondFactors.counter, forgetsAbove),
        );
  const rows = await tx
    .update(secondFactors)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(secondFactors.id, id), isNew))
    .returning({ id: secondFactors.id });
  return rows.length === 1;
}

export async function renameFactor(tx: Tx, id: string, name: string) {
  await tx.update(secondFactors).set({ name }).where(eq(secondFactors.id, id));
}

export async function deleteFactor(tx: Tx, id: string) {
  await tx.delete(secondFactors).where(eq(secondFactors.id, id));
}

export async function deleteFactors(tx: Tx, accountId: string) {
  await tx.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
}

export function countRecoveryCodes(db: DbOrTx, accountId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId));
}

/** The salt of an account's recovery codes; undefined when it has none left. */
export async function findRecoverySalt(db: Db, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ salt: recoveryCodes.salt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
    .limit(1);
  return row?.salt;
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  { salt, hashes }: { salt: string; hashes: readonly string[] },
) {
  await deleteRecoveryCodes(tx, accountId);
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, salt, accountId })));
}

/** Consumes a recovery code. @returns false when it is wrong or used */
export async function consumeRecoveryCode(tx: Tx, accountId: string, hash: string) {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash });
  return rows.length === 1;
}

export async function deleteRecoveryCodes(tx: Tx, accountId: string) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

type Challenge = typeof factorChallenges.$inferSelect;

/** Stores a challenge in place of the holder's earlier one for the same purpose. */
export async function putChallenge(db: Db, row: Challenge) {
  await db
    .insert(factorChallenges)
    .values(row)
    .onConflictDoUpdate({
      target: [factorChallenges.holder, factorChallenges.purpose],
      set: { accountId: row.accountId, value: row.value, expiresAt: row.expiresAt },
    });
}

const isChallenge = (of: Pick<Challenge, 'holder' | 'purpose' | 'accountId'>, now: Date) =>
  and(
    eq(factorChallenges.holder, of.holder),
    eq(factorChallenges.purpose, of.purpose),
    eq(factorChallenges.accountId, of.accountId),
    gt(factorChallenges.expiresAt, now),
  );

/** Consumes a challenge, so that it is answered once. */
export async function consumeChallenge(
  db: DbOrTx,
  of: Pick<Challenge, 'holder' | 'purpose' | 'accountId'>,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .delete(factorChallenges)
    .where(isChallenge(of, now))
    .returning({ value: factorChallenges.value });
  return row?.value;
}

/** Reads a challenge that may be answered again. */
export async function findChallenge(
  db: Db,
  of: Pick<Challenge, 'holder' | 'purpose' | 'accountId'>,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ value: factorChallenges.value })
    .from(factorChallenges)
    .where(isChallenge(of, now));
  return row?.value;
}
