import type { ExportedList } from '#platform/security-events.ts';
import type { Db } from '../database/database.ts';
import type { Staff } from '../http/security/access.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { recordAuditLogEntry } from './record-audit-log-entry.ts';

/**
 * Logs that a list of people was read as a file, before the first row is sent: in the audit log and in the security
 * log. The search words are not logged.
 */
export function recordExport(
  db: Db,
  { list, by, at }: { list: ExportedList; by: Staff; at: Date },
) {
  return db.transaction(async (tx) => {
    await recordAuditLogEntry(tx, { at, by, kind: 'file', what: 'exported', after: { list } });
    await recordSecurityEvent(tx, { at, kind: 'exported', account: by, details: { what: list } });
  });
}
