import type { FastifyInstance } from 'fastify';
import { nameField, Problem } from './problem.ts';

/**
 * Refuses text that PostgreSQL cannot hold, before any handler sees it: the character NUL and half
 * a surrogate pair. Either would fail in the middle of a write, as an error of the server.
 */
export function refuseBrokenText(app: FastifyInstance) {
  app.addHook('preValidation', (request, _reply, done) => {
    const { params, query, body } = request;
    for (const part of [params, query, body]) {
      const pointer = findBrokenText(part);
      if (pointer === undefined) continue;
      const field = nameField(pointer) || 'body';
      const message = 'holds a character that is not text.';
      done(new Problem(400, `${field}: ${message}`, { fields: [{ field, message }] }));
      return;
    }
    done();
  });
}

/** The pointer (`/content`) of the first such text inside a value, or undefined. */
export function findBrokenText(value: unknown, pointer = ''): string | undefined {
  if (typeof value === 'string') return isWhole(value) ? undefined : pointer;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (!isWhole(key)) return pointer;
    const found = findBrokenText(inner, `${pointer}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isWhole(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
