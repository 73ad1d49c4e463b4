import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../record.ts';
import { withFloorOfPrice } from './floor-of-price.ts';

const loop = { kind: 'carpet', slug: 'kennet', name: 'Kennet Level Loop' } as const;
const sage = { kind: 'carpet', slug: 'sage', name: 'Moorland Twist in Sage' } as const;
const talk = (...told: { floor: typeof loop | typeof sage; totalPence: number }[]) => ({
  ...emptyRecord,
  offeredAt: told,
});

describe('a floor called by the price of its job', () => {
  const record = talk({ floor: loop, totalPence: 10_337 }, { floor: sage, totalPence: 66_048 });
  it.each([
    ['is the 103 one soft', 'is the Kennet Level Loop one soft'],
    ['that £103.37 carpet', 'that Kennet Level Loop carpet'],
    ['go for the 660 option', 'go for the Moorland Twist in Sage option'],
  ])('is called by its name: %s', (said, read) => {
    expect(withFloorOfPrice(said, record)).toBe(read);
  });

  it.each(['the 104 one', 'the 103', 'flat 103', 'the 4.50 carpet', 'i have 103 carpet tiles'])(
    'another figure stays: %s',
    (said) => {
      expect(withFloorOfPrice(said, record)).toBe(said);
    },
  );

  it('a price of two floors stays', () => {
    const same = talk({ floor: loop, totalPence: 10_337 }, { floor: sage, totalPence: 10_300 });
    expect(withFloorOfPrice('the 103 one', same)).toBe('the 103 one');
  });
});
