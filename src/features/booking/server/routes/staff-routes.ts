import type { FastifyInstance } from 'fastify';
import { addDays, dayInLondon, daysBetween, isDay } from '#platform/dates/london-time.ts';
import { recordExport } from '#platform/server/audit-log/record-export.ts';
import type { Db } from '#platform/server/database/database.ts';
import { sendCsv } from '#platform/server/http/csv.ts';
import { fieldProblem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint, serveStream } from '#platform/server/http/serve-endpoint.ts';
import { exportAppointments as exportEndpoint } from '../../contract.ts';
import { listVisits } from '../../diary/contract.ts';
import { findBusyVisits } from '../external-calendars/find-busy-visits.ts';
import { findVisitsBetween } from '../queries-staff.ts';
import { exportAppointments, exportHeadings } from './export-appointments.ts';

const maxDays = 62;

/** Registers the read-only staff routes: the diary with names, and the CSV export. */
export function addStaffRoutes(app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) {
  serveEndpoint(app, listVisits, async ({ query }) => {
    const from = checkDay('from', query.from ?? dayInLondon(clock()));
    const to = checkDay('to', query.to ?? addDays(from, 6));
    const days = daysBetween(from, to) + 1;
    if (days < 1) throw fieldProblem('to', 'must not be before from.');
    if (days > maxDays) throw fieldProblem('to', `must be at most ${maxDays} days after from.`);
    const visits = await findVisitsBetween(db, from, to);
    const busy = await findBusyVisits(
      db,
      visits.map((visit) => ({ ...visit, fitterId: visit.fitter.id })),
    );
    return visits.map((visit) => ({ ...visit, isFitterBusy: busy.has(visit.appointmentId) }));
  });

  serveStream(app, exportEndpoint, async ({ query, staff, reply }) => {
    await recordExport(db, { list: 'appointments', by: staff, at: clock() });
    return sendCsv(
      reply,
      `appointments-${dayInLondon(clock())}.csv`,
      exportHeadings,
      exportAppointments(db, query, clock()),
    );
  });
}

function checkDay(field: string, day: string): string {
  if (isDay(day)) return day;
  throw fieldProblem(field, 'must be a day as yyyy-mm-dd.');
}
