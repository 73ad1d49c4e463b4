import { expect, it } from 'vitest';
import { readUkMobile } from './uk-mobile.ts';

it.each([
  ['07700 900123', '+447700900123'],
  ['+44 7700 900123', '+447700900123'],
  ['0044 (0)7700 900 123', '+447700900123'],
  ['07624 123456', '+447624123456'],
])('%s is a UK mobile number', (text, number) => {
  expect(readUkMobile(text)).toBe(number);
});

it.each([
  '01632 960147',
  '07012 345678',
  '07612 345678',
  '+33 6 12 34 56 78',
  '0770',
  '',
  'ring me',
])('“%s” is none', (text) => {
  expect(readUkMobile(text)).toBeUndefined();
});
