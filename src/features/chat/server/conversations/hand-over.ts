import { randomBytes } from 'node:crypto';
import { firm } from '#features/business/firm.ts';
import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { limits } from '../../limits.ts';
import { updateConversation } from './queries-conversations.ts';
import { insertNote } from './queries-notes.ts';

/** The author id of the assistant's notes; no account has it. */
const assistantId = 'assistant';

type Reason = {
  summary: string;
  now: Date;
  /** An alert for the team, sent once, where it cannot wait. */
  alert?: NewMail | undefined;
};

/** Hands a conversation over to staff, with a note that says why. An unknown one is ignored. */
export async function handOverConversation(
  db: Db,
  conversationId: string,
  { summary, now, alert }: Reason,
): Promise<void> {
  const change = { handedOverAt: now, ...(alert && { urgentAt: now }) };
  await db.transaction(async (tx) => {
    if (!(await updateConversation(tx, conversationId, change))) return;
    if (alert) await queueMails(tx, [alert], now);
    await insertNote(tx, {
      id: randomBytes(16).toString('base64url'),
      conversationId,
      content: summary.slice(0, limits.note),
      authorId: assistantId,
      authorName: firm().assistant.name,
      createdAt: now,
    });
    await publish(tx, channels.chat, { kind: 'changed', conversation: conversationId });
  });
}
