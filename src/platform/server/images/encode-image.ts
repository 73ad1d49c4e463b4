import sharp from 'sharp';
import { uploadLimits } from '#platform/image-limits.ts';
import { fieldProblem, Problem } from '../http/errors/problem.ts';
import { runImageTask } from './image-task.ts';
import { type ImageType, recogniseImage } from './recognise-image.ts';

export type EncodedImage = { bytes: Buffer; width: number; height: number };

export type EncodingRules = {
  types: readonly ImageType[];
  /** The types in words: 'a JPEG or PNG picture'. */
  typeNames: string;
  /** In pixels; smaller images are not enlarged. */
  largest: { width: number; height: number };
  /** Of the WebP, up to 100. */
  quality: number;
};

const maxSeconds = 30;

/**
 * Decodes an uploaded image completely and encodes it again as WebP: upright, without camera metadata, and without
 * whatever else the file holds.
 * @throws Problem 400 for a file of another type or a broken one, 413 for one with too many pixels
 */
export async function encodeImage(file: Buffer, rules: EncodingRules): Promise<EncodedImage> {
  const type = recogniseImage(file);
  if (type === 'heif' && !rules.types.includes(type))
    throw badFile(
      `must be ${rules.typeNames}. HEIC can’t be read here: on an iPhone, choose Settings, Camera, Formats, Most Compatible, or send the picture as a JPEG.`,
    );
  if (!type || !rules.types.includes(type)) throw badFile(`must be ${rules.typeNames}.`);
  return runImageTask(async () => {
    await refuseTooManyPixels(file, rules.typeNames);
    return encode(file, rules).catch(() => {
      throw badFile('is damaged or not a whole picture. Please choose another copy of it.');
    });
  });
}

/** A small copy of an encoded image. */
export const shrinkImage = (image: EncodedImage, side: number): Promise<EncodedImage> =>
  runImageTask(() => encode(image.bytes, { largest: { width: side, height: side }, quality: 72 }));

async function encode(
  file: Buffer,
  { largest, quality }: Pick<EncodingRules, 'largest' | 'quality'>,
): Promise<EncodedImage> {
  const { data, info } = await sharp(file, {
    limitInputPixels: uploadLimits.pixels,
    failOn: 'error',
  })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Reads the dimensions from the header before decoding: a small file can decode to gigabytes. */
async function refuseTooManyPixels(file: Buffer, typeNames: string) {
  const { width, height, format, compression } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw badFile(`must be ${typeNames} that is not damaged.`);
    });
  if (format === 'heif' && compression !== 'av1') throw badFile(`must be ${typeNames}.`);
  if (width * height > uploadLimits.pixels)
    throw new Problem(
      413,
      `file: is ${width} by ${height} pixels. The limit is ${uploadLimits.pixels / 1_000_000} million: please make it smaller.`,
    );
}

export function badFile(message: string): Problem {
  return fieldProblem('file', message);
}
