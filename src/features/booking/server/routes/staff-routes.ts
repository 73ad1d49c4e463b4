import type { FastifyInstance } from 'fastify';
import { addDays, dayInLondon, daysBetween, isDay } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { sendCsv } from '#platform/server/http/csv.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint, serveStream } from '#platform/server/http/serve-endpoint.ts';
import { exportAppointments as exportEndpoint, listVisits } from '../../contract.ts';
import { findVisitsBetween } from '../queries-staff.ts';
import { exportAppointments, exportHeadings } from './export-appointments.ts';

const maxDays = 62;

/** Registers the read-only staff routes: the diary with names, and the CSV export. */
export function addStaffRoutes(app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) {
  serveEndpoint(app, listVisits, ({ query }) => {
    const from = checkDay('from', query.from ?? dayInLondon(clock()));
    const to = checkDay('to', query.to ?? addDays(from, 6));
    const days = daysBetween(from, to) + 1;
    if (days < 1) throw invalidField('to', 'must not be before from.');
    if (days > maxDays) throw invalidField('to', `must be at most ${maxDays} days after from.`);
    return findVisitsBetween(db, from, to);
  });

  serveStream(app, exportEndpoint, ({ query, reply }) =>
    sendCsv(
      reply,
      `appointments-${dayInLondon(clock())}.csv`,
      exportHeadings,
      exportAppointments(db, query),
    ),
  );
}

function checkDay(field: string, day: string): string {
  if (isDay(day)) return day;
  throw invalidField(field, 'must be a day as yyyy-mm-dd.');
}

const invalidField = (field: string, message: string) =>
  new Problem(400, `${field}: ${message}`, { fields: [{ field, message }] });
