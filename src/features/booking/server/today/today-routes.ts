import type { FastifyInstance } from 'fastify';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { hasPermission } from '#platform/roles.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { readDiaryDay } from '../../diary/contract.ts';
import { readToday, reportVisit as reportEndpoint } from '../../today/contract.ts';
import { findFitterOf } from '../queries.ts';
import { presentWorkingVisits } from './present-today.ts';
import { findWorkingVisits } from './queries-today.ts';
import { readDay } from './read-day.ts';
import { reportVisit } from './report-visit.ts';
import type { TodayDeps } from './today-deps.ts';

/** Days that a device keeps beside today. */
const daysAhead = 6;

/** Registers the routes of the screens that are used on visits. */
export function addTodayRoutes(app: FastifyInstance, deps: TodayDeps) {
  const { db, clock } = deps;

  serveEndpoint(app, readToday, async ({ staff }) => {
    const today = dayInLondon(clock());
    const own = (await findFitterOf(db, staff.id)) ?? null;
    const seesAll = hasPermission(staff, 'staff');
    const rows =
      own || seesAll
        ? await findWorkingVisits(db, {
            from: today,
            to: addDays(today, daysAhead),
            ...(!seesAll && { fitterId: own?.id }),
          })
        : [];
    return {
      today,
      fitter: seesAll ? null : own,
      isLinked: own !== null,
      visits: await presentWorkingVisits(deps, rows, { staff, today }),
      floors: rows.length > 0 ? await deps.listFloors() : [],
    };
  });

  serveEndpoint(app, readDiaryDay, ({ query }) => readDay(deps, query));

  serveEndpoint(app, reportEndpoint, async ({ body, staff }) => {
    await reportVisit(deps, body, staff);
    return { id: body.id };
  });
}
