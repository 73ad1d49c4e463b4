import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RetainedKind, retainedKinds } from '#features/business/firm-settings.ts';
import type { Db } from '#platform/server/database/database.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { household, noCounts, storeHousehold } from '#tests/support/personal-data/aged-rows.ts';
import { fc } from '#tests/support/properties.ts';
import { addMonths, cutoffsAt, perKind } from './cutoffs.ts';
import { findRetentionRun } from './queries-run.ts';
import { countDue, runRetention } from './run-retention.ts';

const runs = loopLength(4, 40);
const months = {
  mails: 6,
  texts: 6,
  enquiries: 24,
  chats: 24,
  estimates: 12,
  customers: 24,
  auditLog: 24,
  securityLog: 12,
  traffic: 24,
};
const now = new Date('2026-11-23T12:00:00Z');
const tables: Record<RetainedKind, string> = {
  mails: 'mails',
  texts: 'text_messages',
  enquiries: 'enquiries',
  chats: 'chat_conversations',
  estimates: 'estimates',
  customers: 'customers',
  auditLog: 'changes',
  securityLog: 'security_log',
  traffic: 'traffic_counts',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
const clear = () =>
  database.db.execute(
    `truncate ${Object.values(tables).join(', ')}, appointments, chat_messages, chat_notes, retention_runs cascade`,
  );
beforeEach(clear);
afterAll(() => database.close());

const deps = (time = now, db: Db = database.db) => ({ db, clock: () => time, months });
/** As if the next day had come, for the same rows. */
const makeDue = () =>
  database.db.execute(sql`update retention_runs set due_at = ${now.toISOString()}::timestamptz`);

async function findIds(kind: RetainedKind): Promise<Set<string>> {
  const { rows } = (await database.db.execute(
    sql`select id::text as id from ${sql.identifier(tables[kind])}`,
  )) as unknown as { rows: { id: string }[] };
  return new Set(rows.map(({ id }) => id));
}

type Stored = Awaited<ReturnType<typeof storeHousehold>>;

async function store(households: Parameters<typeof storeHousehold>[1][]): Promise<Stored> {
  await clear();
  const ages = { now, cutoffs: cutoffsAt(now, months) };
  return database.db.transaction(async (tx) => {
    const rows: Stored = [];
    for (const one of households) rows.push(...(await storeHousehold(tx, one, ages)));
    return rows;
  });
}

async function expectGone(rows: Stored) {
  for (const kind of retainedKinds) {
    const left = await findIds(kind);
    const wrong = rows.filter((row) => row.kind === kind && left.has(row.id) === row.goes);
    expect(wrong).toEqual([]);
  }
}

const readRemoved = async () => ({
  ...noCounts(),
  ...(await findRetentionRun(database.db))?.removed,
});

/** A database whose connection is lost in one of its next transactions. */
function failAt(db: Db, number: number): Db {
  let count = 0;
  return new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target);
      if (name !== 'transaction' || typeof value !== 'function')
        return typeof value === 'function' ? value.bind(target) : value;
      return (work: Parameters<Db['transaction']>[0]) => {
        count += 1;
        if (count < number) return value.call(target, work);
        return value.call(target, async (tx: Parameters<typeof work>[0]) => {
          await work(tx);
          throw new Error('The connection was lost.');
        });
      };
    },
  });
}

/** An answered enquiry that is not old enough to go. */
const keptHousehold = {
  isCustomer: false,
  isMerged: false,
  beyond: 1,
  note: null,
  step: null,
  changes: [],
  records: [
    {
      kind: 'enquiry' as const,
      beyond: -20,
      isOpen: false,
      isCancelled: false,
      hasEstimate: false,
      messages: [],
    },
  ],
};

describe('the retention job', () => {
  it('deletes what is due and nothing else, as the dry run said, and a second run nothing', () =>
    fc.assert(
      fc.asyncProperty(fc.array(household, { minLength: 1, maxLength: 6 }), async (households) => {
        const rows = await store(households);
        const plan = await countDue(deps(), now);
        expect(await runRetention(deps())).toBe(true);
        await expectGone(rows);
        expect(await readRemoved()).toEqual(plan);
        expect(await countDue(deps(), now)).toEqual(noCounts());
        await makeDue();
        expect(await runRetention(deps())).toBe(true);
        expect(await readRemoved()).toEqual(noCounts());
        await expectGone(rows);
      }),
      { numRuns: runs },
    ));

  it('goes on where a lost connection ended it, and counts both parts', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(household, { minLength: 3, maxLength: 6 }),
        fc.integer({ min: 1, max: 4 }),
        async (households, number) => {
          const rows = await store(households);
          const plan = await countDue(deps(), now);
          const first = runRetention(deps(now, failAt(database.db, number)));
          const isLost = await first.then(
            () => false,
            () => true,
          );
          if (isLost) {
            expect((await findRetentionRun(database.db))?.finishedAt).toBeNull();
            expect(await runRetention(deps())).toBe(false);
            const later = new Date(now.getTime() + 11 * 60_000);
            expect(await runRetention(deps(later))).toBe(true);
          }
          await expectGone(rows);
          expect(await readRemoved()).toEqual(plan);
        },
      ),
      { numRuns: Math.ceil(runs / 2) },
    ));

  it('is run by one process a day', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => runRetention(deps())));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const hour = 3_600_000;
    expect(await runRetention(deps(new Date(now.getTime() + 23 * hour)))).toBe(false);
    expect(await runRetention(deps(new Date(now.getTime() + 24 * hour)))).toBe(true);
  });

  it.each([61, 800, 3 * 365])(
    'deletes nothing where the clock is %i days ahead, and runs again once it is right',
    async (days) => {
      const ahead = new Date(now.getTime() + days * 86_400_000);
      await store([keptHousehold]);
      await runRetention(deps());
      const kept = await findIds('enquiries');
      expect(kept.size).toBe(1);
      await expect(runRetention(deps(ahead))).rejects.toThrow(`the last run was ${days} days ago`);
      expect(await runRetention(deps(ahead))).toBe(false);
      const tomorrow = new Date(now.getTime() + 86_400_000);
      expect(await runRetention(deps(tomorrow))).toBe(true);
      expect(await findIds('enquiries')).toEqual(kept);
    },
  );

  it('deletes a day later what became due in a pause of months', async () => {
    await store([keptHousehold]);
    await runRetention(deps());
    const back = addMonths(now, 36);
    await expect(runRetention(deps(back))).rejects.toThrow('Nothing old was deleted');
    expect((await findIds('enquiries')).size).toBe(1);
    expect(await runRetention(deps(new Date(back.getTime() + 86_400_000)))).toBe(true);
    expect((await findIds('enquiries')).size).toBe(0);
  });

  it('counts for the next month what is due then', async () => {
    await store([keptHousehold]);
    expect(await countDue(deps(), now)).toEqual(noCounts());
    const later = addMonths(now, 1);
    expect(await countDue(deps(), later)).toEqual({ ...noCounts(), enquiries: 1 });
  });

  it('reads and deletes more rows than fit into one part', async () => {
    const cutoff = cutoffsAt(now, months).auditLog;
    await database.db.execute(sql`
      insert into changes (at, by, kind, what, before, after)
      select ${cutoff.toISOString()}::timestamptz + (n - 450.5) * interval '1 minute', 'Sian', 'prices', 'edited', '{}', '{}'
      from generate_series(1, 900) as n`);
    expect(await runRetention(deps())).toBe(true);
    expect(await readRemoved()).toEqual({ ...noCounts(), auditLog: 450 });
    expect((await findIds('auditLog')).size).toBe(450);
  });
});

describe('a period of months', () => {
  it.each([
    ['2026-03-31T10:00:00Z', -1, '2026-02-28T10:00:00.000Z'],
    ['2028-02-29T00:00:00Z', -12, '2027-02-28T00:00:00.000Z'],
    ['2026-11-23T12:00:00Z', -24, '2024-11-23T12:00:00.000Z'],
    ['2026-12-31T12:00:00Z', 2, '2027-02-28T12:00:00.000Z'],
  ])('from %s by %i ends at %s', (from, by, to) => {
    expect(addMonths(new Date(from), by).toISOString()).toBe(to);
  });

  it('is of each kind its own', () => {
    expect(cutoffsAt(now, months)).toEqual(perKind((kind) => addMonths(now, -months[kind])));
  });
});
