import { Problem } from './errors/problem.ts';

/** Where a part of a list ended: the value it is sorted by, and the id. */
export type Cursor<Key> = { key: Key; id: string };

/** An instant as a key; null where there is none, which comes after all instants. */
export type InstantKey = Date | null;

export function writeCursor({ key, id }: Cursor<string | InstantKey>): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** Reads a cursor of a list that is sorted by a text. @throws Problem 400 for what no list gave */
export function readTextCursor(text: string): Cursor<string> {
  const [key, id] = parse(text);
  if (typeof key !== 'string') throw notACursor();
  return { key, id };
}

/** Reads a cursor of a list that is sorted by an instant. @throws Problem 400 for what no list gave */
export function readInstantCursor(text: string): Cursor<InstantKey> {
  const [key, id] = parse(text);
  if (key === null) return { key, id };
  const instant = new Date(typeof key === 'string' && /^[12]\d{3}-/.test(key) ? key : Number.NaN);
  if (Number.isNaN(instant.getTime())) throw notACursor();
  return { key: instant, id };
}

function parse(text: string): [key: unknown, id: string] {
  try {
    const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (typeof id === 'string' && !id.includes('\0')) return [key, id];
  } catch {
    // Answered below, like any other text that is not a cursor.
  }
  throw notACursor();
}

const notACursor = () => new Problem(400, 'cursor: must be a cursor that a list gave.');
