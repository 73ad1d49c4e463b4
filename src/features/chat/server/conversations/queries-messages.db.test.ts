import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { conversations } from '../schema.ts';
import { findMessagesAfter, type MessageRow, saveMessages } from './queries-messages.ts';

const topics = Array.from({ length: 60 }, (_, at) => `conversation-${at}`);
const each = 100;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const now = new Date();
  await database.db.insert(conversations).values(
    topics.map((id) => ({
      id,
      visitorHash: id,
      subject: 'Chat',
      createdAt: now,
      updatedAt: now,
    })),
  );
  await database.db.transaction((tx) =>
    saveMessages(
      tx,
      topics.flatMap((conversationId) =>
        Array.from(
          { length: each },
          (_, at): MessageRow => ({
            id: `${conversationId}-${at}`,
            conversationId,
            sequence: at + 1,
            content: 'Do you fit stairs with a turn in them?',
            senderType: 'customer',
            senderId: null,
            senderName: null,
            clientMessageId: null,
            isRead: false,
            createdAt: now,
            attachments: null,
          }),
        ),
      ),
      [],
      [],
    ),
  );
});
afterAll(() => database.close());

const wanted = topics.map((topic) => ({ topic, after: each - 2 }));

it('finds the messages after a number in each conversation, in order', async () => {
  const found = await findMessagesAfter(database.db, wanted, 500);
  const expected = topics
    .toSorted()
    .flatMap((topic) => [each - 1, each].map((sequence) => `${topic} ${sequence}`));
  expect(found.map((row) => `${row.conversationId} ${row.sequence}`).toSorted()).toEqual(
    expected.toSorted(),
  );
  const numbers = Map.groupBy(found, (row) => row.conversationId);
  for (const rows of numbers.values())
    expect(rows.map(({ sequence }) => sequence)).toEqual([each - 1, each]);
  expect(await findMessagesAfter(database.db, wanted, 7)).toHaveLength(7);
});

type Plan = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

const rowsRead = (plan: Plan): number =>
  (plan['Relation Name']
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0) + (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0);

it('scans no more messages than it returns, however many there are', async () => {
  const query = findMessagesAfter(database.db, wanted, 500).getSQL();
  const { rows } = (await database.db.execute(sql`explain (analyze, format json) ${query}`)) as {
    rows: { 'QUERY PLAN': [{ Plan: Plan }] }[];
  };
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  expect(plan && rowsRead(plan)).toBe(2 * topics.length);
});
