export type ImageType = 'jpeg' | 'png' | 'webp' | 'heif';

const beginsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** The brands of HEIF files, which hold AVIF or, from iPhones, HEIC; other files of this structure are films. */
const heifBrand = /^(?:avif|avis|hei[cmsx]|hev[cmsx]|m[is]f1|miaf)$/;

/**
 * The accepted type of a file by its first bytes, or undefined. Other files never reach a decoder: SVG, PDF and the
 * like would run code that is not needed here.
 */
export function recogniseImage(bytes: Buffer): ImageType | undefined {
  if (beginsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (beginsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8)) return 'webp';
  const isHeif = beginsWith(bytes, 'ftyp', 4) && heifBrand.test(bytes.toString('latin1', 8, 12));
  return isHeif ? 'heif' : undefined;
}
