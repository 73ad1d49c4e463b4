import { expect, test } from 'vitest';
import { parseOutcode } from './postcode.ts';

test.each([
  ['sn15 3hr', 'SN15'],
  ['SN153HR', 'SN15'],
  ['sn 15 3hr', 'SN15'],
  [' SN15  3HR ', 'SN15'],
  ['SN1 3HR', 'SN1'],
  ['SN13HR', 'SN1'],
  ['SN13', 'SN13'],
  ['BA1', 'BA1'],
  ['b1 1aa', 'B1'],
  ['W1A 1AA', 'W1A'],
  ['EC1A1BB', 'EC1A'],
])('%s is in %s', (text, outcode) => {
  expect(parseOutcode(text)?.outcode).toBe(outcode);
});

test.each([
  '',
  ' ',
  'SN',
  '15',
  'SN15 3H',
  'SN15 3HRX',
  'SNN15',
  '12345',
  'Chippenham',
  'SN15-3HR',
])('%s is no postcode', (text) => {
  expect(parseOutcode(text)).toBeUndefined();
});
