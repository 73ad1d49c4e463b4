import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { joinRanges } from './busy-ranges.ts';

it('joined ranges cover the same instants, in order and without overlaps', () => {
  const range = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 15 })).map(([from, length]) => ({
    from,
    to: from + length,
  }));
  fc.assert(
    fc.property(fc.array(range), (ranges) => {
      const joined = joinRanges(ranges);
      const covers = (list: typeof ranges, at: number) =>
        list.some(({ from, to }) => from <= at && at < to);
      for (let at = 0; at < 80; at += 1) expect(covers(joined, at)).toBe(covers(ranges, at));
      for (const [n, { from }] of joined.entries())
        expect(from).toBeGreaterThan(joined[n - 1]?.to ?? -1);
    }),
  );
});
