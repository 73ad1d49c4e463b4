import type { FastifyInstance } from 'fastify';
import { uploadImage } from '#platform/image-contract.ts';
import type { Db } from '../database/database.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import { countAgainstLimit } from '../http/submissions/rate-limit.ts';
import { insertImage } from './queries.ts';
import { openUploads, readUpload } from './read-upload.ts';
import { storeImage } from './store-image.ts';

const uploadLimit = { name: 'upload', limit: 60, windowSeconds: 60 };

/** Adds the upload route. */
export async function addImageRoutes(
  app: FastifyInstance,
  { db, clock }: { db: Db; clock: () => Date },
) {
  await openUploads(app, 0, (scope) =>
    serveEndpoint(scope, uploadImage, async ({ request, staff }) => {
      await countAgainstLimit(db, uploadLimit, staff.id, clock());
      const { file } = await readUpload(request);
      const picture = await storeImage(file);
      await insertImage(db, picture, clock());
      const { id, width, height } = picture;
      return { url: `/images/${id}.webp`, width, height };
    }),
  );
}
