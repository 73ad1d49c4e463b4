import type { ChatEvent } from '#features/business/server/channels.ts';
import { type Batched, createBatcher } from '#platform/server/batcher.ts';
import type { Db } from '#platform/server/database/database.ts';
import { OrderedDelivery } from '#platform/server/realtime/ordered-delivery.ts';
import type { ServerFrame } from '../../frames.ts';
import {
  presentConversation,
  presentMessage,
  presentToVisitor,
} from '../conversations/present-conversation.ts';
import { findInboxRows, type InboxRow } from '../conversations/queries-conversations.ts';
import { findMessagesAfter, type MessageRow } from '../conversations/queries-messages.ts';
import { readHolder } from '../events/presence-holders.ts';
import { findPresent } from '../events/queries-presence.ts';
import type { LiveClient } from './live-client.ts';

type Delivered = MessageRow & { topic: string };

/** Converts database notifications into frames for the clients of this process. */
export class Broadcaster {
  readonly messages: OrderedDelivery<LiveClient, Delivered>;
  readonly #loadRow: Batched<string, InboxRow | undefined>;
  readonly #loadPresence: Batched<string, boolean>;
  readonly #onError: (error: unknown) => void;

  constructor(db: Db, onError: (error: unknown) => void) {
    this.#onError = onError;
    this.messages = new OrderedDelivery<LiveClient, Delivered>({
      load: async (wanted, page) =>
        (await findMessagesAfter(db, wanted, page)).map((row) => ({
          ...row,
          topic: row.conversationId,
        })),
      encode: ({ topic: _, ...row }) =>
        JSON.stringify({ type: 'new_message', message: presentMessage(row) } satisfies ServerFrame),
      onError,
    });
    this.#loadRow = createBatcher(async (ids) => {
      const rows = new Map((await findInboxRows(db, ids)).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id));
    });
    this.#loadPresence = createBatcher(async (holders) => {
      const present = await findPresent(db, holders);
      return holders.map((holder) => present.has(holder));
    });
  }

  /** Sends an event to the clients that may see it; returns at once. */
  handle(event: Exclude<ChatEvent, { kind: 'turns' }>) {
    switch (event.kind) {
      case 'messages':
        return this.messages.publish(event.conversation, event.from, event.to);
      case 'read':
        return this.#sendRead(event);
      case 'typing':
        return this.#sendTyping(event);
      case 'changed':
        this.#sendChange(event.conversation).catch(this.#onError);
        return;
      case 'presence':
        this.#sendPresence(event.holders).catch(this.#onError);
        return;
      default:
        // Published by a newer version during a deployment: ignored.
        return event satisfies never;
    }
  }

  #sendRead({ conversation, reader, sequence }: Extract<ChatEvent, { kind: 'read' }>) {
    const text = encode({ type: 'messages_read', conversationId: conversation, reader, sequence });
    for (const client of this.messages.subscribers(conversation)) client.send(text);
    for (const client of this.messages.watchers()) client.send(text);
  }

  #sendTyping({ conversation, by, member }: Extract<ChatEvent, { kind: 'typing' }>) {
    const text = encode({
      type: 'typing',
      conversationId: conversation,
      senderType: by,
      senderId: member,
    });
    for (const client of this.messages.watchers())
      if (member === null || client.caller.staff?.id !== member) client.send(text);
    if (by === 'customer') return;
    for (const client of this.messages.subscribers(conversation)) client.send(text);
  }

  async #sendChange(id: string) {
    const hasRecipients = () =>
      this.messages.watchers().size > 0 || [...this.messages.subscribers(id)].length > 0;
    if (!hasRecipients()) return;
    const row = await this.#loadRow(id);
    if (!row) return;
    const type = 'conversation_updated';
    const forStaff = encode({ type, conversation: presentConversation(row) });
    const forVisitor = encode({ type, conversation: presentToVisitor(row) });
    for (const client of this.messages.watchers()) client.send(forStaff);
    for (const client of this.messages.subscribers(id)) client.send(forVisitor);
  }

  async #sendPresence(holders: string[]) {
    if (this.messages.watchers().size === 0) return;
    const online = await Promise.all(holders.map(this.#loadPresence));
    for (const [i, holder] of holders.entries()) {
      const text = encode({
        type: 'presence',
        ...readHolder(holder),
        online: online[i] ?? false,
      });
      for (const client of this.messages.watchers()) client.send(text);
    }
  }
}

function encode(frame: ServerFrame): string {
  return JSON.stringify(frame);
}
