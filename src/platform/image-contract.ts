import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from './endpoint.ts';

/**
 * Uploads one image as multipart in the field `file`. `url`, `width` and `height` are those of the stored
 * image, which is at most 1600 pixels wide.
 */
export const uploadImage = defineEndpoint({
  method: 'POST',
  path: '/api/media',
  access: 'manage-prices',
  status: 201,
  upload: {},
  answer: z.object({ url: z.string(), width: z.int(), height: z.int() }),
});
export type UploadedImage = Answer<typeof uploadImage>;
