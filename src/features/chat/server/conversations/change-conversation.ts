import { ne } from 'drizzle-orm';
import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { ConversationStatus } from '../../contract.ts';
import { conversations } from '../schema.ts';
import {
  findConversation,
  findInboxRows,
  type InboxRow,
  isFreeFor,
  updateConversation,
  updateConversationsTakenBy,
} from './queries-conversations.ts';

export type ConversationChange = {
  status?: ConversationStatus | undefined;
  takenBy?: 'me' | null | undefined;
};

const unknown = () => new Problem(404, 'There is no such conversation.');

/**
 * Resolves, reopens, takes over or gives back a conversation; a no-op if it already is in that state.
 * @throws Problem 404 for an unknown id, 409 when another team member has taken it
 */
export async function changeConversation(
  db: Db,
  id: string,
  { status, takenBy }: ConversationChange,
  staff: Staff,
): Promise<InboxRow> {
  return db.transaction(async (tx) => {
    const found = await findConversation(tx, id);
    if (!found) throw unknown();
    const free = { takenById: null, takenByName: null, handedOverAt: null, urgentAt: null };
    const changes = [
      status !== undefined &&
        (await updateConversation(
          tx,
          id,
          { status, ...(status === 'resolved' && free) },
          ne(conversations.status, status),
        )),
      takenBy === null && (await updateConversation(tx, id, free)),
      takenBy === 'me' && (await take(tx, id, staff)),
    ];
    if (changes.some(Boolean))
      await publish(tx, channels.chat, { kind: 'changed', conversation: id });
    const [row] = await findInboxRows(tx, [id]);
    if (!row) throw unknown();
    return row;
  });
}

/**
 * Gives back the conversations that somebody has taken who no longer works with them. Their customers wait for the team
 * from then on, not for the assistant.
 */
export async function releaseConversations(tx: Tx, staffId: string, now: Date) {
  const free = { takenById: null, takenByName: null, handedOverAt: now };
  for (const conversation of await updateConversationsTakenBy(tx, staffId, free))
    await publish(tx, channels.chat, { kind: 'changed', conversation });
}

async function take(tx: Tx, id: string, staff: Staff): Promise<boolean> {
  const mine = { takenById: staff.id, takenByName: staff.name, handedOverAt: null, urgentAt: null };
  if (await updateConversation(tx, id, mine, isFreeFor(staff.id))) return true;
  const taken = await findConversation(tx, id);
  throw new Problem(409, `${taken?.takenByName ?? 'Someone'} has taken this conversation.`);
}
