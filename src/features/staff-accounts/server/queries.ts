import { and, asc, eq, notExists, sql } from 'drizzle-orm';
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

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
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
  change: Partial<Pick<Account, 'role' | 'status' | 'passwordHash'>>,
): Promise<Account | undefined> {
  const [row] = await db
    .update(staffAccounts)
    .set(change)
    .where(eq(staffAccounts.id, id))
    .returning();
  return row;
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
 * Stores the database's only setup code.
 * @param replace whether it replaces an existing code
 * @returns the code in force
 */
export async function keepSetUpCode(db: Db, code: string, replace: boolean): Promise<string> {
  const [row] = await db
    .insert(setUpCodes)
    .values({ id: onlyCode, code })
    .onConflictDoUpdate({
      target: setUpCodes.id,
      // Updated in either case, because RETURNING only returns written rows.
      set: { code: replace ? sql`excluded.code` : sql`${setUpCodes.code}` },
    })
    .returning({ code: setUpCodes.code });
  return row?.code ?? code;
}

/** Consumes the code. @returns false when it is wrong, used, or no longer needed */
export async function consumeSetUpCode(tx: Tx, code: string): Promise<boolean> {
  const rows = await tx
    .delete(setUpCodes)
    .where(and(eq(setUpCodes.code, code), noActiveAdmin(tx)))
    .returning({ id: setUpCodes.id });
  return rows.length === 1;
}
