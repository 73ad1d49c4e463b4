import { Gauge, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { registry } from '../metrics/metrics.ts';
import { createScrape, type Reading } from './scrape.ts';

let log = '';
const logger = createLogger('warn', { write: (line: string) => (log += line) });

/** A gauge in a registry of its own, and the lines of its values. */
function makeGauge(name: string) {
  const own = new Registry();
  const gauge = new Gauge({ name, help: name, registers: [own] });
  const lines = async () =>
    (await own.metrics()).split('\n').filter((line) => line.startsWith(name));
  return { gauge, lines };
}

const countErrors = async (reading: string) =>
  Number(
    /(\d+)$/m.exec(
      (await registry.getSingleMetricAsString('wyvern_scrape_errors_total'))
        .split('\n')
        .find((line) => line.includes(`"${reading}"`)) ?? '0',
    )?.[1],
  );

it('a reading that fails is absent, counted and logged, and the others are there', async () => {
  const [good, bad, empty] = [makeGauge('good'), makeGauge('bad'), makeGauge('empty')];
  let fails = false;
  const scrape = createScrape(
    [
      { name: 'good', gauges: [good.gauge], read: async () => [1] },
      {
        name: 'bad',
        gauges: [bad.gauge],
        read: async () => {
          if (fails) throw new Error('no such table');
          return [2];
        },
      },
      { name: 'empty', gauges: [empty.gauge], read: async () => [undefined] },
    ],
    { log: logger },
  );
  await scrape();
  expect(await bad.lines()).toEqual(['bad 2']);
  fails = true;
  await scrape();
  expect(await good.lines()).toEqual(['good 1']);
  expect(await bad.lines()).toEqual([]);
  expect(await empty.lines()).toEqual([]);
  expect([await countErrors('bad'), await countErrors('good')]).toEqual([1, 0]);
  expect(log).toContain('no such table');
});

it('a reading that hangs is given up, not begun again, and its late value is dropped', async () => {
  const { gauge, lines } = makeGauge('hanging');
  const { promise, resolve } = Promise.withResolvers<number[]>();
  let begun = 0;
  const reading: Reading = {
    name: 'hanging',
    gauges: [gauge],
    read: () => {
      begun += 1;
      return begun === 1 ? promise : Promise.resolve([5]);
    },
  };
  const scrape = createScrape([reading], { log: logger, timeoutMs: 20 });
  await scrape();
  await scrape();
  expect([begun, await lines(), await countErrors('hanging')]).toEqual([1, [], 2]);
  resolve([4]);
  await promise;
  expect(await lines()).toEqual([]);
  await scrape();
  expect([begun, await lines()]).toEqual([2, ['hanging 5']]);
});

it('scrapes at the same time share one reading', async () => {
  const { gauge, lines } = makeGauge('shared');
  let begun = 0;
  const read = async () => [++begun];
  const scrape = createScrape([{ name: 'shared', gauges: [gauge], read }], { log: logger });
  await Promise.all([scrape(), scrape(), scrape()]);
  expect([begun, await lines()]).toEqual([1, ['shared 1']]);
});
