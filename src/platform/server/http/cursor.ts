import { Problem } from './errors/problem.ts';

/** The position in a sorted list after which its next page begins: the sort value and the id. */
export type Cursor<Key> = { key: Key; id: string };

/** An instant as a sort key; null sorts after all instants. */
export type InstantKey = Date | null;

export function writeCursor({ key, id }: Cursor<string | InstantKey>): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** Parses the cursor of a list sorted by a text. @throws Problem 400 for an invalid cursor */
export function readTextCursor(text: string): Cursor<string> {
  const [key, id] = parse(text);
  if (typeof key !== 'string') throw notACursor();
  return { key, id };
}

/** Parses the cursor of a list sorted by an instant. @throws Problem 400 for an invalid cursor */
export function readInstantCursor(text: string): Cursor<InstantKey> {
  const [key, id] = parse(text);
  if (key === null) return { key, id };
  const instant = new Date(typeof key === 'string' && /^[12]\d{3}-/.test(key) ? key : Number.NaN);
  if (Number.isNaN(instant.getTime())) throw notACursor();
  return { key: instant, id };
}

/** Parses the cursor of a list sorted by an instant and a serial number. @throws Problem 400 for an invalid cursor */
export function readSerialCursor(text: string): Cursor<InstantKey> {
  const cursor = readInstantCursor(text);
  if (!/^\d{1,15}$/.test(cursor.id)) throw notACursor();
  return cursor;
}

/**
 * Cuts a page from rows of which one more than its limit was read.
 * @param keyOf the sort value of a row
 */
export function cutPage<Row extends { id: string | number }, Key>(
  found: readonly Row[],
  limit: number,
  keyOf: (row: Row) => Key,
): { rows: Row[]; next: Cursor<Key> | undefined } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isMore = found.length > limit && last !== undefined;
  return { rows, next: isMore ? { key: keyOf(last), id: String(last.id) } : undefined };
}

function parse(text: string): [key: unknown, id: string] {
  try {
    const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (typeof id === 'string' && !id.includes('\0')) return [key, id];
  } catch {
    // Rejected below, like any other invalid cursor.
  }
  throw notACursor();
}

const notACursor = () => new Problem(400, 'cursor: must be a cursor that a list gave.');
