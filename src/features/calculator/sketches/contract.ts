import * as z from 'zod/mini';
import { defineEndpoint } from '#platform/endpoint.ts';

/** A photo or sketch of the rooms, which the customer attached to an estimate; without its bytes. */
export const sketch = z.object({
  id: z.string(),
  /** The picture as WebP; with `?size=small` a small copy. */
  url: z.string(),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  /** An instant in UTC. */
  addedAt: z.string(),
});
export type Sketch = z.output<typeof sketch>;

const ofEstimate = z.object({ id: z.string() });
const ofSketch = z.object({ id: z.string(), sketchId: z.string() });

/**
 * Attaches a photo or sketch of the rooms to an estimate, sent as multipart: the picture in `file`. One that is
 * attached already is answered alike. 404 for an unknown estimate, 409 when it has as many as it can have.
 */
export const addSketch = defineEndpoint({
  method: 'POST',
  path: '/api/estimates/:id/sketches',
  access: 'anyone',
  status: 201,
  params: ofEstimate,
  upload: { fields: z.object({}) },
  answer: sketch,
});

/** The photos and sketches of an estimate, the oldest first, for whoever has its link. */
export const listSketches = defineEndpoint({
  method: 'GET',
  path: '/api/estimates/:id/sketches',
  access: 'anyone',
  params: ofEstimate,
  answer: z.array(sketch),
});

/** The bytes of a photo or sketch, for whoever has the link of its estimate. */
export const getSketch = defineEndpoint({
  method: 'GET',
  path: '/api/estimates/:id/sketches/:sketchId',
  access: 'anyone',
  streams: 'image/webp',
  params: ofSketch,
  query: z.object({ size: z.optional(z.literal('small', 'must be small.')) }),
});

/** Removes a photo or sketch for good, by whoever has the link of its estimate. */
export const removeSketch = defineEndpoint({
  method: 'DELETE',
  path: '/api/estimates/:id/sketches/:sketchId',
  access: 'anyone',
  params: ofSketch,
});
