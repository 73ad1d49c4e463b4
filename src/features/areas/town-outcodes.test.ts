import { describe, expect, it } from 'vitest';
import { measurePostcode } from './coverage.ts';
import { findTownOutcode } from './town-outcodes.ts';

describe('towns without a page', () => {
  it.each([
    ['Frome', true],
    ['warminster', true],
    ['Keynsham', true],
    ['Cirencester', true],
    ['Salisbury', false],
    ['Cardiff', false],
    ['Weston-super-Mare', false],
  ])('%s is within the area: %s', (town, covered) => {
    expect(measurePostcode(findTownOutcode(town) ?? '')?.covered).toBe(covered);
  });

  it('leaves counties open, which are too large for one answer', () => {
    expect(findTownOutcode('Somerset')).toBeUndefined();
  });
});
