import {
  type AppointmentRow,
  findAppointment,
  lockAppointment,
} from '#features/booking/server/queries.ts';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';

/** The appointment that a quote is for. */
export const findJob = async (db: DbOrTx, id: string) => toJob(await findAppointment(db, id));

/** The same, locked until the transaction ends. */
export const lockJob = async (tx: Tx, id: string) => toJob(await lockAppointment(tx, id));

function toJob(row: AppointmentRow | undefined) {
  if (!row) return undefined;
  const { customerName, email, estimate, measuredEstimate, status } = row;
  const estimateId = (measuredEstimate ?? estimate)?.id ?? null;
  return { customerName, email, estimateId, isCancelled: status === 'cancelled' };
}
