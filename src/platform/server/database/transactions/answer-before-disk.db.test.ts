import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fsyncSeconds } from '../../metrics/metrics.ts';
import { openEmbeddedDatabase } from '../embedded.ts';
import { answerBeforeDisk } from './answer-before-disk.ts';

async function countSyncs(): Promise<number> {
  const { values } = await fsyncSeconds.get();
  return values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0;
}

it('a commit waits for the disk, unless its transaction may be answered before', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wyvern-commits-'));
  const { db, close } = await openEmbeddedDatabase(folder);
  await db.execute(sql`create table kept (of text)`);
  const syncsOf = async (work: () => Promise<unknown>) => {
    const before = await countSyncs();
    await work();
    return (await countSyncs()) - before;
  };
  const waiting = () => db.transaction((tx) => tx.execute(sql`insert into kept values ('disk')`));
  const early = () =>
    db.transaction(async (tx) => {
      await answerBeforeDisk(tx);
      await tx.execute(sql`insert into kept values ('soon')`);
    });
  expect(await syncsOf(waiting)).toBe(1);
  expect(await syncsOf(early)).toBe(0);
  expect(await syncsOf(waiting)).toBe(1);
  await close();
  rmSync(folder, { recursive: true });
});
