import { expect, it } from 'vitest';
import { findPhoneNumbers } from './find-phone-numbers.ts';

const dialled = (text: string) => findPhoneNumbers(text).map((number) => number.dialled);

it.each([
  ['ring 07700 900 123 after 5', ['07700900123']],
  ['01632 960 147, 07700 900123', ['01632960147', '07700900123']],
  ['(01249) 650-123.', ['01249650123']],
  ['07700/900123', ['07700900123']],
  ['10 High Street 07700900123', ['07700900123']],
  ['0 77 00 90 01 23', ['07700900123']],
  ['+44 (0)7700 900123', ['+447700900123']],
  ['0044 7700 900123', ['+447700900123']],
  ['+33 1 23 45 67 89', ['+33123456789']],
  ['07700 900123 x4', ['07700900123']],
  ['carl 07700 900123 8 Park Lane', ['07700900123']],
])('reads %s as %o', (text, wanted) => {
  expect(dialled(text)).toEqual(wanted);
});

it.each([
  '4.2 by 3.6 and 12 foot 6',
  '07700 900 and the rest is on the form',
  'order 123456789012',
  'on 2026-11-22 at 10:30',
  '£1,249.65',
])('finds none in %s', (text) => {
  expect(dialled(text)).toEqual([]);
});

it('returns the same E.164 number for every spelling, and its position', () => {
  const [one, two] = findPhoneNumbers('+44 1632 960147 or 01632 960 147!');
  expect(one).toMatchObject({ e164: '+441632960147', start: 0, end: 15 });
  expect(two).toMatchObject({ e164: '+441632960147', start: 19, end: 32 });
});
