import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { type ColourOption, stockStatuses } from '../../product-options.ts';
import { readColour, writeColours } from './colours-cell.ts';

it.each<[string, ColourOption]>([
  ['Stone', { name: 'Stone' }],
  ['Pale Stone #B5B3AD', { name: 'Pale Stone', hex: '#B5B3AD' }],
  [
    'Stone #b5b3ad [ST 04] (outofstock)',
    { name: 'Stone', hex: '#b5b3ad', code: 'ST 04', stock: 'outofstock' },
  ],
  ['Stone (OnBackOrder) [7]', { name: 'Stone', code: '7', stock: 'onbackorder' }],
  ['Stone (light)', { name: 'Stone (light)' }],
  ['Stone []', { name: 'Stone []' }],
  ['[7]', { name: '[7]' }],
  ['#b5b3ad', { name: '#b5b3ad' }],
  ['Stone #b5b', { name: 'Stone #b5b' }],
])('reads %s', (cell, colour) => {
  expect(readColour(cell)).toEqual(colour);
});

it('reads what it has written', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8})?$/);
  const colour = fc.record(
    {
      name: word,
      hex: fc.stringMatching(/^#[0-9a-f]{6}$/),
      code: word,
      stock: fc.constantFrom(...stockStatuses),
    },
    { requiredKeys: ['name'] },
  );
  fc.assert(
    fc.property(colour, (one) => {
      expect(readColour(writeColours([one]))).toEqual(one);
    }),
  );
});
