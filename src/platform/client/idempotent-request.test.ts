import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotent-request.ts';

it('the same body keeps its key, another gets its own', () => {
  const keyOf = createIdempotencyKeys();
  const first = keyOf({ name: 'Ada', days: [1, 2] });
  expect(keyOf({ name: 'Ada', days: [1, 2] })).toBe(first);
  expect(keyOf({ name: 'Ada', days: [1] })).not.toBe(first);
  expect(createIdempotencyKeys()({ name: 'Ada', days: [1, 2] })).not.toBe(first);
});
