export const uploadFormats = 'a JPEG, PNG, WebP or AVIF picture';

const beginsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/**
 * Tells by its first bytes whether a file may be one of the formats that are taken. What is not is
 * never handed to a decoder: SVG, PDF and the like would run code that nobody needs here.
 */
export function isImageType(bytes: Buffer): boolean {
  return (
    beginsWith(bytes, '\xff\xd8\xff') ||
    beginsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    (beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8)) ||
    beginsWith(bytes, 'ftyp', 4)
  );
}
