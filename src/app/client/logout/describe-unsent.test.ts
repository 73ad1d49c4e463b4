import { expect, it } from 'vitest';
import { describeUnsent } from './describe-unsent.ts';

it.each([
  [{ changes: 0, photos: 1, messages: 0 }, 'One photo'],
  [{ changes: 2, photos: 0, messages: 0 }, '2 changes'],
  [{ changes: 1, photos: 0, messages: 3 }, 'One change and 3 messages'],
  [{ changes: 4, photos: 2, messages: 1 }, '4 changes, 2 photos and one message'],
])('%j is %s', (unsent, text) => {
  expect(describeUnsent(unsent)).toBe(text);
});
