/**
 * The text of a file in one of the encodings that Excel and its like write: as its byte order mark says, else UTF-8 where
 * that is what the bytes are, else Windows-1252. Also UTF-16 without the mark, of which every second byte is zero.
 */
export function decodeText(bytes: Uint8Array): string {
  const decode = (encoding: string, fatal = false) =>
    new TextDecoder(encoding, { fatal }).decode(bytes);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode('utf-16le');
  if (first === 0xfe && second === 0xff) return decode('utf-16be');
  if (first !== 0 && second === 0) return decode('utf-16le');
  if (first === 0 && second !== 0) return decode('utf-16be');
  try {
    return decode('utf-8', true);
  } catch {
    return decode('windows-1252');
  }
}
