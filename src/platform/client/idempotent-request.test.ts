import { expect, it } from 'vitest';
import { createKeyKeeper } from './idempotent-request.ts';

it('the same body keeps its key, another gets its own', () => {
  const keyOf = createKeyKeeper();
  const first = keyOf({ name: 'Ada', days: [1, 2] });
  expect(keyOf({ name: 'Ada', days: [1, 2] })).toBe(first);
  expect(keyOf({ name: 'Ada', days: [1] })).not.toBe(first);
  expect(createKeyKeeper()({ name: 'Ada', days: [1, 2] })).not.toBe(first);
});
