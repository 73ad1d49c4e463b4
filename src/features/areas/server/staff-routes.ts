import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import * as contract from '../staff-contract.ts';
import { type AreaDeps, addArea, changeArea, fieldsOf, removeArea } from './change-areas.ts';
import { type AreaRow, findAreaVersions, findStoredAreas } from './queries.ts';

const present = (row: AreaRow) => ({ id: row.id, version: row.version, ...fieldsOf(row) });

/** Routes by which staff change the areas. */
export function addAreaStaffRoutes(app: FastifyInstance, deps: AreaDeps) {
  serveEndpoint(app, contract.listAreas, async () => (await findStoredAreas(deps.db)).map(present));
  serveEndpoint(app, contract.addArea, async ({ body, staff }) =>
    present(await addArea(deps, body, staff)),
  );
  serveEndpoint(app, contract.changeArea, async ({ params, body, staff }) =>
    present(await changeArea(deps, { ...body, id: params.id }, staff)),
  );
  serveEndpoint(app, contract.removeArea, async ({ params, staff }) => {
    await removeArea(deps, params.id, staff);
    return undefined;
  });
  serveEndpoint(app, contract.listAreaVersions, async ({ params }) =>
    (await findAreaVersions(deps.db, params.id)).map(({ changedAt, ...version }) => ({
      ...version,
      changedAt: changedAt.toISOString(),
    })),
  );
}
