import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';
import { fc } from '#tests/support/properties.ts';
import { findMessages } from './queries-messages.ts';
import { createMessageStore, type NewMessage, type Sender } from './store-messages.ts';

const clock = () => new Date('2026-06-01T09:00:00Z');
let database: TestDatabase;
/** As two processes have them. */
let stores: ReturnType<typeof createMessageStore>[];
beforeAll(async () => {
  database = await openTestDatabase();
  stores = [createMessageStore(database.db, clock), createMessageStore(database.db, clock)];
});
afterAll(() => database.close());

/** Refused by the database, which stores no such text; no frame that contains it comes so far. */
const refused = 'refused \u0000';
const staff = { id: 'staff-1', name: 'Sian', email: 'sian@example.com', role: 'support' } as const;
const senders = {
  assistant: { type: 'assistant' },
  team: { type: 'team_member', staff },
  stranger: { type: 'customer', visitor: 'somebody else' },
} as const satisfies Record<string, Sender>;

const begin = () => beginStoredTalk(database.db, 'Hello', clock());
const read = (id: string) => findMessages(database.db, id, { limit: 1_000 });
const store = (at: number, message: NewMessage) => (stores[at] as (typeof stores)[0])(message);

describe('a batch of messages', () => {
  it('of many conversations loses only the one that the database refuses', async () => {
    const talks = await Promise.all(Array.from({ length: 5 }, begin));
    const outcomes = await Promise.allSettled(
      talks.flatMap(({ id }, i) =>
        ['before', i === 2 ? refused : 'between', 'after'].map((content) =>
          store(0, { conversationId: id, content, clientMessageId: content, sender: senders.team }),
        ),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(
      outcomes.map((_, i) => (i === 7 ? 'rejected' : 'fulfilled')),
    );
    for (const [i, { id }] of talks.entries())
      expect((await read(id)).map(({ sequence, content }) => `${sequence} ${content}`)).toEqual(
        i === 2
          ? ['1 Hello', '2 before', '3 after']
          : ['1 Hello', '2 before', '3 between', '4 after'],
      );
  });

  it('keeps the order of each process when two write into the same conversations at once', async () => {
    const talks = [await begin(), await begin()];
    const each = 40;
    await Promise.all(
      Array.from({ length: each }, (_, i) =>
        [0, 1].flatMap((at) =>
          talks.map(({ id: conversationId }) =>
            store(at, {
              conversationId,
              content: `${at} ${i}`,
              clientMessageId: `${at} ${i}`,
              sender: senders.team,
            }),
          ),
        ),
      ).flat(),
    );
    for (const { id } of talks) {
      const rows = await read(id);
      expect(rows.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 1 + 2 * each }, (_, i) => i + 1),
      );
      for (const at of [0, 1])
        expect(
          rows.map(({ content }) => content).filter((content) => content.startsWith(`${at} `)),
        ).toEqual(Array.from({ length: each }, (_, i) => `${at} ${i}`));
    }
  });
});

const sent = fc.record({
  process: fc.nat(1),
  talk: fc.nat(2),
  who: fc.constantFrom('team', 'assistant', 'stranger'),
  clientMessageId: fc.option(fc.nat(4).map(String)),
  isRefused: fc.nat(9).map((chance) => chance === 0),
});
/** Messages of one round are sent at once, those of the next when all are answered. */
const histories = fc.array(fc.array(sent, { minLength: 1, maxLength: 12 }), { maxLength: 4 });

it('stores every message of any history once, numbered without gaps, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (rounds) => {
      const talks = await Promise.all([begin(), begin(), begin()]);
      const idOf = (talk: number) => talks[talk]?.id ?? '';
      const stored = new Map<string, Set<string>>(talks.map(({ id }) => [id, new Set()]));
      const firstOf = new Map<string, string>();
      for (const [turn, round] of rounds.entries()) {
        const outcomes = await Promise.allSettled(
          round.map(({ process, talk, who, clientMessageId, isRefused }, i) =>
            store(process, {
              conversationId: idOf(talk),
              content: isRefused ? `${refused} ${turn} ${i}` : `${turn} ${i}`,
              clientMessageId,
              sender: senders[who as keyof typeof senders],
            }),
          ),
        );
        const last = new Map<string, number>();
        for (const [i, outcome] of outcomes.entries()) {
          const { process, talk, who, clientMessageId, isRefused } = round[i] as (typeof round)[0];
          if (outcome.status === 'rejected') {
            expect(isRefused).toBe(true);
            continue;
          }
          const { value } = outcome;
          expect(value.kind === 'unknown').toBe(who === 'stranger');
          if (value.kind === 'silenced') expect(who).toBe('assistant');
          if (value.kind !== 'stored' && value.kind !== 'resent') continue;
          const { id, conversationId, sequence, content } = value.message;
          expect(conversationId).toBe(idOf(talk));
          if (clientMessageId !== null) {
            const key = `${conversationId} ${clientMessageId}`;
            // Whichever of two processes was first, both are answered with the same message.
            expect(firstOf.get(key) ?? id).toBe(id);
            firstOf.set(key, id);
          }
          if (value.kind === 'resent') continue;
          expect(content).toBe(`${turn} ${i}`);
          expect(stored.get(conversationId)).not.toContain(id);
          stored.get(conversationId)?.add(id);
          const queue = `${process} ${conversationId}`;
          expect(sequence).toBeGreaterThan(last.get(queue) ?? 0);
          last.set(queue, sequence);
        }
      }
      for (const { id } of talks) {
        const [, ...rows] = await read(id);
        expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, i) => i + 2));
        expect(new Set(rows.map((row) => row.id))).toEqual(stored.get(id));
      }
    }),
    { numRuns: 40 },
  );
});
