import { expect, test } from 'vitest';
import stored from '#tests/support/calculator/stored-estimates.json' with { type: 'json' };
import { isLongRun } from '#tests/support/long-run.ts';
import { estimateJob, type FlooringType } from './estimate.ts';
import { defaultPriceBook } from './price-book.ts';

/* 2,000 jobs, in the short run an eighth of them, as they were priced before rooms had parts, stairs and the rules of joins: sides in mm, lines
   in pence; of carpet also the roll length and the number of joins. */
const jobs = isLongRun ? stored : stored.filter((_, index) => index % 8 === 0);
const priceAll = () =>
  jobs.map((job) => {
    const rooms = job.rooms.map(([lengthMm = 0, widthMm = 0]) => ({ lengthMm, widthMm }));
    const flooringType = job.floor as FlooringType;
    const more = { rollWidthMm: job.roll, includeInstallation: job.fitted };
    // The standard carpet as if it came on the roll asked for only: the other roll takes as long.
    const product =
      flooringType === 'carpet'
        ? { pricePence: 2599, rollWidthsMm: [job.roll], packAreaMm2: null, fittingIncluded: false }
        : undefined;
    return { job, now: estimateJob({ rooms, flooringType, product, ...more }, defaultPriceBook) };
  });

test('a job without stairs, parts or joins costs what it cost before, save where a join rule applies', () => {
  const tally = { equal: 0, joinCharged: 0, joinSaves: 0, narrowFill: 0, unexplained: 0 };
  for (const { job, now } of priceAll()) {
    const { breakdown, plan } = now;
    const before = job.lines.reduce((sum, line) => sum + line, 0);
    const change = breakdown.totalPence - before;
    const [, underlay, , installation] = job.lines;
    expect([breakdown.underlayPence, breakdown.installationPence]).toEqual([
      underlay,
      installation,
    ]);
    if (change === 0) tally.equal++;
    else if (!plan) tally.unexplained++;
    // Fewer lengths of fill, wider fills and £5 a join cost more; a join that saves more costs less.
    else if (change > 0 && (job.joins ?? 0) > 0) {
      if (plan.joins > 0 && change <= plan.joins * defaultPriceBook.joinPence) tally.joinCharged++;
      else tally.narrowFill++;
    } else if (change < 0) tally.joinSaves++;
    else tally.unexplained++;
  }
  expect(tally).toEqual(
    isLongRun
      ? { equal: 1000, joinCharged: 121, joinSaves: 787, narrowFill: 92, unexplained: 0 }
      : { equal: 136, joinCharged: 18, joinSaves: 84, narrowFill: 12, unexplained: 0 },
  );
}, 240_000);
