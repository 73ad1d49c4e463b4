import type { FastifyInstance } from 'fastify';
import { fieldProblem, nameField } from '../errors/problem.ts';

/** Schemas nest at most 6 deep; recursion this deep cannot overflow the stack. */
const maxDepth = 32;

/** An error in parsed JSON and its field: `rooms[0].name`, or undefined for the whole value. */
export type ContentError = { field: string | undefined; message: string };

/**
 * Rejects, before any handler runs, what schemas do not check and PostgreSQL cannot store: the character
 * NUL, lone surrogates, and excessive nesting.
 */
export function checkContent(app: FastifyInstance) {
  app.addHook('preValidation', (request, _reply, done) => {
    const { params, query, body } = request;
    for (const part of [params, query, body]) {
      const found = findContentError(part);
      if (found === undefined) continue;
      const { message } = found;
      const field = found.field === '*' ? 'address' : (found.field ?? 'body');
      done(fieldProblem(field, message));
      return;
    }
    done();
  });
}

/** Finds the first error inside a parsed value, or undefined. */
export function findContentError(value: unknown): ContentError | undefined {
  const found = walk(value, '', 0);
  return found && { field: nameField(found.pointer) || undefined, message: found.message };
}

type Found = { pointer: string; message: string };

function walk(value: unknown, pointer: string, depth: number): Found | undefined {
  if (typeof value === 'string') return isWhole(value) ? undefined : brokenText(pointer);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  // Named by its first step only: the full path would be as long as the value.
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
