import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { editModel, readModel } from '../../model-contract.ts';
import { changeModel, type ModelDeps, presentModel } from './change-model.ts';
import { findModel } from './queries-model.ts';

/** Routes of the model behind the assistant. */
export function addModelRoutes(app: FastifyInstance, deps: ModelDeps) {
  const { db, sealer } = deps;
  serveEndpoint(app, readModel, async () => presentModel(await findModel(db), sealer));
  serveEndpoint(app, editModel, async ({ body, staff }) =>
    presentModel(await changeModel(deps, body, staff), sealer),
  );
}
