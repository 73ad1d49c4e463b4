import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { editFirm, getFirm } from '../firm-contract.ts';
import { changeFirm, type FirmDeps, presentFirm } from './change-firm.ts';
import { readFirmVersion } from './queries-firm.ts';

/** Routes of the firm's settings. */
export function addFirmRoutes(app: FastifyInstance, deps: FirmDeps) {
  serveEndpoint(app, getFirm, async () => presentFirm(deps, await readFirmVersion(deps.db)));
  serveEndpoint(app, editFirm, async ({ body, staff }) =>
    presentFirm(deps, await changeFirm(deps, body, staff)),
  );
}
