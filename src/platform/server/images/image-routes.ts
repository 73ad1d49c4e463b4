import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { uploadImage } from '#platform/image-contract.ts';
import { uploadLimits } from '#platform/image-limits.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../http/errors/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import { countAgainstLimit } from '../http/submissions/rate-limit.ts';
import { insertImage } from './queries.ts';
import { readUpload } from './read-upload.ts';
import { storeImage } from './store-image.ts';

const uploadLimit = { name: 'upload', limit: 60, windowSeconds: 60 };

/** Adds the upload route. It has a plugin scope of its own: no other route parses multipart bodies. */
export async function addImageRoutes(
  app: FastifyInstance,
  { db, clock }: { db: Db; clock: () => Date },
) {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: uploadLimits.bytes, files: 2, fields: 1, parts: 3 },
      throwFileSizeLimit: false,
    });
    // After authorisation, before the body is read.
    scope.addHook('preParsing', async (request) => {
      if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
        throw new Problem(
          415,
          'The picture must come as multipart/form-data, in the field "file".',
        );
    });
    serveEndpoint(scope, uploadImage, async ({ request, reply, staff }) => {
      await countAgainstLimit(db, uploadLimit, staff.id, clock());
      const picture = await storeImage(await readUpload(request));
      await insertImage(db, picture, clock());
      reply.code(201);
      const { id, width, height } = picture;
      return { url: `/images/${id}.webp`, width, height };
    });
  });
}
