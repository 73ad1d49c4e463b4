import { expect, test } from 'vitest';
import { type EstimateJob, estimateJob } from './estimate.ts';
import { defaultPriceBook } from './price-book.ts';

/* Houses whose plans are not settled, so that what is found depends on how long is searched. */
const houses = [10, 12, 14].map((rooms) =>
  Array.from({ length: rooms }, (_, i) => ({
    lengthMm: 1810 + ((i * 1370 + rooms * 430) % 4900),
    widthMm: 1640 + ((i * 970 + rooms * 210) % 3700),
  })),
);
const estimate = (job: Partial<EstimateJob>) =>
  estimateJob(
    { rooms: [], flooringType: 'carpet', rollWidthMm: 4000, includeInstallation: true, ...job },
    defaultPriceBook,
  );

test.each(houses)('another roll or cut costs what was offered once it is chosen', (...rooms) => {
  const { plan, breakdown, otherWidth, otherCut } = estimate({ rooms });
  expect(plan?.withinPercent).toBeGreaterThan(0);
  const offOther = estimate({ rooms, rollWidthMm: 5000 });
  expect(otherWidth).toMatchObject({ plan: offOther.plan, breakdown: offOther.breakdown });
  expect(offOther.otherWidth).toMatchObject({ plan, breakdown });
  const fewest = estimate({ rooms, fewestJoins: true });
  expect(otherCut).toMatchObject({ plan: fewest.plan, breakdown: fewest.breakdown });
  expect(fewest.otherCut).toMatchObject({ plan, breakdown });
});
