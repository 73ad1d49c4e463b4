import type { FastifyInstance } from 'fastify';
import { nameField, Problem } from '../errors/problem.ts';

/** No schema of ours nests deeper than 6; a walk this deep cannot overflow the stack. */
const maxDepth = 32;

/** What is wrong with a value that came as JSON, and the field in which: `rooms[0].name`, or undefined for the whole. */
export type ContentError = { field: string | undefined; message: string };

/**
 * Refuses what no schema checks and PostgreSQL cannot hold, before any handler sees it: the character NUL,
 * half a surrogate pair, and nesting without end.
 */
export function checkContent(app: FastifyInstance) {
  app.addHook('preValidation', (request, _reply, done) => {
    const { params, query, body } = request;
    for (const part of [params, query, body]) {
      const found = findContentError(part);
      if (found === undefined) continue;
      const { message } = found;
      const field = found.field === '*' ? 'address' : (found.field ?? 'body');
      done(new Problem(400, `${field}: ${message}`, { fields: [{ field, message }] }));
      return;
    }
    done();
  });
}

/** The first thing wrong inside a parsed value, or undefined. */
export function findContentError(value: unknown): ContentError | undefined {
  const found = walk(value, '', 0);
  return found && { field: nameField(found.pointer) || undefined, message: found.message };
}

type Found = { pointer: string; message: string };

function walk(value: unknown, pointer: string, depth: number): Found | undefined {
  if (typeof value === 'string') return isWhole(value) ? undefined : brokenText(pointer);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  // Named by its first step only: the whole way down would be as long as the value.
  if (depth === maxDepth)
    return {
      pointer: /^\/[^/\d][^/]*/.exec(pointer)?.[0] ?? '',
      message: `must not be nested more than ${maxDepth} levels deep.`,
    };
  for (const [key, inner] of Object.entries(value)) {
    if (!isWhole(key)) return brokenText(pointer);
    const found = walk(inner, `${pointer}/${key}`, depth + 1);
    if (found) return found;
  }
  return undefined;
}

const brokenText = (pointer: string): Found => ({
  pointer,
  message: 'holds a character that is not text.',
});

function isWhole(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
