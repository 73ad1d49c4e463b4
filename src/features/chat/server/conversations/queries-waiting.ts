import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { conversations, messages } from '../schema.ts';

/** A conversation that waits for staff. */
export type WaitingConversation = {
  id: string;
  customerName: string;
  subject: string;
  since: Date;
};

/** Short thanks ask for no answer. */
const thanks = String.raw`^\W*(ok(ay)?\W+)?(thanks?|thank (yo)?u|many thanks|ta|cheers|great|lovely|perfect|brilliant|bye|goodbye)\M[^?]{0,60}$`;
/** The assistant has that long to answer before its conversation counts as waiting. */
const assistantSeconds = 60;

/**
 * The active conversations in which the customer waits for staff: handed over and taken by nobody, or with an
 * unanswered message. Each waits since the handover or the first unanswered message.
 */
const waitingAt = (now: Date): SQL => sql`
  select ${conversations.id} as id, ${conversations.customerName} as customer_name,
    ${conversations.subject} as subject,
    least(${conversations.handedOverAt}, unanswered.since) as since
  from ${conversations}
  left join lateral (
    select min(later.created_at) as since from ${messages} later
    where later.conversation_id = ${conversations.id}
      and later.sequence > coalesce((
        select max(reply.sequence) from ${messages} reply
        where reply.conversation_id = ${conversations.id} and reply.sender_type <> 'customer'
      ), 0)
  ) unanswered on exists (
    select from ${messages} newest
    where newest.conversation_id = ${conversations.id}
      and newest.sequence = ${conversations.lastSequence}
      and newest.sender_type = 'customer'
      and newest.content !~* ${thanks}
      and (${conversations.takenById} is not null
        or newest.created_at < ${now.toISOString()}::timestamptz - ${assistantSeconds} * interval '1 second')
  )
  where ${conversations.status} = 'active'
    and (${conversations.handedOverAt} is not null or unanswered.since is not null)`;

/** Whether the conversation of a row waits for staff. */
export const isWaitingAt = (now: Date): SQL<boolean> =>
  sql<boolean>`exists (select from (${waitingAt(now)}) waiting where waiting.id = ${conversations.id})`;

/** The conversations that wait for staff, those first that have waited longest. */
export async function findLongestWaiting(
  db: Db,
  now: Date,
  limit: number,
): Promise<WaitingConversation[]> {
  const { rows } = (await db.execute(
    sql`select * from (${waitingAt(now)}) waiting order by since, id limit ${limit}`,
  )) as { rows: { id: string; customer_name: string; subject: string; since: string | Date }[] };
  return rows.map(({ id, customer_name: customerName, subject, since }) => ({
    id,
    customerName,
    subject,
    since: new Date(since),
  }));
}

/** The number of conversations that wait for staff. */
export async function countWaitingConversations(db: Db, now: Date): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as number from (${waitingAt(now)}) waiting`,
  )) as { rows: { number: number }[] };
  return rows[0]?.number ?? 0;
}
