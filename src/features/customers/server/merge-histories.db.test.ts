import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/server/database/database.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import { type GivenRecord, joinRecords } from './join-records.ts';
import {
  dismissSuggestion,
  mergeCustomers,
  restoreSuggestion,
  unmerge,
} from './merge-customers.ts';
import { lockCustomers } from './queries-join.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const runs = loopLength(5, 1_000);
const staff: Staff = { id: 'mo', name: 'Mo Patel', email: 'mo@example.com', role: 'admin' };
const clock = () => new Date('2027-03-01T09:00:00Z');
const names = ['Ann Price', 'Ben Moss', 'Cy Adams', 'Di Clark', 'Ed Baker'];

type Owner = {
  record_id: string;
  customer_id: string;
  root_id: string;
  merged_into: string | null;
};

/** Which customer each record has: the one it was given to, and the one it is shown with. */
async function readOwners(): Promise<Owner[]> {
  const { rows } = (await database.db.execute(sql`
    select r.record_id, r.customer_id, c.root_id, c.merged_into from customer_records r
    join customers c on c.id = r.customer_id order by r.record_id`)) as unknown as {
    rows: Owner[];
  };
  return rows;
}

const record = (n: number): GivenRecord => ({
  kind: 'enquiry',
  id: `enquiry-${n}`,
  name: names[n % names.length] ?? '',
  email: '',
  phone: `01632 96000${n % names.length}`,
  postcode: 'SN15 3HR',
  address: '',
  source: 'website',
  at: new Date(+clock() + n),
  words: '',
  linked: [],
  estimates: [],
});
const store = (numbers: number[]) =>
  database.db.transaction(async (tx) => {
    await lockCustomers(tx);
    await joinRecords(tx, numbers.map(record), clock());
  });

const person = fc.nat({ max: names.length - 1 });
const step = fc.oneof(
  fc.record({ do: fc.constant('merge' as const), one: person, other: person }),
  fc.record({ do: fc.constant('unmerge' as const), one: person, other: person }),
  fc.record({ do: fc.constant('dismiss' as const), one: person, other: person }),
  fc.record({ do: fc.constant('restore' as const), one: person, other: person }),
  fc.record({ do: fc.constant('arrive' as const), one: person, other: person }),
);

it('random merges, their undoing and dismissals never lose a record or show it with two customers', async () => {
  const deps = { db: database.db, clock };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await database.db.execute('truncate customers cascade');
      await store(names.map((_, n) => n));
      const own = (await readOwners()).map(({ customer_id }) => customer_id);
      let count = names.length;
      for (const { do: action, one, other } of steps) {
        const before = await readOwners();
        const [a = '', b = ''] = [own[one], own[other]];
        const act = {
          merge: () => mergeCustomers(deps, a, [b], staff),
          unmerge: () => unmerge(deps, a, staff),
          dismiss: () => dismissSuggestion(deps, a, b, staff),
          restore: () => restoreSuggestion(deps, a, b, staff),
          arrive: () => store([count + one]),
        }[action];
        const failed = await act().then(
          () => false,
          (error: { status?: number }) => {
            expect(error.status).toBe(409);
            return true;
          },
        );
        count += names.length;
        const after = await readOwners();
        if (failed || action === 'dismiss' || action === 'restore') expect(after).toEqual(before);
        if (action === 'arrive') expect(after).toHaveLength(before.length + 1);
        // A record stays with the customer it was given to, and is shown with the end of its merges.
        for (const { record_id, customer_id } of before)
          expect(after.find((row) => row.record_id === record_id)?.customer_id).toBe(customer_id);
        const parents = new Map(after.map((row) => [row.customer_id, row.merged_into]));
        for (const row of after) {
          let end = row.customer_id;
          for (let next = parents.get(end); next; next = parents.get(end)) end = next;
          expect(row.root_id).toBe(end);
        }
        if (failed || action !== 'merge') continue;
        // Undone, everybody has what they had.
        const merged = after.find((row, n) => row.merged_into !== before[n]?.merged_into);
        await unmerge(deps, merged?.customer_id ?? '', staff);
        expect(await readOwners()).toEqual(before);
        await mergeCustomers(deps, a, [b], staff);
        expect(await readOwners()).toEqual(after);
      }
    }),
    { numRuns: runs },
  );
});
