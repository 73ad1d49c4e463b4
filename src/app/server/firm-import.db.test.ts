import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { referenceSettings } from '#features/business/reference-firm.ts';
import { readFirmVersion } from '#features/business/server/queries-firm.ts';
import { seedRuns } from '#platform/server/database/schema.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { resetFirm } from '#tests/support/reference-firm.ts';
import { seedReferenceContent } from './seed-reference-content.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  await database.db.delete(seedRuns).where(eq(seedRuns.name, 'firm of the environment'));
});
afterEach(async () => {
  await database.close();
  resetFirm();
});

const start = (chats: number) =>
  seedReferenceContent(database.db, {
    retentionMonths: { ...referenceSettings.retention, chats },
  });
const readChats = async () => (await readFirmVersion(database.db)).settings.retention.chats;

it('an upgraded site keeps data as long as its environment said, and reads that once', async () => {
  await database.db.execute(sql`update firm_versions set settings = settings - 'retention'`);
  await start(7);
  expect(await readChats()).toBe(7);
  await start(9);
  expect(await readChats()).toBe(7);
  expect((await readFirmVersion(database.db)).version).toBe(1);
});

it('what the panel has saved stands, whatever the environment says', async () => {
  await start(9);
  expect(await readChats()).toBe(referenceSettings.retention.chats);
});
