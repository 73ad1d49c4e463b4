import { createHash } from 'node:crypto';
import { encodeImage } from './encode-image.ts';

/** A stored image: rotated upright, without camera metadata. */
export type StoredImage = { id: string; bytes: Buffer; width: number; height: number };

/** The largest size that any page shows, in pixels. */
const rules = {
  types: ['jpeg', 'png', 'webp', 'heif'],
  typeNames: 'a JPEG, PNG, WebP or AVIF picture',
  largest: { width: 1600, height: 2400 },
  quality: 88,
} as const;

/**
 * Re-encodes an uploaded image, so that the uploaded bytes are never served.
 * @throws Problem 400 for a file that is no image or a broken one, 413 for one with too many pixels
 */
export async function storeImage(file: Buffer): Promise<StoredImage> {
  const image = await encodeImage(file, rules);
  return { id: nameOf(image.bytes), ...image };
}

/** The id of an image is its content hash, so its URL never goes stale and equal images are stored once. */
function nameOf(bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `upload-${hash.slice(8, 40)}-${hash.slice(0, 8)}`;
}
