import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { getCoverage, getServiceArea, listServiceAreas } from '../contract.ts';
import { answerCoverage } from './answer-coverage.ts';
import { findAreaBySlug, findAreas } from './queries.ts';

/** Public routes: service areas, and the coverage of a postcode. */
export function addAreaRoutes(app: FastifyInstance, { db }: { db: Db }) {
  serveEndpoint(app, listServiceAreas, () => findAreas(db));

  serveEndpoint(app, getServiceArea, async ({ params }) => {
    const area = await findAreaBySlug(db, params.area);
    if (!area) throw new Problem(404, 'We have no page for this service area.');
    return area;
  });

  serveEndpoint(app, getCoverage, ({ query }) => answerCoverage(db, query.postcode));
}
