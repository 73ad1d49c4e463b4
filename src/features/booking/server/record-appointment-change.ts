import {
  type Change,
  recordAuditLogEntry,
} from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { Visit } from '../visit-slots.ts';
import type { AppointmentRow } from './queries.ts';

/** Writes what was done to an appointment into the log of changes; without staff it was the customer. */
export function recordAppointmentChange(
  tx: Tx,
  { id, customerName }: Pick<AppointmentRow, 'id' | 'customerName'>,
  { staff, ...change }: Pick<Change, 'at' | 'what' | 'before' | 'after'> & { staff?: Staff },
) {
  const about = { kind: 'appointment', subject: id, label: customerName };
  return recordAuditLogEntry(tx, { ...about, ...change, by: staff });
}

/** A visit as it stands in the log. */
export const recordVisitChange = (visit: Visit | undefined) =>
  visit ? { date: visit.date, slot: visit.slot } : null;
