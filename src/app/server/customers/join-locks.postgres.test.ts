import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';
import { lockConversations } from './queries-records.ts';

// Each waited for the other's rows: of two that each had some, one failed after a second.
it('a chat goes on while it is joined to its customer', async () => {
  const { db, close } = await openTestDatabase();
  const { id, say } = await beginStoredTalk(db, 'Hello', new Date());
  await db.transaction(async (tx) => {
    expect(await lockConversations(tx, [id])).toHaveLength(1);
    await say('customer', 'Are you there?', new Date());
  });
  const [joined] = await db.transaction((tx) => lockConversations(tx, [id]));
  expect(joined?.conversation.lastSequence).toBe(2);
  await close();
});
