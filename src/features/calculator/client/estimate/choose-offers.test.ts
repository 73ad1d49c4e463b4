import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { chooseOffers } from './choose-offers.ts';

const way = (total: number, joins: number) => ({ total, joins });

describe('other ways to do a job', () => {
  it('are shown where they are cheaper or have fewer joins', () => {
    const cheaper = way(90, 3);
    const fewerJoins = way(120, 0);
    expect(chooseOffers(way(100, 2), [cheaper, fewerJoins])).toEqual([cheaper, fewerJoins]);
  });

  it('are left out where they cost more and save no join', () => {
    expect(chooseOffers(way(100, 1), [way(116.32, 1), way(100, 1), way(90, 1)])).toEqual([
      way(90, 1),
    ]);
  });

  it('are left out where another one has as few joins for less', () => {
    expect(chooseOffers(way(100, 3), [way(116.32, 1), way(248.02, 1)])).toEqual([way(116.32, 1)]);
    expect(chooseOffers(way(100, 3), [way(248.02, 1), way(116.32, 1)])).toEqual([way(116.32, 1)]);
  });

  it('that are alike are shown once, the first of them', () => {
    const first = { ...way(90, 1), name: 'first' };
    expect(chooseOffers(way(100, 1), [first, { ...first, name: 'second' }])).toEqual([first]);
  });

  it('never include one that anything shown is as good as, and miss none that nothing is', () => {
    const anyWay = fc.record({ total: fc.integer({ min: 0, max: 6 }), joins: fc.nat(4) });
    const isAsGood = (a: { total: number; joins: number }, b: typeof a) =>
      a.total <= b.total && a.joins <= b.joins;
    fc.assert(
      fc.property(anyWay, fc.array(anyWay, { maxLength: 5 }), (estimate, ways) => {
        const offers = chooseOffers(estimate, ways);
        for (const offer of offers)
          for (const shown of [estimate, ...offers])
            if (shown !== offer) expect(isAsGood(shown, offer)).toBe(false);
        for (const one of ways)
          expect([estimate, ...offers].some((shown) => isAsGood(shown, one))).toBe(true);
      }),
    );
  });
});
