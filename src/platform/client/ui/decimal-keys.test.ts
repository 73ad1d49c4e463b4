import { expect, it } from 'vitest';
import { withPoint } from './decimal-keys.ts';

it.each([
  ['3,5', '3.5'],
  ['3·5', '3.5'],
  ['3 5', '3.5'],
  ['3٫5', '3.5'],
  [' 3.5 ', '3.5'],
  ['12', '12'],
  [' ', ''],
])('%j is pasted as %j', (text, pasted) => {
  expect(withPoint(text)).toBe(pasted);
});
