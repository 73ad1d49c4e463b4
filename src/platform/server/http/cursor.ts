import { Problem } from './problem.ts';

/** Where a part of a list ended: the value it is sorted by, as text, and the id. */
export type Cursor = { key: string; id: string };

export function writeCursor({ key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** @throws Problem 400 for what no list gave */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (typeof key === 'string' && typeof id === 'string') return { key, id };
  } catch {
    // Answered below, like any other text that is not a cursor.
  }
  throw new Problem(400, 'cursor: must be a cursor that a list gave.');
}
