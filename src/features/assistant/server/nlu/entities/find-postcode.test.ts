import { describe, expect, it } from 'vitest';
import { findPostcode } from './find-postcode.ts';

describe('a postcode', () => {
  it.each([
    ['sn15 3hr', 'SN15 3HR'],
    ['its SN153HR thanks', 'SN15 3HR'],
    ['sn 15 3hr', 'SN15 3HR'],
    ['sn15-3hr', 'SN15 3HR'],
    ['SN1O 3HR', 'SN10 3HR'],
    ['sn10 OAB', 'SN10 0AB'],
    ['SNI5 3HR', 'SN15 3HR'],
    ['s n 1 5 3 h r', 'SN15 3HR'],
    ['sw1a 1aa', 'SW1A 1AA'],
    ['im in ba14', 'BA14'],
    ['ba 14?', 'BA14'],
    ['sn15 3 by 4 lounge', 'SN15'],
    ['my postcode is m4', 'M4'],
  ])('is found in "%s"', (text, postcode) => {
    expect(findPostcode(text)).toBe(postcode);
  });

  it.each([
    'just off the M4',
    'the A4',
    '5mm',
    'EN 13813',
    'WV-UL-PU11',
    'class 23',
    'co2',
    '4m x 5m',
    'in 15 days',
    '01632 960147',
    'what colour is it',
    'how long has the firm been going',
    'nobody has turned up',
    'thats silly, it is the hall one',
    'carpet on the loose step',
  ])('is not found in "%s"', (text) => {
    expect(findPostcode(text)).toBeUndefined();
  });
});
