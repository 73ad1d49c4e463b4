import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { type EnquiryRow, lockEnquiry, markFollowedUp } from './queries.ts';

/** Marks an enquiry as followed up, or removes the mark. @throws Problem 404 for an unknown id */
export async function followUp(
  { db, clock }: { db: Db; clock: () => Date },
  id: string,
  { followedUp }: { followedUp: boolean },
  staff: Staff,
): Promise<EnquiryRow> {
  const at = clock();
  return db.transaction(async (tx) => {
    const before = await lockEnquiry(tx, id);
    const mark = { followedUp, followedUpBy: staff.name, followedUpAt: at };
    const row = before && (await markFollowedUp(tx, id, mark));
    if (!row) throw new Problem(404, 'There is no enquiry by this id.');
    await recordAuditLogEntry(tx, {
      at,
      by: staff,
      kind: 'lead',
      what: 'edited',
      subject: id,
      label: `${row.firstName} ${row.lastName}`,
      before: { followedUp: before.followedUp },
      after: { followedUp },
    });
    return row;
  });
}
