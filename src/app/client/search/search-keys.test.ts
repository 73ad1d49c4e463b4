import { expect, it } from 'vitest';
import { isSearchKey } from './search-keys.ts';

const press = { key: '/', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const free = { isWriting: false, hasSingleKeys: true };

it.each([
  ['the slash', press, free, true],
  ['the slash where it needs Shift', { ...press, shiftKey: true }, free, true],
  ['the slash while somebody writes', press, { ...free, isWriting: true }, false],
  ['the slash where single keys are off', press, { ...free, hasSingleKeys: false }, false],
  ['the slash with Control', { ...press, ctrlKey: true }, free, false],
  ['Control and K', { ...press, key: 'k', ctrlKey: true }, free, true],
  ['Command and K', { ...press, key: 'k', metaKey: true }, free, true],
  [
    'Control and K while somebody writes',
    { ...press, key: 'k', ctrlKey: true },
    { isWriting: true, hasSingleKeys: false },
    true,
  ],
  ['Control and K with Caps Lock', { ...press, key: 'K', ctrlKey: true }, free, true],
  ['Control, Shift and K', { ...press, key: 'K', ctrlKey: true, shiftKey: true }, free, false],
  ['K', { ...press, key: 'k' }, free, false],
])('%s opens the search or not', (_what, keys, where, opens) => {
  expect(isSearchKey(keys, where)).toBe(opens);
});
