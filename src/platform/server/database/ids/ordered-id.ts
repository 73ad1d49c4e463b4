import { randomBytes } from 'node:crypto';

/**
 * A UUID of version 7: the time in milliseconds, then 74 random bits. Rows with such ids are added at the end of every
 * index on them, instead of each on a page of its own.
 */
export function createOrderedId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
