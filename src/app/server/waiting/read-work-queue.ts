import type { Dashboard } from '#app/dashboard-contract.ts';
import type { RecordKind } from '#features/customers/limits.ts';
import { findPeopleOf } from '#features/customers/server/queries-list.ts';
import type { Db } from '#platform/server/database/database.ts';
import { countWaiting, findWaiting, type Waiting } from './find-waiting.ts';
import { groupByPerson } from './group-by-person.ts';

/** Things listed at most; the others are counted. */
export const maxListed = 50;

const recordKind: Record<Exclude<Waiting['kind'], 'step'>, RecordKind> = {
  lead: 'enquiry',
  appointment: 'appointment',
  visit: 'appointment',
  quote: 'appointment',
  'unsent-quote': 'appointment',
  chat: 'conversation',
};

/** Everybody who waits for us, once each, and how many things besides those listed. */
export async function readWorkQueue(
  db: Db,
  now: Date,
): Promise<Pick<Dashboard, 'queue' | 'unlistedCount'>> {
  const waiting = await findWaiting(db, now, maxListed);
  const refs = waiting.flatMap(({ kind, id }) =>
    kind === 'step' ? [] : [{ kind: recordKind[kind], id }],
  );
  const people = new Map(
    (await findPeopleOf(db, refs)).map(({ kind, recordId, ...person }) => [
      `${kind} ${recordId}`,
      person,
    ]),
  );
  const queue = groupByPerson(waiting, ({ kind, id, phone }) =>
    kind === 'step' ? { customerId: id, phone } : people.get(`${recordKind[kind]} ${id}`),
  );
  // Whoever joins the queue between the two reads is counted in the next one.
  const count = waiting.length < maxListed ? waiting.length : await countWaiting(db, now);
  return { queue, unlistedCount: Math.max(0, count - waiting.length) };
}
