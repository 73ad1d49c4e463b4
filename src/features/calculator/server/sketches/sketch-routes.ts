import type { FastifyInstance } from 'fastify';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint, serveStream } from '#platform/server/http/serve-endpoint.ts';
import { countAgainstLimit } from '#platform/server/http/submissions/rate-limit.ts';
import { openUploads, readUpload } from '#platform/server/images/read-upload.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import {
  addSketch as addEndpoint,
  getSketch,
  listSketches,
  removeSketch,
} from '../../sketches/contract.ts';
import { sketchLimits } from '../../sketches/sketch-limits.ts';
import { addSketch, type SketchDeps, unknownEstimate } from './add-sketch.ts';
import { presentSketch } from './present-sketch.ts';
import { deleteSketch, findSketches, findSketchFile, hasEstimate } from './queries-sketches.ts';

const hour = 3_600;
const ofNetwork = { name: 'sketches', limit: sketchLimits.perHour, windowSeconds: hour };
const ofAll = { name: 'all sketches', limit: sketchLimits.perDay, windowSeconds: 24 * hour };

/** Registers the routes of photos and sketches that customers attach to their estimates. */
export async function addSketchRoutes(app: FastifyInstance, deps: SketchDeps) {
  const { db, clock } = deps;

  await openUploads(app, 0, (scope) =>
    serveEndpoint(scope, addEndpoint, async ({ params, request }) => {
      const now = clock();
      await countAgainstLimit(db, ofNetwork, callerNetwork(request), now);
      const { file } = await readUpload(request);
      await countAgainstLimit(db, ofAll, 'everybody', now);
      return presentSketch(await addSketch(deps, params.id, file));
    }),
  );

  serveEndpoint(app, listSketches, async ({ params, reply }) => {
    if (!(await hasEstimate(db, params.id))) throw unknownEstimate();
    reply.header('cache-control', 'private, no-store');
    return (await findSketches(db, [params.id])).map(presentSketch);
  });

  serveStream(app, getSketch, async ({ params, query, reply }) => {
    const which = { estimateId: params.id, id: params.sketchId };
    const bytes = await findSketchFile(db, which, query.size);
    if (!bytes) throw unknownSketch();
    return reply
      .type('image/webp')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="sketch.webp"')
      .send(bytes);
  });

  serveEndpoint(app, removeSketch, async ({ params }) => {
    const isRemoved = await deleteSketch(db, { estimateId: params.id, id: params.sketchId });
    if (!isRemoved) throw unknownSketch();
    return undefined;
  });
}

const unknownSketch = () => new Problem(404, 'There is no picture at this address.');
