import { randomBytes } from 'node:crypto';
import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { findConversation } from './queries-conversations.ts';
import { insertNote, type NoteRow } from './queries-notes.ts';

/** Stores a note. @throws Problem 404 for an unknown conversation */
export async function addNote(
  db: Db,
  conversationId: string,
  { content, author, now }: { content: string; author: Staff; now: Date },
): Promise<NoteRow> {
  return db.transaction(async (tx) => {
    if (!(await findConversation(tx, conversationId)))
      throw new Problem(404, 'There is no such conversation.');
    const note = {
      id: randomBytes(16).toString('base64url'),
      conversationId,
      content,
      authorId: author.id,
      authorName: author.name,
      createdAt: now,
    };
    await insertNote(tx, note);
    await publish(tx, channels.chat, { kind: 'changed', conversation: conversationId });
    return note;
  });
}
