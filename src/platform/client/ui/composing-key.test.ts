import { expect, it } from 'vitest';
import { isComposing } from './composing-key.ts';

it.each<[string, { isComposing: boolean; keyCode: number }, boolean]>([
  ['Chrome during a composition', { isComposing: true, keyCode: 229 }, true],
  ['Safari at the end of one', { isComposing: false, keyCode: 229 }, true],
  ['Firefox during one', { isComposing: true, keyCode: 13 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
  ['Escape', { isComposing: false, keyCode: 27 }, false],
])('a key of %s', (_, key, composes) => {
  expect(isComposing(key)).toBe(composes);
  expect(isComposing({ nativeEvent: key })).toBe(composes);
});
