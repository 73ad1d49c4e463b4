import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Day } from '#platform/dates/london-time.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { phoneOfRoot } from './queries-list.ts';
import { customerNotes, customerSteps, customers } from './schema.ts';

export type NoteRow = typeof customerNotes.$inferSelect;
export type StepRow = typeof customerSteps.$inferSelect;

export async function insertNote(tx: Tx, row: NoteRow) {
  await tx.insert(customerNotes).values(row);
}

const membersOf = (db: DbOrTx, rootId: string) =>
  db.select({ id: customers.id }).from(customers).where(eq(customers.rootId, rootId));

/** A note of a customer, or of those merged into them, with its row locked. */
export async function lockNote(tx: Tx, rootId: string, id: string): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(customerNotes)
    .where(and(eq(customerNotes.id, id), inArray(customerNotes.customerId, membersOf(tx, rootId))))
    .for('update');
  return row;
}

export function deleteNote(tx: Tx, id: string) {
  return tx.delete(customerNotes).where(eq(customerNotes.id, id));
}

/** The open next steps of a customer and of those merged into them, the first due first. */
export function findOpenSteps(db: DbOrTx, rootId: string): Promise<StepRow[]> {
  return db
    .select()
    .from(customerSteps)
    .where(
      and(inArray(customerSteps.customerId, membersOf(db, rootId)), isNull(customerSteps.doneAt)),
    )
    .orderBy(asc(customerSteps.dueOn), asc(customerSteps.id));
}

/** A next step of a customer, or of those merged into them, with its row locked. */
export async function lockStep(tx: Tx, rootId: string, id: string): Promise<StepRow | undefined> {
  const [row] = await tx
    .select()
    .from(customerSteps)
    .where(and(eq(customerSteps.id, id), inArray(customerSteps.customerId, membersOf(tx, rootId))))
    .for('update');
  return row;
}

export async function insertStep(tx: Tx, row: StepRow) {
  await tx.insert(customerSteps).values(row);
}

export async function updateStep(tx: Tx, id: string, set: Partial<StepRow>) {
  await tx.update(customerSteps).set(set).where(eq(customerSteps.id, id));
}

const isDue = (today: Day) => and(isNull(customerSteps.doneAt), lte(customerSteps.dueOn, today));

/** The open next steps that are due today or were before, the longest overdue first. */
export function findDueSteps(db: Db, today: Day, limit: number) {
  return db
    .select({
      id: customerSteps.id,
      customerId: customers.rootId,
      name: sql<string>`(select root.name from ${customers} root where root.id = ${customers.rootId})`,
      phone: phoneOfRoot,
      content: customerSteps.content,
      dueOn: customerSteps.dueOn,
      ownerName: customerSteps.ownerName,
    })
    .from(customerSteps)
    .innerJoin(customers, eq(customers.id, customerSteps.customerId))
    .where(isDue(today))
    .orderBy(asc(customerSteps.dueOn), asc(customerSteps.id))
    .limit(limit);
}

/** The number of open next steps that are due today or were before. */
export function countDueSteps(db: Db, today: Day): Promise<number> {
  return db.$count(customerSteps, isDue(today));
}
