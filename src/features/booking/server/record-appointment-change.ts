import {
  type Change,
  recordAuditLogEntry,
} from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { Visit } from '../visit-slots.ts';
import type { AppointmentRow } from './queries.ts';

/** Writes a change of an appointment into the audit log; without staff the customer made it. */
export function recordAppointmentChange(
  tx: Tx,
  { id, customerName }: Pick<AppointmentRow, 'id' | 'customerName'>,
  { staff, ...change }: Pick<Change, 'at' | 'what' | 'before' | 'after'> & { staff?: Staff },
) {
  const about = { kind: 'appointment', subject: id, label: customerName };
  return recordAuditLogEntry(tx, { ...about, ...change, by: staff });
}

/** A visit as the audit log stores it. */
export const recordVisitChange = (visit: Visit | undefined) =>
  visit ? { date: visit.date, slot: visit.slot } : null;
