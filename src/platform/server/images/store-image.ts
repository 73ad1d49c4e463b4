import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { uploadLimits } from '#platform/image-limits.ts';
import { Problem } from '../http/errors/problem.ts';
import { runImageTask } from './image-task.ts';
import { isImageType, uploadFormats } from './recognise-image.ts';

/** A stored image: rotated upright, without camera metadata. */
export type StoredImage = { id: string; bytes: Buffer; width: number; height: number };

/** The largest size that any page shows, in pixels. */
const largest = { width: 1600, height: 2400 };
const maxSeconds = 30;

/**
 * Decodes an uploaded image completely and re-encodes it, so that the uploaded bytes are never served.
 * @throws Problem 400 for a file that is no image or a broken one, 413 for one with too many pixels
 */
export async function storeImage(file: Buffer): Promise<StoredImage> {
  if (!isImageType(file)) throw badFile(`must be ${uploadFormats}.`);
  return runImageTask(() => writeAnew(file));
}

async function writeAnew(file: Buffer): Promise<StoredImage> {
  await refuseTooManyPixels(file);
  try {
    const { data, info } = await sharp(file, {
      limitInputPixels: uploadLimits.pixels,
      failOn: 'error',
    })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { id: nameOf(data), bytes: data, width: info.width, height: info.height };
  } catch {
    throw badFile('is damaged or not a whole picture. Please choose another copy of it.');
  }
}

/** Reads the dimensions from the header before decoding: a small file can decode to gigabytes. */
async function refuseTooManyPixels(file: Buffer) {
  const { width, height, format, compression } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw badFile(`must be ${uploadFormats} that is not damaged.`);
    });
  if (format === 'heif' && compression !== 'av1') throw badFile(`must be ${uploadFormats}.`);
  if (width * height > uploadLimits.pixels)
    throw new Problem(
      413,
      `file: is ${width} by ${height} pixels. The limit is ${uploadLimits.pixels / 1_000_000} million: please make it smaller.`,
    );
}

/** The id of an image is its content hash, so its URL never goes stale and equal images are stored once. */
function nameOf(bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `upload-${hash.slice(8, 40)}-${hash.slice(0, 8)}`;
}

export function badFile(message: string): Problem {
  return new Problem(400, `file: ${message}`, { fields: [{ field: 'file', message }] });
}
