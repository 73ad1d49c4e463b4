import { expect, it } from 'vitest';
import { isPlainLine, isVisible } from './short-text.ts';

it.each([
  '',
  ' ',
  '\t \n',
  '\u200b',
  '\u200b\u200d\ufeff',
  '\u00a0\u3000',
  '\u3164\u115f',
  '\u2800',
  '\u0301',
])('%j cannot be seen', (text) => {
  expect(isVisible(text)).toBe(false);
});

it.each(['a', ' Bob ', 'ø', '李', '7', '👩‍👧', "O'Brien", '\u200bx'])('%j can be seen', (text) => {
  expect(isVisible(text)).toBe(true);
});

it.each([
  'Bob\nSmith',
  'Bob\u0000',
  '\u001b[31mBob',
  'a\tb',
  '\u202egnp.exe',
  'a\u2028b',
  '\u0085',
  '\u007f',
])('%j is no plain line', (text) => {
  expect(isPlainLine(text)).toBe(false);
});

it.each(['', 'Anne-Marie O’Brien', '👩‍👧', 'می‌خواهم', '½ of m²'])('%j is a plain line', (text) => {
  expect(isPlainLine(text)).toBe(true);
});
