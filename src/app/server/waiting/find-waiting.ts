import type { Dashboard } from '#app/dashboard-contract.ts';
import { countPending, findOldestPending } from '#features/booking/server/queries-dashboard.ts';
import {
  countWaitingConversations,
  findLongestWaiting,
} from '#features/chat/server/conversations/queries-waiting.ts';
import { countNewEnquiries, findOldestNewEnquiries } from '#features/enquiries/server/queries.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Somebody who waits for an answer of staff. */
export type Waiting = Omit<Dashboard['waiting'][number], 'since'> & { since: Date };

const aboutLength = 120;

/** Those who wait for us, the longest first, whatever their kinds. */
export async function findWaiting(db: Db, now: Date, limit: number): Promise<Waiting[]> {
  const enquiries = await findOldestNewEnquiries(db, limit);
  const appointments = await findOldestPending(db, limit);
  const chats = await findLongestWaiting(db, now, limit);
  return [
    ...enquiries.map(({ id, firstName, lastName, message, createdAt }) => ({
      kind: 'lead' as const,
      id,
      name: `${firstName} ${lastName}`,
      about: cut(message),
      since: createdAt,
    })),
    ...appointments.map(({ id, customerName, requirements, createdAt }) => ({
      kind: 'appointment' as const,
      id,
      name: customerName,
      about: cut(requirements),
      since: createdAt,
    })),
    ...chats.map(({ id, customerName, subject, since }) => ({
      kind: 'chat' as const,
      id,
      name: customerName,
      about: cut(subject),
      since,
    })),
  ]
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .slice(0, limit);
}

/** How many wait for us. */
export async function countWaiting(db: Db, now: Date): Promise<number> {
  const enquiries = await countNewEnquiries(db);
  const appointments = await countPending(db);
  return enquiries + appointments + (await countWaitingConversations(db, now));
}

function cut(text: string | null): string | null {
  return text && text.length > aboutLength ? `${text.slice(0, aboutLength - 1).trimEnd()}…` : text;
}
