import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#platform/server/database/embedded.ts';
import { answerBeforeDisk } from '#platform/server/database/transactions/answer-before-disk.ts';
import { fsyncSeconds } from '#platform/server/metrics/metrics.ts';
import { makeDataFolder } from '#tests/support/servers/data-folder.ts';

async function countSyncs(): Promise<number> {
  const { values } = await fsyncSeconds.get();
  return values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0;
}

it('a commit waits for the disk, unless its transaction may be answered before', async () => {
  const data = await makeDataFolder();
  const { db, close } = await openEmbeddedDatabase(data.folder);
  const syncsOf = async (work: () => Promise<unknown>) => {
    const before = await countSyncs();
    await work();
    return (await countSyncs()) - before;
  };
  const insert = sql`insert into durability_check values (now())`;
  const waiting = () => db.transaction((tx) => tx.execute(insert));
  const early = () =>
    db.transaction(async (tx) => {
      await answerBeforeDisk(tx);
      await tx.execute(insert);
    });
  expect(await syncsOf(waiting)).toBe(1);
  expect(await syncsOf(early)).toBe(0);
  expect(await syncsOf(waiting)).toBe(1);
  await close();
  await data.remove();
});
