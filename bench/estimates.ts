import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbeddedDatabase } from '#platform/server/database/embedded.ts';
import { length } from './lengths.ts';
import { type Load, listRatios, load, median, round, startBenchServer } from './load.ts';

const turns = length(7);
const fewCallers = 8;
const manyCallers = 64;
const warmUpSeconds = length(5);
const seconds = length(2);
const body = JSON.stringify({
  flooringType: 'carpet',
  rooms: [
    { name: 'Lounge', length: 5.9, width: 4.4 },
    { name: 'Bedroom', length: 3.8, width: 3.1 },
    { name: 'Landing', length: 2.9, width: 0.9 },
  ],
});

/**
 * Estimates given and kept, against bare INSERTs committed one after the other by the same embedded database, in
 * turns: for a few callers, and for as many as the bench of bookings has.
 */
export async function benchEstimates(print: (line: string) => void) {
  const bare = await openBareDatabase();
  const site = await startBenchServer('site');
  const ask = (connections: number, duration: number) =>
    load(`${site.origin}/api/calculator/estimate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      connections,
      seconds: duration,
    });
  await bare.countInserts(warmUpSeconds);
  await ask(manyCallers, warmUpSeconds);
  for (const callers of [fewCallers, manyCallers]) {
    const rounds: { given: Load; inserts: number }[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const inserts = (await bare.countInserts(seconds)) / seconds;
      rounds.push({ inserts, given: await ask(callers, seconds) });
    }
    const ratios = rounds.map(({ given, inserts }) => given.perSecond / inserts);
    const given = (of: keyof Load, digits: number) =>
      round(median(rounds.map((each) => each.given[of])), digits);
    const inserts = round(median(rounds.map((each) => each.inserts)), 0);
    print(
      `${callers} callers: estimates given and kept ÷ bare INSERT commits: ${listRatios(ratios)}, ${given('perSecond', 0)} and ${inserts}/s, p99 ${given('p99', 1)} ms`,
    );
  }
  await site.stop();
  await bare.close();
}

async function openBareDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), 'wyvern-bench-'));
  const database = await openEmbeddedDatabase(folder);
  await database.db.execute(
    sql`create table kept (id int generated always as identity, note text)`,
  );
  const countInserts = async (length: number) => {
    const until = performance.now() + length * 1000;
    let count = 0;
    while (performance.now() < until) {
      await database.db.execute(sql`insert into kept (note) values ('x')`);
      count += 1;
    }
    return count;
  };
  const close = async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
  return { countInserts, close };
}
