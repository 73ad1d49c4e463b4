import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from './endpoint.ts';

/**
 * Takes one picture, multipart in the field `file`. `url` is the address of what is kept of it, at
 * most 1600 pixels wide; width and height are of that.
 */
export const uploadImage = defineEndpoint({
  method: 'POST',
  path: '/api/media',
  access: 'admin',
  answer: z.object({ url: z.string(), width: z.int(), height: z.int() }),
});
export type UploadedImage = Answer<typeof uploadImage>;
