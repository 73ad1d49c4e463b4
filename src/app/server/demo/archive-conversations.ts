import { randomBytes, randomUUID } from 'node:crypto';
import type { Achievement } from '#features/assistant/server/outcomes/outcome.ts';
import type { TurnRow } from '#features/assistant/server/queries.ts';
import { assistantPrefix } from '#features/chat/limits.ts';
import type { conversationEmails, conversations, messages } from '#features/chat/server/schema.ts';
import { cutSubject } from '#features/chat/subject.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { staffOf } from './archive-bookings.ts';
import {
  type Line,
  longConversation,
  type SampleConversation,
  sampleConversations,
} from './sample-conversations.ts';
import { samplePerson } from './sample-people.ts';
import { sampleTurn } from './sample-turn.ts';

export type ArchivedConversations = {
  conversations: (typeof conversations.$inferInsert)[];
  emails: (typeof conversationEmails.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
  turns: TurnRow[];
};
type ArchiveOptions = { count: number; now: Date; staff: readonly Staff[] };

const minute = 60_000;
const day = 24 * 60 * minute;

/** Resolved conversations of the last year and, among the newest, a landlord's with 400 messages. */
export function archiveConversations(options: ArchiveOptions): ArchivedConversations {
  const archived: ArchivedConversations = {
    conversations: [],
    emails: [],
    messages: [],
    turns: [],
  };
  const { now, staff, count } = options;
  addConversation(archived, {
    n: 0,
    lines: longConversation,
    status: 'active',
    startedAt: new Date(now.getTime() - 9 * day),
    staff: staffOf(0, staff),
  });
  const answered = sampleConversations.filter(({ lines }) => lines.at(-1)?.[0] !== 'customer');
  for (let n = 1; n < count; n += 1) {
    const { lines, achieved } = answered[n % answered.length] as SampleConversation;
    addConversation(archived, {
      n,
      lines,
      achieved,
      status: 'resolved',
      startedAt: new Date(now.getTime() - Math.round((3 + (350 * n) / count) * day)),
      staff: staffOf(n, staff),
    });
  }
  return archived;
}

type Archived = {
  n: number;
  lines: readonly Line[];
  achieved?: Achievement | undefined;
  status: 'active' | 'resolved';
  startedAt: Date;
  staff: Staff;
};

function addConversation(
  archived: ArchivedConversations,
  { n, lines, achieved, status, startedAt, staff }: Archived,
) {
  const { name, email } = samplePerson(520 + n);
  const id = randomBytes(16).toString('base64url');
  const at = (index: number) => new Date(startedAt.getTime() + index * 3 * minute);
  const isTaken = lines.some(([who]) => who === 'team');
  archived.conversations.push({
    id,
    visitorHash: randomUUID(),
    openedBy: randomUUID(),
    customerName: name,
    customerEmail: email,
    subject: cutSubject(lines[0]?.[1] ?? ''),
    status,
    takenById: isTaken ? staff.id : null,
    takenByName: isTaken ? staff.name : null,
    lastSequence: lines.length,
    createdAt: startedAt,
    updatedAt: at(lines.length - 1),
  });
  archived.emails.push({ conversationId: id, email });
  let asked = '';
  for (const [index, [who, content]] of lines.entries()) {
    const messageId = randomUUID();
    archived.messages.push({
      id: messageId,
      conversationId: id,
      sequence: index + 1,
      content,
      ...senderOf(who, staff),
      clientMessageId: who === 'assistant' ? assistantPrefix + asked : null,
      isRead: true,
      createdAt: at(index),
    });
    if (who === 'customer') asked = messageId;
    if (who === 'assistant')
      archived.turns.push(
        sampleTurn({
          conversationId: id,
          messageId: asked,
          answer: content,
          createdAt: at(index),
          achieved: index === lines.length - 1 ? achieved : undefined,
          next: lines[index + 1]?.[0],
        }),
      );
  }
}

function senderOf(who: Line[0], { id, name }: Staff) {
  if (who === 'team') return { senderType: 'team_member', senderId: id, senderName: name } as const;
  return { senderType: who, senderId: null, senderName: null } as const;
}
