import type { FastifyInstance } from 'fastify';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { getCoverage, getServiceArea, listServiceAreas } from '../contract.ts';
import { answerCoverage } from './answer-coverage.ts';
import type { AreaDeps } from './change-areas.ts';
import { findAreaBySlug, findAreas } from './queries.ts';
import { addAreaStaffRoutes } from './staff-routes.ts';

/** Routes of service areas and of the coverage of a postcode, and those by which staff change areas. */
export function addAreaRoutes(app: FastifyInstance, deps: AreaDeps) {
  const { db } = deps;
  addAreaStaffRoutes(app, deps);
  serveEndpoint(app, listServiceAreas, () => findAreas(db));

  serveEndpoint(app, getServiceArea, async ({ params }) => {
    const area = await findAreaBySlug(db, params.area);
    if (!area) throw new Problem(404, 'We have no page for this service area.');
    return area;
  });

  serveEndpoint(app, getCoverage, ({ query }) => answerCoverage(db, query.postcode));
}
