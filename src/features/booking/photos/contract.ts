import * as z from 'zod/mini';
import { defineEndpoint } from '#platform/endpoint.ts';
import { isPlainLine, plainLineMessage } from '#platform/short-text.ts';
import { photoLimits } from './photo-limits.ts';

/** A photo of a visit, without its bytes. */
export const visitPhoto = z.object({
  id: z.string(),
  /** The photo as WebP; with `?size=small` a small copy. */
  url: z.string(),
  /** By the device's clock, in UTC. */
  takenAt: z.string(),
  /** The name of the staff account that took it. */
  by: z.string(),
  caption: z.nullable(z.string()),
  /** What it shows: its caption, or which photo of which visit it is. */
  alt: z.string(),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  /** Whether whoever asks may remove it. */
  canRemove: z.boolean(),
});
export type VisitPhoto = z.output<typeof visitPhoto>;

/** What comes beside the file, in text fields. */
export const photoFields = z.object({
  /** Made by the device, so that a photo that is sent twice is stored once. */
  id: z
    .string('must be the id of the photo.')
    .check(z.regex(/^[\w-]{10,60}$/, 'must be 10 to 60 letters, digits, hyphens or underscores.')),
  /** By the device's clock, in UTC. */
  takenAt: z.iso.datetime('must be an instant in UTC.'),
  caption: z.optional(
    z
      .string('must be text.')
      .check(
        z.trim(),
        z.maxLength(photoLimits.caption, `must be at most ${photoLimits.caption} characters.`),
        z.refine(isPlainLine, plainLineMessage),
      ),
  ),
});
export type PhotoFields = z.output<typeof photoFields>;

const params = z.object({ id: z.string(), photoId: z.string() });

/**
 * Stores a photo of a visit, sent as multipart: the fields of `photoFields` and the picture in `file`. One that was
 * stored before is answered alike. 403 for another fitter's visit, 409 when it was cancelled or has too many.
 */
export const addPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/appointments/:id/photos',
  access: 'signed-in',
  status: 201,
  params: z.object({ id: z.string() }),
  upload: { fields: photoFields },
  answer: z.object({ id: z.string() }),
});

/** The bytes of a photo, for the office and the fitter whose visit it is; 404 for everybody else. */
export const getPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/:id/photos/:photoId',
  access: 'signed-in',
  streams: 'image/webp',
  params,
  query: z.object({ size: z.optional(z.literal('small', 'must be small.')) }),
});

/** Removes a photo: the office any, a fitter those that they took on the same day. */
export const removePhoto = defineEndpoint({
  method: 'DELETE',
  path: '/api/appointments/:id/photos/:photoId',
  access: 'signed-in',
  params,
});
