import { expect, it } from 'vitest';
import { readPostcode, tidyPostcode } from './uk-postcode.ts';

it.each([
  ['sn153hr', 'SN15 3HR'],
  ['\u200BSN15 3HR', 'SN15 3HR'],
  ['SN15\u00A03HR\u202C', 'SN15 3HR'],
  ['SN15 OAA', 'SN15 0AA'],
  ['sn1ooaa', 'SN10 0AA'],
  ['W1OAA', 'W1 0AA'],
  ['BA1O 1AA', 'BA10 1AA'],
  ['SO14 0AA', 'SO14 0AA'],
  ['EC1A 1BB', 'EC1A 1BB'],
])('%j is the postcode %s', (text, postcode) => {
  expect(tidyPostcode(text)).toBe(postcode);
});

it.each(['SN15', 'SN15 3H0', 'SN15 3HRR', 'OAA', 'Bath', ''])('%j is none', (text) => {
  expect(tidyPostcode(text)).toBeUndefined();
});

it('reads the first half alone', () => {
  expect(readPostcode(' sn1o ')).toEqual({ area: 'SN', outcode: 'SN10', incode: undefined });
});
