import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import {
  askedPence,
  findLowestBefore,
  findWasProblem,
  isReduced,
  type PublishedPrice,
  priorMs,
} from './price-history.ts';

const day = (n: number) => new Date(Date.UTC(2026, 5, 1, 12) + n * 86_400_000);
const from = (n: number, pricePence: number, salePricePence: number | null = null) => ({
  since: day(n),
  pricePence,
  salePricePence,
});
const reduced = (pricePence: number, salePricePence: number) => ({ pricePence, salePricePence });

it('allows a price that was the lowest for 30 days to be crossed out', () => {
  const history = [from(0, 3000)];
  expect(findWasProblem(history, reduced(3000, 2400), day(30))).toBeUndefined();
  expect(findWasProblem(history, reduced(2900, 2400), day(30))).toBeUndefined();
  expect(findWasProblem(history, { pricePence: 9900, salePricePence: null }, day(1))).toBe(
    undefined,
  );
});

it.each([
  [
    'a new product',
    [],
    reduced(3000, 2400),
    day(0),
    /^£30\.00 can’t be crossed out yet: .*, and a new product has none\. Ask £30\.00 without a sale price first; a sale price is possible 30 days later\.$/,
  ],
  [
    'a price of 29 days',
    [from(0, 3000)],
    reduced(3000, 2400),
    day(29),
    /only since 1 Jun 2026, 13:00\. A sale price is possible from 1 Jul 2026, 13:00 if the price stays/,
  ],
  [
    'a price that was raised a week ago',
    [from(0, 2500), from(60, 3000)],
    reduced(3000, 2500),
    day(67),
    /but the lowest was £25\.00\. A sale price is possible from 30 Aug 2026, 13:00/,
  ],
  [
    'a price raised in the same step',
    [from(0, 2500)],
    reduced(3000, 2500),
    day(60),
    /but the lowest was £25\.00\. Ask £30\.00 without a sale price first/,
  ],
  [
    'a second reduction soon after the first',
    [from(0, 3000), from(40, 3000, 2000), from(50, 3000)],
    reduced(3000, 2500),
    day(60),
    /but the lowest was £20\.00\. A sale price is possible from 20 Aug 2026, 13:00/,
  ],
  [
    'a higher price crossed out during a reduction',
    [from(0, 3000), from(40, 3000, 2000)],
    reduced(3500, 2000),
    day(50),
    /^£35\.00 .*but the lowest was £30\.00/,
  ],
])('refuses %s, and says from when it is possible', (_, history, next, at, sentence) => {
  expect(findWasProblem(history, next, at)).toMatch(sentence);
});

it('lets a reduction go deeper, last longer than 30 days and lower what it crosses out', () => {
  const history = [from(0, 3000), from(40, 3000, 2500)];
  expect(findWasProblem(history, reduced(3000, 2000), day(90))).toBeUndefined();
  expect(findWasProblem(history, reduced(2800, 2000), day(90))).toBeUndefined();
});

it('lets a reduction that is older than the history keep what it crosses out', () => {
  const history = [from(0, 3000, 2500)];
  expect(findWasProblem(history, reduced(3000, 2200), day(5))).toBeUndefined();
  expect(findWasProblem(history, reduced(3100, 2200), day(5))).toMatch(/^£31\.00/);
});

const price = fc.integer({ min: 1, max: 40 });
const step = fc.record({
  afterDays: fc.integer({ min: 0, max: 45 }),
  pricePence: price,
  salePricePence: fc.option(price),
});

/** Publishes what the rule allows of a series of changes. */
function publish(
  steps: { afterDays: number; pricePence: number; salePricePence: number | null }[],
) {
  let at = 0;
  const history: PublishedPrice[] = [];
  for (const { afterDays, ...next } of steps) {
    at += afterDays;
    if (!findWasProblem(history, next, day(at))) history.push({ ...next, since: day(at) });
  }
  return history;
}

it('never crosses out more than the lowest price of the 30 days before, in 1,000 histories', () => {
  let reductions = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      const history = publish(steps);
      history.forEach((prices, n) => {
        if (!isReduced(prices)) return;
        const start = history.slice(0, n).findLastIndex((before) => !isReduced(before)) + 1;
        const began = (history[start] as PublishedPrice).since.getTime();
        expect(history[0]?.since.getTime()).toBeLessThanOrEqual(began - priorMs);
        // Every day of the 30 before, by another way than the rule's.
        for (let ago = 1; ago <= 30; ago += 1) {
          const then = began - (ago * priorMs) / 30;
          const inForce = history.findLast(({ since }) => since.getTime() <= then);
          expect(prices.pricePence).toBeLessThanOrEqual(askedPence(inForce as PublishedPrice));
        }
        reductions += 1;
      });
    }),
    { numRuns: 1000 },
  );
  expect(reductions).toBeGreaterThan(100);
});

it('allows a crossed-out price from the minute that it names', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      const history = publish(steps);
      const last = history.at(-1);
      if (!last || isReduced(last) || last.pricePence < 2) return;
      const next = reduced(last.pricePence, 1);
      const lower = history.findLastIndex((prices) => askedPence(prices) < last.pricePence);
      const possible = (history[lower + 1]?.since.getTime() ?? 0) + priorMs;
      const isRefused = (ms: number) => findWasProblem(history, next, new Date(ms)) !== undefined;
      const now = last.since.getTime();
      expect(isRefused(Math.max(possible, now))).toBe(false);
      if (possible > now) expect(isRefused(possible - 60_000)).toBe(true);
      expect(findLowestBefore(history, new Date(now + priorMs))).toBe(last.pricePence);
    }),
    { numRuns: 1000 },
  );
});
