import { dayInLondon } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { VisitReport } from '../../today/contract.ts';
import { readDeviceTime } from '../../today/device-time.ts';
import { findCompletionProblem } from '../../visit-dates.ts';
import { refuseStrangers } from '../appointments/refuse-strangers.ts';
import { applyStatus } from '../appointments/set-status.ts';
import {
  type AppointmentRow,
  findAppointment,
  findVisits,
  lockAppointment,
  recordEvent,
  type VisitRow,
} from '../queries.ts';
import { findMeasures, hasReport, insertMeasure, type MeasureRow } from './queries-today.ts';
import type { TodayDeps } from './today-deps.ts';

/**
 * Stores what is reported of a visit, once for each id however often it is sent.
 * @throws Problem 404 for an unknown appointment, 403 for the visit of another fitter, 409 with the reason when the
 * visit is no longer as the fitter saw it, or does not take place yet
 */
export async function reportVisit(deps: TodayDeps, report: VisitReport, staff: Staff) {
  const { db } = deps;
  if (await hasReport(db, report.id)) return;
  // Before the transaction: pricing takes long, and an estimate that nobody refers to does no harm.
  const before = await findMeasures(db, [report.appointmentId]);
  const measured = await priceMeasured(deps, report, { before, staff });
  const isStored = await db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, report.appointmentId);
    if (!appointment) throw new Problem(404, 'There is no appointment by this id.');
    // Under the lock: of two copies that arrive at once, the second finds the first.
    if (await hasReport(tx, report.id)) return true;
    const isOutdated =
      measured && (await findMeasures(tx, [appointment.id])).length !== before.length;
    if (isOutdated) return false;
    const [visit] = await findVisits(tx, [appointment.id]);
    await refuseStrangers(tx, visit, staff);
    refuseChangedVisit(appointment, visit, report);
    refuseEarlyReport(report, deps.clock());
    if (measured) await insertMeasure(tx, measured);
    await storeReport(tx, deps, { appointment, report, staff });
    return true;
  });
  // Somebody else's rooms came in while these were priced.
  if (!isStored) await reportVisit(deps, report, staff);
}

/** The next version: the measured areas, joined with what others measured since the fitter last read the visit. */
async function priceMeasured(
  deps: TodayDeps,
  report: VisitReport,
  { before, staff }: { before: readonly MeasureRow[]; staff: Staff },
): Promise<MeasureRow | undefined> {
  if (report.kind !== 'measured') return undefined;
  const { after, appointmentId, id: reportId } = report;
  const [last, base] = [before.at(-1), before.find((each) => each.reportId === after)];
  // The form of who measures first begins with the customer's estimate.
  const begun = after === null && !base ? await findAppointment(deps.db, appointmentId) : undefined;
  const baseId = base?.estimate.id ?? begun?.estimate?.id;
  const at = readDeviceTime(report.at, deps.clock());
  const estimate = await deps.priceRooms(report.estimate, {
    measured: { by: staff.name, at: at.toISOString() },
    ...(last && last !== base && { last: last.estimate.id, base: baseId }),
  });
  const version = (last?.version ?? 0) + 1;
  return { appointmentId, version, estimate, by: staff.name, at, reportId };
}

type Stored = { appointment: AppointmentRow; report: VisitReport; staff: Staff };

async function storeReport(
  tx: Tx,
  deps: TodayDeps,
  { appointment: { id, status }, report, staff }: Stored,
) {
  const at = readDeviceTime(report.at, deps.clock());
  if (report.kind === 'done') {
    // The office may have completed it first: then nothing is left to do.
    if (status !== 'completed')
      await applyStatus(tx, deps, id, { to: 'completed', staff, report: { id: report.id, at } });
    return;
  }
  await recordEvent(
    tx,
    {
      appointmentId: id,
      at,
      by: staff.name,
      what: report.kind,
      note: 'text' in report ? report.text : null,
      reportId: report.id,
    },
    report.visit,
  );
}

/** @throws Problem 409 when the visit is not any more as the fitter saw it */
export function refuseChangedVisit(
  { status }: AppointmentRow,
  visit: VisitRow | undefined,
  { kind, visit: seen }: Pick<VisitReport, 'kind' | 'visit'>,
) {
  if (status === 'cancelled') throw new Problem(409, 'This visit was cancelled.');
  if (!visit) throw new Problem(409, 'This visit is no longer in the diary.');
  if (visit.date !== seen.date || visit.slot !== seen.slot)
    throw new Problem(
      409,
      `This visit was moved to ${shortWeekdayDate(visit.date)}, ${visit.slot}.`,
    );
  if (status === 'completed' && (kind === 'arrived' || kind === 'could-not'))
    throw new Problem(409, 'This visit is completed already.');
}

function refuseEarlyReport({ kind, visit }: VisitReport, now: Date) {
  if (kind === 'note') return;
  const detail = findCompletionProblem(visit, dayInLondon(now));
  if (detail && kind === 'done') throw new Problem(409, detail);
  if (detail) throw new Problem(409, `This visit is on ${shortWeekdayDate(visit.date)}.`);
}
