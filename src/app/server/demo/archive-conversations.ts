import { randomBytes, randomUUID } from 'node:crypto';
import type { conversationEmails, conversations, messages } from '#features/chat/server/schema.ts';
import { cutSubject } from '#features/chat/subject.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { staffOf } from './archive-bookings.ts';
import { type Line, longConversation, sampleConversations } from './sample-conversations.ts';
import { samplePerson } from './sample-people.ts';

export type ArchivedConversations = {
  conversations: (typeof conversations.$inferInsert)[];
  emails: (typeof conversationEmails.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
};
type ArchiveOptions = { count: number; now: Date; staff: readonly Staff[] };

const minute = 60_000;
const day = 24 * 60 * minute;

/** Resolved conversations of the last year and, among the newest, a landlord's with 400 messages. */
export function archiveConversations(options: ArchiveOptions): ArchivedConversations {
  const archived: ArchivedConversations = { conversations: [], emails: [], messages: [] };
  const { now, staff, count } = options;
  addConversation(archived, {
    n: 0,
    lines: longConversation,
    status: 'active',
    startedAt: new Date(now.getTime() - 9 * day),
    staff: staffOf(0, staff),
  });
  const answered = sampleConversations.filter(({ lines }) => lines.at(-1)?.[0] !== 'customer');
  for (let n = 1; n < count; n += 1)
    addConversation(archived, {
      n,
      lines: (answered[n % answered.length] ?? { lines: [] }).lines,
      status: 'resolved',
      startedAt: new Date(now.getTime() - Math.round((3 + (350 * n) / count) * day)),
      staff: staffOf(n, staff),
    });
  return archived;
}

type Archived = {
  n: number;
  lines: readonly Line[];
  status: 'active' | 'resolved';
  startedAt: Date;
  staff: Staff;
};

function addConversation(
  archived: ArchivedConversations,
  { n, lines, status, startedAt, staff }: Archived,
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
  for (const [index, [who, content]] of lines.entries())
    archived.messages.push({
      id: randomUUID(),
      conversationId: id,
      sequence: index + 1,
      content,
      ...senderOf(who, staff),
      isRead: true,
      createdAt: at(index),
    });
}

function senderOf(who: Line[0], { id, name }: Staff) {
  if (who === 'team') return { senderType: 'team_member', senderId: id, senderName: name } as const;
  return { senderType: who, senderId: null, senderName: null } as const;
}
