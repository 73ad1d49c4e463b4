import { and, eq, exists, gte, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import { appointmentEvents, appointments } from './schema.ts';

const columns = {
  id: appointments.id,
  customerName: appointments.customerName,
  email: appointments.email,
  postcode: appointments.postcode,
  floors: appointments.flooringTypes,
};
const isCompleted = and(eq(appointments.status, 'completed'), ne(appointments.email, ''));

/** The completed appointments of customers with an email address, by when they were last completed. */
export function findCompleted(db: DbOrTx, { from, before }: { from: Date; before: Date }) {
  const completedAt = (condition: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(appointmentEvents)
        .where(
          and(
            // In the words of its index, so that PostgreSQL uses that.
            sql`${appointmentEvents.what} in ('confirmed', 'completed')`,
            eq(appointmentEvents.what, 'completed'),
            eq(appointmentEvents.appointmentId, appointments.id),
            condition,
          ),
        ),
    );
  const { at } = appointmentEvents;
  return db
    .select(columns)
    .from(appointments)
    .where(
      and(
        isCompleted,
        completedAt(sql`${gte(at, from)} and ${lt(at, before)}`),
        not(completedAt(gte(at, before))),
      ),
    )
    .orderBy(appointments.id);
}

/** One of them, locked until the transaction ends; undefined where it is none any more. */
export async function lockCompleted(tx: Tx, id: string) {
  const [row] = await tx
    .select(columns)
    .from(appointments)
    .where(and(eq(appointments.id, id), isCompleted))
    .for('update');
  return row;
}
