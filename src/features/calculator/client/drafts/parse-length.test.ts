import { expect, it } from 'vitest';
import { parseLength } from './parse-length.ts';

it.each([
  ['3.4', 3.4],
  ['3,4', 3.4],
  ['3·4', 3.4],
  ['3٫4 m', 3.4],
  [' 3.4 m', 3.4],
  ['340cm', 3.4],
  ['3400 mm', 3.4],
  ['3m 40', 3.4],
  ['3m40cm', 3.4],
  ['12ft', 3.658],
  ['12ft 6', 3.81],
  ['12 feet 6 inches', 3.81],
  ['12\'6"', 3.81],
  ['12’ 6”', 3.81],
  ['150in', 3.81],
  ['13ft 6', 4.115],
])('reads %s as %d metres', (text, metres) => {
  expect(parseLength(text)).toBe(metres);
});

it.each(['', 'abc', '3 x 4', '3 4', '3.4.5', '3 miles', '12ft 6 3', '-3', '4m by'])(
  'reads no length in "%s"',
  (text) => {
    expect(parseLength(text)).toBeUndefined();
  },
);
