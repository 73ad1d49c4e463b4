import { describe, expect, it } from 'vitest';
import { travelMinutes } from './travel.ts';

describe('the drive between two postcodes', () => {
  it.each([
    // Chippenham to Bath: 12 miles, 19 km, in a straight line.
    [undefined, 'BA1 1AA', 40, 27],
    ['BA1 1AA', 'SN15 1AA', 40, 32],
    ['BA1 1AA', 'SN15 1AA', 80, 16],
    ['SN15 1AA', 'SN15 9ZZ', 40, 5],
  ])('from %j to %s at %i km/h takes %i minutes, give or take two', (from, to, speed, minutes) => {
    expect(Math.abs((travelMinutes(from, to, speed) ?? 0) - minutes)).toBeLessThanOrEqual(2);
  });

  it.each([
    ['not a postcode', 'SN15 1AA'],
    ['SN15 1AA', 'ZZ1 1AA'],
  ])('is unknown from %s to %s', (from, to) => {
    expect(travelMinutes(from, to, 40)).toBeUndefined();
  });
});
