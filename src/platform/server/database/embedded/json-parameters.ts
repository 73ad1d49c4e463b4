import { type PGlite, types } from '@electric-sql/pglite';

/** Precedes the text of a jsonb value in PostgreSQL's binary format. */
const jsonbVersion = '\u0001';

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Passes JSON parameters as bytes. PGlite measures a parameter that is a string character by character, which takes
 * longer than PostgreSQL needs to parse the rows of a batch.
 */
export function passJsonAsBytes(pg: Pick<PGlite, 'serializers'>) {
  const serializers: Record<number, (value: unknown) => string | Uint8Array> = pg.serializers;
  serializers[types.JSON] = (value) => Buffer.from(toText(value));
  serializers[types.JSONB] = (value) => Buffer.from(jsonbVersion + toText(value));
}
