import { expect, it } from 'vitest';
import { correctAddress } from '../corrections/correct-address.ts';
import { readPostalAddress } from './read-postal-address.ts';

it.each([
  [
    'the flats are 4,5 and 6 Bath House, The Green, Melksham SN12 6QQ',
    'SN12 6QQ',
    'flats 4, 5 and 6 Bath House, The Green, Melksham',
  ],
  ['flats 1-4 Castle Court, Devizes SN10 1BB', 'SN10 1BB', 'flats 1-4 Castle Court, Devizes'],
  ['5 Hill Rise.. no sorry thats my sisters, 21 Wood Lane', undefined, '21 Wood Lane'],
  [
    '12 mill lane, oh no wait thats the old house, 15 church street SN15 2AA',
    'SN15 2AA',
    '15 Church Street',
  ],
  ['the address is 8 STATION ROAD, I said the other was mums', undefined, '8 Station Road'],
  ['come on 14 dec please, 9 Lowden Ave SN15 2AA', 'SN15 2AA', '9 Lowden Ave'],
  ['3 May Street, Calne SN11 0HU', 'SN11 0HU', '3 May Street, Calne'],
  ['w/c 14 dec ideally the tues, all on Church Street Calne SN11 0HU', 'SN11 0HU', undefined],
  ['lounge 5 x 4, kennet loop', undefined, undefined],
  ['flat 3, 4 Mill Lane, Calne SN11 0AA', 'SN11 0AA', 'flat 3, 4 Mill Lane, Calne'],
] as const)('the address in %j', (said, postcode, address) => {
  expect(readPostalAddress(said, postcode)).toBe(address);
});

it.each([
  ['flats 1 and 2 Bath House', "it's flats 1, 2 and 3", 'flats 1, 2 and 3 Bath House'],
  [
    '2 and 3 Bath House',
    'NO. The kitchen is vinyl. its flats 1, 2 AND 3',
    'Flats 1, 2 and 3 Bath House',
  ],
  ['flat 3, 4 Mill Lane', 'the house is number 5', 'flat 3, 5 Mill Lane'],
])('%j is corrected by %j', (address, said, corrected) => {
  expect(correctAddress(address, said)).toBe(corrected);
});
