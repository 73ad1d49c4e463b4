import type { FastifyInstance } from 'fastify';
import { placePostcode } from '#features/areas/coverage.ts';
import { findAreaPaths, findStoredAreas } from '#features/areas/server/queries.ts';
import { addAreaRoutes } from '#features/areas/server/routes.ts';
import { addFirmRoutes } from '#features/business/server/firm-routes.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readEvidence } from './load-firm.ts';
import { composeExamples } from './mail-examples/compose-examples.ts';

type ContentDeps = {
  db: Db;
  clock: () => Date;
  publicUrl: string;
  /** The paths of all public pages. */
  listPaths: () => Promise<string[]>;
};

/** Routes of the firm's settings, of its texts and of its areas: texts link to areas, and areas to pages. */
export function addSiteContent(app: FastifyInstance, deps: ContentDeps) {
  const { db, clock, publicUrl } = deps;
  const listPaths = async () => [...(await deps.listPaths()), ...(await findAreaPaths(db))];
  addFirmRoutes(app, {
    db,
    clock,
    placePostcode,
    readEvidence,
    listPaths,
    findOtherTexts: async () =>
      (await findStoredAreas(db)).map(({ name, content }) => ({
        label: `Area ${name}`,
        editPath: '/admin/areas',
        content,
      })),
    composeExamples: (name) => composeExamples(name, { publicUrl, now: clock() }),
  });
  addAreaRoutes(app, { db, clock, listPaths });
}
