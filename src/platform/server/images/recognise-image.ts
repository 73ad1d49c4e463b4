export const uploadFormats = 'a JPEG, PNG, WebP or AVIF picture';

const beginsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/**
 * Whether the first bytes of a file are those of an accepted format. Other files never reach a decoder:
 * SVG, PDF and the like would run code that is not needed here.
 */
export function isImageType(bytes: Buffer): boolean {
  return (
    beginsWith(bytes, '\xff\xd8\xff') ||
    beginsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    (beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8)) ||
    beginsWith(bytes, 'ftyp', 4)
  );
}
