import { randomUUID } from 'node:crypto';
import { insertTurn } from '#features/assistant/server/queries.ts';
import { assistantPrefix } from '#features/chat/limits.ts';
import { addNote } from '#features/chat/server/conversations/add-note.ts';
import { beginConversation } from '#features/chat/server/conversations/begin-conversation.ts';
import { changeConversation } from '#features/chat/server/conversations/change-conversation.ts';
import { markMessagesRead } from '#features/chat/server/conversations/mark-messages-read.ts';
import { updateConversation } from '#features/chat/server/conversations/queries-conversations.ts';
import { type Sender, storeMessages } from '#features/chat/server/conversations/store-messages.ts';
import type { SampleConversation } from './sample-conversations.ts';
import type { SamplePerson } from './sample-people.ts';
import { sampleTurn } from './sample-turn.ts';
import type { Stage } from './stage.ts';

const minute = 60_000;

/** Seeds one conversation; a conversation that staff answered is marked as read by both sides. */
export async function seedSampleConversation(
  { db, staff }: Stage,
  { hoursAgo, lines, status, isKnown, note, achieved }: SampleConversation,
  { name, email }: SamplePerson,
  now: Date,
) {
  let at = new Date(now.getTime() - hoursAgo * 60 * minute);
  const visitor: Sender & { type: 'customer' } = {
    type: 'customer',
    visitor: randomUUID(),
    ...(isKnown && { name }),
  };
  const senders = {
    customer: visitor,
    assistant: { type: 'assistant' },
    team: { type: 'team_member', staff },
  } as const;
  const [[, first], ...rest] = lines as [
    SampleConversation['lines'][number],
    ...SampleConversation['lines'],
  ];
  const opened = await beginConversation(
    db,
    visitor,
    { content: first, clientMessageId: randomUUID() },
    at,
  );
  if (!('conversation' in opened)) throw new Error('A sample conversation was not begun.');
  const conversationId = opened.conversation.id;
  if (isKnown)
    await db.transaction((tx) => updateConversation(tx, conversationId, { customerEmail: email }));
  let answered = '';
  let asked = opened.message.id;
  for (const [index, [who, content]] of rest.entries()) {
    at = new Date(at.getTime() + (who === 'team' ? 6 : 1) * minute);
    const clientMessageId = who === 'assistant' ? assistantPrefix + asked : null;
    const message = { conversationId, content, clientMessageId, sender: senders[who] };
    const [stored] = await db.transaction((tx) => storeMessages(tx, [message], at));
    if (!stored || !('message' in stored)) throw new Error('A sample message was not stored.');
    if (who === 'assistant')
      await insertTurn(
        db,
        sampleTurn({
          conversationId,
          messageId: asked,
          answer: content,
          createdAt: at,
          achieved: index === rest.length - 1 ? achieved : undefined,
          next: rest[index + 1]?.[0],
        }),
      );
    if (who === 'customer') asked = stored.message.id;
    else answered = stored.message.id;
  }
  if (answered) {
    await markMessagesRead(db, conversationId, answered, { team: false, customer: true });
    await markMessagesRead(db, conversationId, answered, { team: true, customer: false });
  }
  if (note) await addNote(db, conversationId, { content: note, author: staff, now: at });
  if (status === 'resolved') await changeConversation(db, conversationId, { status }, staff);
}
