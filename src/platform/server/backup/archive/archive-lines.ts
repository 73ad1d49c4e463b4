import * as z from 'zod/mini';

/**
 * An archive is text in lines, compressed and perhaps encrypted: a header, then the tables with their rows, the
 * sequences, the files with their bytes, and the end. Every line is JSON: an object as described here, an array for
 * a row, a string for bytes of a file (base64).
 */
export const archiveFormat = 'wyvern-vale-backup';
export const archiveVersion = 1;

const count = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const header = z.object({
  type: z.literal('header'),
  format: z.literal(archiveFormat),
  version: z.int(),
  createdAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** The migrations of the database, oldest first, by the times under which it records them. */
  migrations: z.array(z.int()).check(z.minLength(1)),
});
const table = z.object({
  type: z.literal('table'),
  name: z.string(),
  columns: z.array(z.string()).check(z.minLength(1)),
});
const tableEnd = z.object({ type: z.literal('end of table'), rows: count, sha256 });
const sequence = z.object({
  type: z.literal('sequence'),
  name: z.string(),
  value: z.string().check(z.regex(/^-?\d+$/)),
  isCalled: z.boolean(),
});
const file = z.object({ type: z.literal('file'), folder: z.string(), name: z.string() });
const fileEnd = z.object({ type: z.literal('end of file'), bytes: count, sha256 });
/** The hash is that of all lines before. */
const archiveEnd = z.object({ type: z.literal('end'), rows: count, files: count, sha256 });

export const archiveLine = z.discriminatedUnion('type', [
  header,
  table,
  tableEnd,
  sequence,
  file,
  fileEnd,
  archiveEnd,
]);

export type ArchiveLine = z.output<typeof archiveLine>;
export type ArchiveHeader = z.output<typeof header>;
export type Checksum = { rows: number; sha256: string };
