import { length } from './lengths.ts';
import { listRatios, load, median, round, startBenchServer } from './load.ts';

const rounds = length(5);
const seconds = length(3);

/**
 * The home page from the page cache against the same bytes and headers sent by a bare `node:http` server, in turns, so that
 * a machine whose speed drifts slows both; then without the cache.
 */
export async function benchPages(print: (line: string) => void) {
  const site = await startBenchServer('site');
  const bare = await startBenchServer('bare', site.origin);
  await load(site.origin, { seconds });
  await load(bare.origin, { seconds });
  const ratios: number[] = [];
  const tails: number[] = [];
  const rates: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const ours = await load(site.origin, { seconds });
    const theirs = await load(bare.origin, { seconds });
    ratios.push(ours.perSecond / theirs.perSecond);
    tails.push(ours.p99 / Math.max(theirs.p99, 0.001));
    rates.push(ours.perSecond);
  }
  print(
    `home page from the cache ÷ bare server, requests/s: ${listRatios(ratios)}, ${round(median(rates), 0)} requests/s`,
  );
  print(`home page from the cache ÷ bare server, p99: ${round(median(tails))}`);
  await bare.stop();
  await site.stop();

  const uncached = await startBenchServer('uncached');
  await load(uncached.origin, { seconds, connections: 1 });
  const one = await load(uncached.origin, { seconds: length(5), connections: 1 });
  print(
    `home page rendered and compressed for each request: ${round(one.perSecond, 0)} requests/s, p99 ${round(one.p99, 1)} ms`,
  );
  // A page that depends on what somebody typed is never cached, and simultaneous requests do not share it.
  const ofPostcode = `${uncached.origin}/?postcode=SN15+3HR`;
  await load(ofPostcode, { seconds, connections: 4 });
  const four = await load(ofPostcode, { seconds: length(5), connections: 4 });
  print(
    `home page for a postcode, never cached, 4 at once: ${round(four.perSecond, 0)} requests/s, p99 ${round(four.p99, 1)} ms`,
  );
  await uncached.stop();
}
