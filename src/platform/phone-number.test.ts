import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { canBeDialled, readUsualNumber } from './phone-number.ts';

it.each([
  '(+44) 07700 900123',
  '(0044) 7700 900123',
  '+44 (0) 1632 960147',
  '+44(0)1632960147',
  '0044 01632 960147',
  '\u202D07700 900123\u202C',
  '\u206807700 900123\u2069',
  '07700\u2009900\u2009123',
  '0770\uFE0D0900123',
  '+33\u00A01 42 68 53 00',
])('%j can be dialled', (text) => {
  expect(canBeDialled(text)).toBe(true);
});

it.each(['(+44) 07700', '+44', '0044 0', '\u200B'.repeat(12), 'ring me please'])(
  '%j cannot be dialled',
  (text) => {
    expect(canBeDialled(text)).toBe(false);
  },
);

describe('a British number of the usual length', () => {
  it.each([
    ['01632 960147', '+441632960147'],
    ['07700900123', '+447700900123'],
    ['01 6 3 2 9 6 0 1 4 7', '+441632960147'],
    ['00 44 1632 960147', undefined],
    ['01632  960147', undefined],
    ['01632 960147 ', undefined],
    ['0163 296014', undefined],
    ['01632 9601478', undefined],
    ['+44 1632 960147', undefined],
  ])('%s is %s', (text, number) => {
    expect(readUsualNumber(text)).toBe(number);
  });

  it('is read as the library reads it', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    const number = fc
      .tuple(
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.tuple(fc.constantFrom('', ' '), digit), { minLength: 9, maxLength: 9 }),
      )
      .map(([first, rest]) => `0${first}${rest.flat().join('')}`);
    fc.assert(
      fc.property(number, (text) => {
        const known = parsePhoneNumberFromString(text, 'GB');
        expect(known?.isPossible()).toBe(true);
        expect(readUsualNumber(text)).toBe(known?.number);
        expect(canBeDialled(text)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['+33 1 42 68 53 00', true],
  ['(01632) 960-147', true],
  ['01632 96', false],
  ['ring me please', false],
])('%s can be dialled: %s', (text, expected) => {
  expect(canBeDialled(text)).toBe(expected);
});
