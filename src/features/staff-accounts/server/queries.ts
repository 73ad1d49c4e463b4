import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { setUpCodes, staffAccounts } from './schema.ts';

export type Account = typeof staffAccounts.$inferSelect;

const onlyCode = 1;
const isActiveAdmin = and(eq(staffAccounts.role, 'admin'), eq(staffAccounts.status, 'active'));

/** All accounts, or only the active ones, by name. */
export function findAccounts(db: Db, which: { activeOnly: boolean }): Promise<Account[]> {
  return db
    .select()
    .from(staffAccounts)
    .where(which.activeOnly ? eq(staffAccounts.status, 'active') : undefined)
    .orderBy(asc(staffAccounts.name), asc(staffAccounts.id));
}

export async function findAccount(db: DbOrTx, id: string): Promise<Account | undefined> {
  const [row] = await db.select().from(staffAccounts).where(eq(staffAccounts.id, id));
  return row;
}

export async function findAccountByEmail(db: DbOrTx, email: string): Promise<Account | undefined> {
  const [row] = await db.select().from(staffAccounts).where(eq(staffAccounts.email, email));
  return row;
}

/** @returns false when the email is taken */
export async function insertAccount(db: DbOrTx, account: Account): Promise<boolean> {
  const rows = await db
    .insert(staffAccounts)
    .values(account)
    .onConflictDoNothing({ target: staffAccounts.email })
    .returning({ id: staffAccounts.id });
  return rows.length === 1;
}

export async function updateAccount(
  db: DbOrTx,
  id: string,
  change: Partial<
    Pick<Account, 'name' | 'email' | 'emailVerifiedAt' | 'role' | 'status' | 'passwordHash'>
  >,
): Promise<Account | undefined> {
  const [row] = await db
    .update(staffAccounts)
    .set(change)
    .where(eq(staffAccounts.id, id))
    .returning();
  return row;
}

/** Whether another active account than one has a name, whatever the case. */
export async function isNameTaken(
  db: DbOrTx,
  { name, exceptId }: { name: string; exceptId: string },
): Promise<boolean> {
  const namesake = and(
    eq(staffAccounts.status, 'active'),
    sql`lower(${staffAccounts.name}) = lower(${name})`,
    ne(staffAccounts.id, exceptId),
  );
  return (await db.$count(staffAccounts, namesake)) > 0;
}

/** Lets one transaction at a time give an email address to an account. */
export function lockEmails(tx: Tx) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff emails'))`);
}

/** Deletes an account with its sessions, factors and links. */
export async function deleteAccount(tx: Tx, id: string) {
  await tx.delete(staffAccounts).where(eq(staffAccounts.id, id));
}

/** Deletes the pending and invited accounts created before a moment; of the unverified ones those before another. */
export function deletePendingAccounts(
  tx: Tx,
  { before, unverifiedBefore }: { before: Date; unverifiedBefore: Date },
): Promise<Account[]> {
  const { createdAt, emailVerifiedAt } = staffAccounts;
  const isOver = or(
    and(isNotNull(emailVerifiedAt), lt(createdAt, before)),
    and(isNull(emailVerifiedAt), lt(createdAt, unverifiedBefore)),
  );
  return tx
    .delete(staffAccounts)
    .where(and(inArray(staffAccounts.status, ['pending', 'invited']), isOver))
    .returning();
}

/** Reads an account and locks its row. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, id)).for('update');
  return row;
}

/**
 * Locks the active admins and returns their ids. The fixed order prevents deadlocks between two such
 * transactions.
 */
export async function lockActiveAdmins(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(isActiveAdmin)
    .orderBy(asc(staffAccounts.id))
    .for('update');
  return new Set(rows.map(({ id }) => id));
}

export async function hasActiveAdmin(db: DbOrTx): Promise<boolean> {
  const rows = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(isActiveAdmin)
    .limit(1);
  return rows.length > 0;
}

const noActiveAdmin = (db: DbOrTx) =>
  notExists(db.select({ one: sql`1` }).from(staffAccounts).where(isActiveAdmin));

/**
 * Stores the database's only setup code, or makes the one that is there valid for longer.
 * @param replace whether it replaces a code that is still valid
 * @returns the code in force
 */
export async function keepSetUpCode(
  db: Db,
  { code, replace, now, expiresAt }: { code: string; replace: boolean; now: Date; expiresAt: Date },
): Promise<string> {
  const isReplaced = replace ? sql`true` : lte(setUpCodes.expiresAt, now);
  const [row] = await db
    .insert(setUpCodes)
    .values({ id: onlyCode, code, expiresAt })
    .onConflictDoUpdate({
      target: setUpCodes.id,
      set: {
        code: sql`case when ${isReplaced} then excluded.code else ${setUpCodes.code} end`,
        expiresAt,
      },
    })
    .returning({ code: setUpCodes.code });
  return row?.code ?? code;
}

/** Consumes the code. @returns false when it is wrong, used, expired, or no longer needed */
export async function consumeSetUpCode(tx: Tx, code: string, now: Date): Promise<boolean> {
  const rows = await tx
    .delete(setUpCodes)
    .where(and(eq(setUpCodes.code, code), gt(setUpCodes.expiresAt, now), noActiveAdmin(tx)))
    .returning({ id: setUpCodes.id });
  return rows.length === 1;
}

/** Whether a code was the right one and has expired. */
export async function hasSetUpCodeExpired(tx: Tx, code: string, now: Date): Promise<boolean> {
  const expired = and(eq(setUpCodes.code, code), lte(setUpCodes.expiresAt, now));
  return (await tx.$count(setUpCodes, expired)) > 0;
}
