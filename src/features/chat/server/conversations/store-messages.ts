import { randomBytes } from 'node:crypto';
import type { ChatEvent } from '#features/business/server/channels.ts';
import { type Batched, createBatcher } from '#platform/server/batcher.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { MessageAttachments, VisitorContext } from '../../contract.ts';
import { unnamedCustomer } from '../../limits.ts';
import { isVisitorOf } from './queries-conversations.ts';
import {
  type ConversationRow,
  findByClientIds,
  lockConversations,
  type MessageRow,
  saveMessages,
} from './queries-messages.ts';
import { deleteTurns, type NewTurn, requestTurns } from './queries-turns.ts';

/** The sender: decides which conversations it may write to, and how a message changes them. */
export type Sender =
  | {
      type: 'customer';
      visitor: string;
      name?: string | undefined;
      context?: VisitorContext;
      /** Asks the assistant to answer: the customer's network, and the process that would do it. */
      asks?: { network: string; process: string } | undefined;
    }
  /** A card that the customer sent over HTTP: who they are was checked by the caller. */
  | { type: 'card' }
  | { type: 'team_member'; staff: Staff }
  /** With the customer's message that is answered, if it had a turn. */
  | { type: 'assistant'; messageId?: string };

export type NewMessage = {
  conversationId: string;
  content: string;
  clientMessageId: string | null;
  sender: Sender;
  attachments?: MessageAttachments | null;
};

export type Outcome =
  | {
      kind: 'stored' | 'resent';
      message: MessageRow;
      conversation: ConversationRow;
      /** The assistant is to answer, and this process has claimed the turn. */
      isOurTurn?: boolean;
    }
  /** No such conversation for this sender. */
  | { kind: 'unknown' }
  /** A team member has taken the conversation while the assistant was answering. */
  | { kind: 'silenced' };

/**
 * Stores messages in the given order and numbers them. Each conversation is locked until the commit, so
 * that its numbers have no gaps and become visible in order, whichever process writes. A resent message
 * is not stored again; the stored one is returned. Every process is notified at the commit.
 */
export async function storeMessages(tx: Tx, incoming: NewMessage[], now: Date): Promise<Outcome[]> {
  const ids = [...new Set(incoming.map(({ conversationId }) => conversationId))];
  const named = incoming.flatMap(({ conversationId, clientMessageId }) =>
    clientMessageId === null ? [] : [{ conversationId, clientMessageId }],
  );
  const states = new Map(
    (await lockConversations(tx, ids)).map((row) => [row.id, { row, before: row }]),
  );
  const sent = new Map(
    named.length === 0 ? [] : (await findByClientIds(tx, named)).map((row) => [sentKey(row), row]),
  );
  const fresh: MessageRow[] = [];

  const outcomes = incoming.map((message): Outcome => {
    const state = states.get(message.conversationId);
    if (!state || !mayWrite(message.sender, state.row)) return { kind: 'unknown' };
    const twin = message.clientMessageId === null ? undefined : sent.get(sentKey(message));
    if (twin) return { kind: 'resent', message: twin, conversation: state.row };
    if (message.sender.type === 'assistant' && state.row.takenById !== null)
      return { kind: 'silenced' };
    state.row = follow(state.row, message.sender, now);
    const row = toRow(message, state.row.lastSequence, now);
    fresh.push(row);
    if (row.clientMessageId !== null) sent.set(sentKey(row), row);
    return { kind: 'stored', message: row, conversation: state.row };
  });

  const answered = incoming.flatMap(({ sender }) =>
    sender.type === 'assistant' && sender.messageId !== undefined ? [sender.messageId] : [],
  );
  if (answered.length > 0) await deleteTurns(tx, answered);
  if (fresh.length === 0) return outcomes;
  const touched = [...states.values()].filter(({ row, before }) => row !== before);
  await saveMessages(
    tx,
    fresh,
    touched.map(({ row }) => row),
    touched.flatMap(({ row, before }) => describe(before, row)),
  );
  return claimTurns(tx, incoming, outcomes);
}

/**
 * Stores messages of any conversations in batches of one transaction each; one that fails is stored without the others.
 * Two at once, since the database waits for its disk at the end of each.
 */
export const createMessageStore = (db: Db, clock: () => Date): Batched<NewMessage, Outcome> =>
  createBatcher((batch) => db.transaction((tx) => storeMessages(tx, batch, clock())), {
    concurrency: 2,
  });

/** Requests a turn of the assistant for the newest message of each conversation that asks for one. */
async function claimTurns(tx: Tx, incoming: NewMessage[], outcomes: Outcome[]) {
  const turns = new Map<string, NewTurn>();
  let process: string | undefined;
  for (const [i, outcome] of outcomes.entries()) {
    const sender = incoming[i]?.sender;
    const asks = sender?.type === 'customer' ? sender.asks : undefined;
    if (!asks || outcome.kind !== 'stored' || outcome.conversation.takenById !== null) continue;
    const { conversationId, id: messageId } = outcome.message;
    turns.set(conversationId, { conversationId, messageId, network: asks.network });
    process = asks.process;
  }
  if (process === undefined) return outcomes;
  const requested = [...turns.values()].sort((a, b) =>
    a.conversationId < b.conversationId ? -1 : 1,
  );
  const ours = new Set(await requestTurns(tx, requested, process));
  return outcomes.map((outcome) =>
    outcome.kind === 'stored' && ours.has(outcome.message.conversationId)
      ? { ...outcome, isOurTurn: true }
      : outcome,
  );
}

const sentKey = (message: Pick<NewMessage, 'conversationId' | 'clientMessageId'>) =>
  `${message.conversationId} ${message.clientMessageId}`;

function mayWrite(sender: Sender, row: ConversationRow): boolean {
  return sender.type !== 'customer' || isVisitorOf(row, sender.visitor);
}

/** The conversation after a message: a customer's reopens it, a team member's takes it. */
function follow(row: ConversationRow, sender: Sender, now: Date): ConversationRow {
  const next = { ...row, lastSequence: row.lastSequence + 1, updatedAt: now };
  if (sender.type === 'card') next.status = 'active';
  if (sender.type === 'customer') {
    next.status = 'active';
    if (sender.name && row.customerName === unnamedCustomer) next.customerName = sender.name;
    if (sender.context) next.context = { ...row.context, ...sender.context };
  }
  if (sender.type === 'team_member' && row.takenById === null) {
    next.takenById = sender.staff.id;
    next.takenByName = sender.staff.name;
    next.handedOverAt = null;
    next.urgentAt = null;
  }
  return next;
}

function toRow(message: NewMessage, sequence: number, now: Date): MessageRow {
  const { conversationId, content, clientMessageId, sender, attachments = null } = message;
  return {
    id: randomBytes(16).toString('base64url'),
    conversationId,
    sequence,
    content,
    senderType: sender.type === 'card' ? 'customer' : sender.type,
    senderId: sender.type === 'team_member' ? sender.staff.id : null,
    senderName: sender.type === 'team_member' ? sender.staff.name : null,
    clientMessageId,
    isRead: false,
    createdAt: now,
    attachments,
  };
}

function describe(before: ConversationRow, row: ConversationRow): ChatEvent[] {
  const { id: conversation, lastSequence: to } = row;
  const from = before.lastSequence + 1;
  const changed =
    from === 1 ||
    row.status !== before.status ||
    row.takenById !== before.takenById ||
    row.customerName !== before.customerName;
  return [
    { kind: 'messages', conversation, from, to },
    ...(changed ? [{ kind: 'changed' as const, conversation }] : []),
  ];
}
