import type { FastifyInstance } from 'fastify';
import { safeParse } from 'zod/mini';
import { hasPermission } from '#platform/roles.ts';
import { nameField, Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint, serveStream } from '#platform/server/http/serve-endpoint.ts';
import { countAgainstLimit } from '#platform/server/http/submissions/rate-limit.ts';
import { openUploads, readUpload } from '#platform/server/images/read-upload.ts';
import {
  addPhoto as addEndpoint,
  getPhoto,
  type PhotoFields,
  photoFields,
  removePhoto as removeEndpoint,
} from '../../photos/contract.ts';
import { addPhoto, type PhotoDeps } from './add-photo.ts';
import { findPhotoFile } from './queries-photos.ts';
import { removePhoto, unknownPhoto } from './remove-photo.ts';

const uploadLimit = { name: 'photos', limit: 60, windowSeconds: 60 };
const fieldNames = Object.keys(photoFields.shape);

/** Registers the routes of photos of visits. */
export async function addPhotoRoutes(app: FastifyInstance, deps: PhotoDeps) {
  const { db, clock } = deps;

  await openUploads(app, fieldNames.length, (scope) =>
    serveEndpoint(scope, addEndpoint, async ({ params, request, staff }) => {
      await countAgainstLimit(db, uploadLimit, staff.id, clock());
      const { file, fields: sent } = await readUpload(request, fieldNames);
      const fields = parseFields(sent);
      await addPhoto(deps, params.id, { fields, file, staff });
      return { id: fields.id };
    }),
  );

  serveStream(app, getPhoto, async ({ params, query, staff, reply }) => {
    const bytes = await findPhotoFile(db, {
      appointmentId: params.id,
      id: params.photoId,
      size: query.size,
      ofAccount: hasPermission(staff, 'staff') ? undefined : staff.id,
    });
    if (!bytes) throw unknownPhoto();
    return reply
      .type('image/webp')
      .header('content-disposition', 'inline; filename="photo.webp"')
      .send(bytes);
  });

  serveEndpoint(app, removeEndpoint, async ({ params, staff }) => {
    await removePhoto(deps, params, staff);
    return undefined;
  });
}

/** @throws Problem 400 that names the field */
function parseFields(sent: Record<string, string>): PhotoFields {
  const { data, error } = safeParse(photoFields, sent);
  if (data) return data;
  const errors = error.issues.map(({ path, message }) => ({
    field: nameField(`/${path.join('/')}`),
    message,
  }));
  const [first] = errors;
  throw new Problem(400, `${first?.field}: ${first?.message}`, { fields: errors });
}
