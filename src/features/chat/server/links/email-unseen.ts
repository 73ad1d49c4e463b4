import { writeMail } from '#features/business/server/texts/mail-wording.ts';
import type { Db } from '#platform/server/database/database.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import { kindOf, type NewMail, type QueuedMail } from '#platform/server/mail/message.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { lockConversations } from '../conversations/queries-messages.ts';
import {
  deleteExpiredChatLinks,
  findUnseen,
  findUnseenReplies,
  insertChatLink,
  isAnyUnseen,
} from './queries-links.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long a reply may stay unseen in the chat before it is emailed. */
const unseenAfter = 5 * minute;
/** What is older was emailed, or was written before the site emailed replies. */
const forgottenAfter = day;
const linkDays = 14;
const mailKind = 'chat-replies';

/**
 * Emails the replies that a customer has not seen for five minutes: all of a conversation in one email, and each once,
 * however often and in however many processes this runs.
 */
export async function emailUnseenReplies({
  db,
  clock,
  publicUrl,
}: {
  db: Db;
  clock: () => Date;
  publicUrl: string;
}): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - unseenAfter);
  const after = new Date(now.getTime() - forgottenAfter);
  for (const id of await findUnseen(db, { after, before }))
    await db.transaction(async (tx) => {
      const [conversation] = await lockConversations(tx, [id]);
      const replies = await findUnseenReplies(tx, id);
      const upTo = replies.at(-1)?.sequence;
      if (!conversation?.customerEmail || upTo === undefined) return;
      const token = makeToken();
      const expiresAt = new Date(now.getTime() + linkDays * day);
      await insertChatLink(tx, {
        tokenHash: hashToken(token),
        conversationId: id,
        upTo,
        expiresAt,
      });
      const { customerName: name, customerEmail: to } = conversation;
      const link = `${publicUrl}/chat#token=${token}`;
      await queueMail(tx, composeUnseenReplies({ id, name, to, link, upTo, replies }), now);
    });
  await deleteExpiredChatLinks(db, now);
}

type UnseenReplies = {
  id: string;
  name: string;
  to: string;
  link: string;
  /** The number of the last reply. */
  upTo: number;
  replies: { content: string; senderName: string | null }[];
};

/** Composes the email of the replies that a customer has not seen in the chat. */
export function composeUnseenReplies({
  id,
  name,
  to,
  link,
  upTo,
  replies,
}: UnseenReplies): NewMail {
  const say = writeMail('chat-replies', { customerName: name, days: String(linkDays) });
  return {
    key: `${mailKind}:${id}:${upTo}`,
    about: id,
    to,
    subject: say.subject,
    content: {
      heading: say.heading,
      parts: [
        {
          list: replies.map(
            ({ content, senderName }) => [senderName ?? 'Our team', content] as const,
          ),
        },
        { link: say.button, to: link },
        { say: say.closing },
      ],
    },
  };
}

/** Why an email of replies is no longer worth sending, if so: they were seen. Other emails are ignored. */
export async function findSeenReplies(
  db: Db,
  mail: Pick<QueuedMail, 'eventKey'>,
): Promise<string | undefined> {
  if (kindOf(mail.eventKey) !== mailKind) return undefined;
  const [, id = '', upTo] = mail.eventKey.split(':');
  return (await isAnyUnseen(db, id, Number(upTo)))
    ? undefined
    : 'the customer has seen the replies in the chat';
}
