import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { editFirm, getFirm } from '../firm-contract.ts';
import { changeFirm, type FirmDeps, presentFirm } from './change-firm.ts';
import { readFirmVersion } from './queries-firm.ts';
import type { TextDeps } from './texts/change-text.ts';
import { addTextRoutes } from './texts/text-routes.ts';

/** Routes of the firm's settings and texts. */
export function addFirmRoutes(app: FastifyInstance, deps: FirmDeps & TextDeps) {
  addTextRoutes(app, deps);
  serveEndpoint(app, getFirm, async () => presentFirm(deps, await readFirmVersion(deps.db)));
  serveEndpoint(app, editFirm, async ({ body, staff }) =>
    presentFirm(deps, await changeFirm(deps, body, staff)),
  );
}
