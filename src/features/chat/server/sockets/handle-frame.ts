import type { RawData } from 'ws';
import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Authenticate, Staff } from '#platform/server/http/security/access.ts';
import { type NetworkQueue, TooManyWaiting } from '#platform/server/limits/network-queue.ts';
import { inNewTrace } from '#platform/server/tracing/spans.ts';
import type { FilledCard } from '../../cards.ts';
import type { ClientFrame } from '../../frames.ts';
import { limits, unnamedCustomer } from '../../limits.ts';
import { kindOf, messageSeconds } from '../chat-metrics.ts';
import { beginConversation } from '../conversations/begin-conversation.ts';
import { presentMessage, presentToVisitor } from '../conversations/present-conversation.ts';
import { findConversation } from '../conversations/queries-conversations.ts';
import {
  findMessages,
  findReadUpTo,
  findSentMessage,
  type MessageRow,
} from '../conversations/queries-messages.ts';
import { saveCard } from '../conversations/save-card.ts';
import type { NewMessage, Outcome, Sender } from '../conversations/store-messages.ts';
import type { AssistantTurns } from '../turns/assistant-turns.ts';
import { hidePrivateLinks } from './hide-private-links.ts';
import type { Caller, LiveClient } from './live-client.ts';
import { FrameError, type ParsedFrame, readFrame } from './read-frame.ts';

export type FrameDeps = {
  db: Db;
  clock: () => Date;
  /** Counts a message of a visitor and of their network. @returns the error if it exceeds a limit */
  countMessage: (caller: Caller) => Promise<Problem | undefined>;
  /** Counts a new conversation of a network. @throws Problem 429 */
  countBeginning: (network: string) => Promise<void>;
  authenticate: Authenticate;
  store: (message: NewMessage) => Promise<Outcome>;
  /** Subscribes a visitor to a conversation, after a sequence number. */
  subscribe: (client: LiveClient, conversationId: string, after: number) => void;
  isSubscribed: (client: LiveClient, conversationId: string) => boolean;
  /** A card as it may be kept: its sums are those of stored estimates. */
  checkCard: (card: FilledCard) => Promise<FilledCard>;
  turns: AssistantTurns | undefined;
  /** The queue for lookups by visitors. */
  queue: NetworkQueue;
  onError: (error: unknown) => void;
};

type Frame<T extends ClientFrame['type']> = Extract<ClientFrame, { type: T }>;

const typingEveryMs = 1_000;

const unknownConversation = () =>
  new FrameError('unknown_conversation', 'There is no such conversation.');

/** Handles one frame of a client; errors are answered by an `error` frame. */
export async function handleFrame(
  deps: FrameDeps,
  client: LiveClient,
  data: RawData,
  isBinary: boolean,
) {
  let about: ParsedFrame['about'] = {};
  try {
    const parsed = readFrame(data, isBinary);
    about = parsed.about;
    if (parsed.error) throw parsed.error;
    await act(deps, client, parsed.frame);
  } catch (error) {
    const { message, code, retryAfter } = explain(deps, error);
    client.sendFrame({ type: 'error', message, code, ...about, ...(retryAfter && { retryAfter }) });
  }
}

function explain({ onError }: FrameDeps, error: unknown): FrameError {
  if (error instanceof FrameError) return error;
  if (error instanceof Problem && error.status === 429)
    return new FrameError('too_many', error.message, Number(error.headers['retry-after']));
  if (error instanceof TooManyWaiting) return new FrameError('too_many', error.message, 10);
  onError(error);
  return new FrameError(
    'failed',
    'Something went wrong on our side. Please try again in a moment.',
  );
}

function act(deps: FrameDeps, client: LiveClient, frame: ClientFrame): Promise<void> {
  const { staff, network } = client.caller;
  switch (frame.type) {
    case 'join_conversation': {
      const joining = () => join(deps, client, frame);
      return staff ? joining() : deps.queue.run(network, joining);
    }
    case 'send_message':
      return inNewTrace('chat message', async () => {
        const end = messageSeconds.startTimer(kindOf(client.caller));
        if (frame.senderType === 'customer')
          await deps.queue.run(network, () => sendAsCustomer(deps, client, frame));
        else await sendAsStaff(deps, client, frame);
        end();
      });
    case 'typing':
      return sendTyping(deps, client, frame);
    case 'save_card':
      return deps.queue.run(network, () => saveCardOf(deps, client, frame));
    case 'team_member_auth':
      return checkAccount(deps, client, frame.teamMemberId);
    default:
      return frame satisfies never;
  }
}

async function join(deps: FrameDeps, client: LiveClient, frame: Frame<'join_conversation'>) {
  const { conversationId, afterSequence } = frame;
  const staff = await findStaff(deps, client);
  const row = await findConversation(
    deps.db,
    conversationId,
    staff ? undefined : client.caller.visitor,
  );
  if (!row) throw unknownConversation();
  // Clamped: a client that claims a higher number than exists would miss the next messages.
  const after = afterSequence === undefined ? undefined : Math.min(afterSequence, row.lastSequence);
  const messages = await findMessages(deps.db, conversationId, {
    ...(after !== undefined && { after }),
    limit: after === undefined ? limits.joinedMessages : limits.page,
  });
  const readUpTo = await findReadUpTo(deps.db, conversationId);
  client.sendFrame({
    type: 'joined',
    conversationId,
    messages: messages.map(presentMessage),
    conversation: presentToVisitor(row),
    readUpTo,
  });
  if (!staff) deps.subscribe(client, conversationId, messages.at(-1)?.sequence ?? after ?? 0);
}

async function sendAsCustomer(deps: FrameDeps, client: LiveClient, frame: Frame<'send_message'>) {
  const { conversationId, content, clientMessageId = null, customerName, context } = frame;
  const { visitor, network } = client.caller;
  const tooMany = await deps.countMessage(client.caller);
  if (tooMany) return acknowledgeResent(deps, client, frame, tooMany);
  if (conversationId === null) await deps.countBeginning(network);
  const asks = frame.useAdam && deps.turns && { network, process: deps.turns.process };
  const sender: Sender = {
    type: 'customer',
    visitor,
    asks: asks || undefined,
    ...(customerName && customerName !== unnamedCustomer && { name: customerName }),
    ...(context && { context: hidePrivateLinks(context) }),
  };
  const message = { content, clientMessageId };
  const outcome =
    conversationId === null
      ? await beginConversation(deps.db, sender, message, deps.clock())
      : await deps.store({ ...message, conversationId, sender });
  if (outcome.kind === 'unknown' || outcome.kind === 'silenced') throw unknownConversation();
  const { conversation, message: stored } = outcome;
  if (conversationId === null)
    client.sendFrame({
      type: 'conversation_created',
      conversation: { id: conversation.id },
      clientMessageId,
    });
  acknowledge(client, outcome);
  deps.subscribe(client, conversation.id, stored.sequence - 1);
  if (outcome.isOurTurn) deps.turns?.begin(conversation.id);
}

/** Acknowledges a message stored earlier, regardless of rate limits. @throws `tooMany` for a new one */
async function acknowledgeResent(
  deps: FrameDeps,
  client: LiveClient,
  { conversationId, clientMessageId }: Frame<'send_message'>,
  tooMany: Problem,
) {
  const { visitor } = client.caller;
  if (clientMessageId === undefined) throw tooMany;
  const sent = { visitor, conversationId, clientMessageId };
  const message = await findSentMessage(deps.db, sent);
  if (!message) throw tooMany;
  if (conversationId === null)
    client.sendFrame({
      type: 'conversation_created',
      conversation: { id: message.conversationId },
      clientMessageId,
    });
  acknowledge(client, { message });
  deps.subscribe(client, message.conversationId, message.sequence - 1);
}

async function sendAsStaff(deps: FrameDeps, client: LiveClient, frame: Frame<'send_message'>) {
  const { conversationId, content, clientMessageId = null, senderId, cards } = frame;
  const staff = await findStaff(deps, client);
  if (!staff) throw new FrameError('not_allowed', 'Please sign in to write as the team.');
  if (senderId != null && senderId !== staff.id) throw notThisAccount();
  if (conversationId === null)
    throw new FrameError('invalid', 'conversationId: must name the conversation to answer in.');
  const outcome = await deps.store({
    conversationId,
    content,
    clientMessageId,
    sender: { type: 'team_member', staff },
    ...(cards && { attachments: { cards } }),
  });
  if (outcome.kind === 'unknown' || outcome.kind === 'silenced') throw unknownConversation();
  acknowledge(client, outcome);
}

function acknowledge(client: LiveClient, { message }: { message: MessageRow }) {
  const { clientMessageId } = message;
  client.sendFrame({ type: 'message_ack', clientMessageId, message: presentMessage(message) });
}

async function saveCardOf(deps: FrameDeps, client: LiveClient, frame: Frame<'save_card'>) {
  const { conversationId } = frame;
  const { visitor } = client.caller;
  const checked = await deps.checkCard(frame.card);
  const card = await saveCard(deps.db, { conversationId, visitor }, checked);
  if (card === 'unknown') throw unknownConversation();
  if (card === 'none') throw new FrameError('invalid', 'card: there is none of this kind here.');
  client.sendFrame({ type: 'card_saved', conversationId, card });
}

async function sendTyping(deps: FrameDeps, client: LiveClient, frame: Frame<'typing'>) {
  const { conversationId } = frame;
  const { staff } = client.caller;
  if (!staff && !deps.isSubscribed(client, conversationId)) throw unknownConversation();
  const now = deps.clock().getTime();
  if (now - client.typingToldAt < typingEveryMs) return;
  client.typingToldAt = now;
  await publish(deps.db, channels.chat, {
    kind: 'typing',
    conversation: conversationId,
    by: staff ? 'team_member' : 'customer',
    member: staff?.id ?? null,
  });
}

async function checkAccount(deps: FrameDeps, client: LiveClient, teamMemberId: string) {
  const staff = await findStaff(deps, client);
  if (staff?.id !== teamMemberId) throw notThisAccount();
}

const notThisAccount = () =>
  new FrameError('not_allowed', 'You are not signed in as this team member.');

/** Authenticates again on every action: the account may have been disabled since the upgrade. */
async function findStaff(deps: FrameDeps, client: LiveClient): Promise<Staff | undefined> {
  if (!client.caller.staff) return undefined;
  const staff = await deps.authenticate({ headers: client.headers });
  if (staff?.id !== client.caller.staff.id)
    throw new FrameError('not_allowed', 'Please sign in again.');
  return staff;
}
