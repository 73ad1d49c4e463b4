import { hasPermission } from '#platform/roles.ts';
import type { DbOrTx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { findFitterOf, type VisitRow } from '../queries.ts';

/** @throws Problem 403 for the visit of another fitter, unless the office asks */
export async function refuseStrangers(db: DbOrTx, visit: VisitRow | undefined, staff: Staff) {
  if (hasPermission(staff, 'staff')) return;
  const fitter = await findFitterOf(db, staff.id);
  if (!fitter) throw new Problem(403, 'Your account does not belong to a fitter yet.');
  if (visit && visit.fitterId !== fitter.id)
    throw new Problem(403, 'This visit is another fitter’s now.');
}
