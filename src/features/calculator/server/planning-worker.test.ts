import { afterAll, expect, it } from 'vitest';
import { type EstimateJob, estimateJob } from '../estimate.ts';
import { defaultPriceBook } from '../price-book.ts';
import { PlanningWorker } from './planning-worker.ts';

const planning = new PlanningWorker();
afterAll(() => planning.close());

const job = (rooms: number): EstimateJob => ({
  rooms: Array.from({ length: rooms }, (_, i) => ({ lengthMm: 2_000 + 310 * i, widthMm: 3_700 })),
  flooringType: 'carpet',
  rollWidthMm: 4_000,
  includeInstallation: true,
});

it('returns the results of the function it calls, each to its caller', async () => {
  const jobs = [1, 5, 2, 8].map(job);
  const answers = await Promise.all(jobs.map((one) => planning.estimateJob(one, defaultPriceBook)));
  expect(answers).toEqual(jobs.map((one) => estimateJob(one, defaultPriceBook)));
});

it('rejects with the error, and continues', async () => {
  const impossible = { ...job(1), rooms: [{ lengthMm: -1, widthMm: 0 }] };
  await expect(planning.estimateJob(impossible, defaultPriceBook)).rejects.toThrow();
  expect(await planning.estimateJob(job(1), defaultPriceBook)).toMatchObject({ packs: null });
});

it('rejects pending jobs when it is ended, and restarts for the next job', async () => {
  const lost = planning.estimateJob(job(30), defaultPriceBook);
  lost.catch(() => {});
  await planning.close();
  await expect(lost).rejects.toThrow('ended');
  expect(await planning.estimateJob(job(1), defaultPriceBook)).toMatchObject({ packs: null });
});
