import { encodeImage, shrinkImage } from './encode-image.ts';

/**
 * Encodes a photo as a phone or a browser sends it, as `encodeImage` does, with a small copy for lists.
 * @param side the longest, in pixels; `smallSide` that of the copy
 * @throws Problem 400 for a file that is no JPEG, PNG or WebP picture or is broken, 413 for one with too many pixels
 */
export async function encodePhoto(
  file: Buffer,
  { side, smallSide }: { side: number; smallSide: number },
) {
  const photo = await encodeImage(file, {
    types: ['jpeg', 'png', 'webp'],
    typeNames: 'a JPEG, PNG or WebP picture',
    largest: { width: side, height: side },
    quality: 80,
  });
  return { photo, small: await shrinkImage(photo, smallSide) };
}
