import { expect, it } from 'vitest';
import { type Estimate, type EstimateJob, estimateJob } from '../estimate.ts';
import { defaultPriceBook } from '../price-book.ts';
import { planThoroughly } from './plan-thoroughly.ts';

const job: EstimateJob = {
  rooms: [{ lengthMm: 5_900, widthMm: 3_700 }],
  flooringType: 'carpet',
  rollWidthMm: 4_000,
  includeInstallation: true,
};
const thorough = { ...job, thorough: true };

it('gives a quick plan where too many wait for a thorough one, and thorough ones again after them', async () => {
  const open: (() => void)[] = [];
  const price = planThoroughly(
    (one, prices) =>
      new Promise<Estimate>((resolve) => open.push(() => resolve(estimateJob(one, prices)))),
    estimateJob,
  );
  const waiting = Array.from({ length: 5 }, () => price(thorough, defaultPriceBook));
  expect(await price(thorough, defaultPriceBook)).toMatchObject({ thorough: false });
  expect(await price(job, defaultPriceBook)).toMatchObject({ thorough: false });
  for (const each of open) each();
  for (const each of await Promise.all(waiting)) expect(each).toMatchObject({ thorough: true });
  const next = price(thorough, defaultPriceBook);
  open.at(-1)?.();
  expect(await next).toMatchObject({ thorough: true });
});

it('leaves its place to the next one when it fails', async () => {
  const price = planThoroughly(() => Promise.reject(new Error('ended')), estimateJob);
  for (let i = 0; i < 7; i++)
    await expect(price(thorough, defaultPriceBook)).rejects.toThrow('ended');
});
