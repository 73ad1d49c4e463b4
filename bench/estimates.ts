import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbeddedDatabase } from '#platform/server/database/embedded.ts';
import { load, round, startBenchServer } from './load.ts';

const seconds = 5;

/** Estimates given and kept, against bare INSERTs committed by the same embedded database. */
export async function benchEstimates(print: (line: string) => void) {
  const inserts = await measureInserts();
  const site = await startBenchServer('site');
  const body = JSON.stringify({
    flooringType: 'carpet',
    rooms: [
      { name: 'Lounge', length: 5.9, width: 4.4 },
      { name: 'Bedroom', length: 3.8, width: 3.1 },
      { name: 'Landing', length: 2.9, width: 0.9 },
    ],
  });
  const options = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body,
    connections: 8,
  };
  await load(`${site.origin}/api/calculator/estimate`, { ...options, seconds: 2 });
  const given = await load(`${site.origin}/api/calculator/estimate`, { ...options, seconds });
  await site.stop();
  print(
    `estimates given and kept: ${round(given.perSecond, 0)}/s, p99 ${round(given.p99, 1)} ms; ÷ bare INSERT commits (${round(inserts, 0)}/s): ${round(given.perSecond / inserts)}`,
  );
}

async function measureInserts(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wyvern-bench-'));
  const database = await openEmbeddedDatabase(folder);
  await database.db.execute(
    sql`create table kept (id int generated always as identity, note text)`,
  );
  const until = performance.now() + seconds * 1000;
  let count = 0;
  while (performance.now() < until) {
    await database.db.execute(sql`insert into kept (note) values ('x')`);
    count += 1;
  }
  await database.close();
  rmSync(folder, { recursive: true });
  return count / seconds;
}
