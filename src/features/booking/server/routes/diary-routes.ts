import type { FastifyInstance } from 'fastify';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { describeClosedPeriod, joinClosedDays, sayHours } from '../../diary/closed-periods.ts';
import {
  addTimeOff as addTimeOffEndpoint,
  type ClosedDayLists,
  changeFitter,
  closeDays as closeDaysEndpoint,
  createFitter as createFitterEndpoint,
  type Fitter,
  listAvailability as listAvailabilityEndpoint,
  listClosedDays,
  listClosedPeriods,
  listFitters,
  openDay as openDayEndpoint,
  removeTimeOff as removeTimeOffEndpoint,
} from '../../diary/contract.ts';
import {
  addTimeOff,
  closeDays,
  createFitter,
  type DiaryDeps,
  editFitter,
  openDay,
  removeTimeOff,
} from '../diary/change-diary.ts';
import { listAvailability } from '../diary/list-availability.ts';
import { findOtherDays, listDays } from '../diary/queries-closed-days.ts';
import { findFitters, findTimeOff } from '../diary/queries-diary.ts';

/** How far ahead the website says when the firm is closed. */
const comingDays = 42;
/** Ahead of every day that anybody plans. */
const farDays = 3_660;

/** Registers the routes for fitters, their time off and closed days. */
export function addDiaryRoutes(app: FastifyInstance, deps: DiaryDeps) {
  const { db, clock } = deps;
  const today = () => dayInLondon(clock());
  const presentAll = async (): Promise<Fitter[]> => {
    const from = today();
    const timeOff = await findTimeOff(db, from, addDays(from, farDays));
    return (await findFitters(db)).map((fitter) => ({
      ...fitter,
      timeOff: timeOff.filter(({ fitterId }) => fitterId === fitter.id),
    }));
  };
  const present = async (id: string): Promise<Fitter> => {
    const fitter = (await presentAll()).find((each) => each.id === id);
    if (!fitter) throw new Problem(404, 'There is no fitter by this id.');
    return fitter;
  };
  const presentClosedDays = async (): Promise<ClosedDayLists> => {
    const from = today();
    const { closed, worked, short } = await listDays(db, from, { lastHoliday: addDays(from, 365) });
    return { closed, proposed: worked, short };
  };

  serveEndpoint(app, listFitters, presentAll);
  serveEndpoint(app, listAvailabilityEndpoint, ({ query }) => listAvailability(deps, query));
  serveEndpoint(app, createFitterEndpoint, async ({ body, staff }) => {
    const id = await createFitter(deps, body, staff);
    return present(id);
  });
  serveEndpoint(app, changeFitter, async ({ params, body, staff }) => {
    await editFitter(deps, params.id, body, staff);
    return present(params.id);
  });
  serveEndpoint(app, addTimeOffEndpoint, async ({ params, body, staff }) => {
    await addTimeOff(deps, params.id, body, staff);
    return present(params.id);
  });
  serveEndpoint(app, removeTimeOffEndpoint, async ({ params, staff }) => {
    const { id: fitterId, timeOffId } = params;
    await removeTimeOff(deps, { fitterId, timeOffId, staff });
    return present(fitterId);
  });
  serveEndpoint(app, listClosedDays, presentClosedDays);
  serveEndpoint(app, listClosedPeriods, async () =>
    joinClosedDays(await findOtherDays(db, today(), addDays(today(), comingDays))).map(
      (period) => ({
        ...period,
        hours: sayHours(period),
        words: describeClosedPeriod(period),
      }),
    ),
  );
  serveEndpoint(app, closeDaysEndpoint, async ({ body, staff }) => {
    await closeDays(deps, body.days, staff);
    return presentClosedDays();
  });
  serveEndpoint(app, openDayEndpoint, async ({ params, staff }) => {
    await openDay(deps, params.day, staff);
    return presentClosedDays();
  });
}
