import { Problem } from '#platform/server/http/problem.ts';
import type { Position } from './queries-conversations.ts';

/** Where a page of the inbox ended, as text for the next request. */
export function encodeCursor({ updatedAt, id }: Position): string {
  return Buffer.from(`${updatedAt.getTime()} ${id}`).toString('base64url');
}

/** @throws Problem 400 for a text that `encodeCursor` did not make */
export function readCursor(text: string): Position {
  const match = /^(\d{1,15}) ([\w-]{1,100})$/.exec(Buffer.from(text, 'base64url').toString());
  if (!match?.[1] || !match[2])
    throw new Problem(400, 'cursor: must be the X-Next-Cursor of an earlier answer.', {
      fields: [{ field: 'cursor', message: 'must be the X-Next-Cursor of an earlier answer.' }],
    });
  return { updatedAt: new Date(Number(match[1])), id: match[2] };
}
