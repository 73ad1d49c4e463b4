import type { Db } from '../database/database.ts';
import type { Staff } from '../http/security/access.ts';
import { recordAuditLogEntry } from './record-audit-log-entry.ts';

/** Logs that a list of people was read as a file, before the first row is sent. The search words are not logged. */
export function recordExport(db: Db, { list, by, at }: { list: string; by: Staff; at: Date }) {
  return db.transaction((tx) =>
    recordAuditLogEntry(tx, { at, by, kind: 'file', what: 'exported', after: { list } }),
  );
}
