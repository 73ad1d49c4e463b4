import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type {
  ConversationStatus,
  MessageAttachments,
  SenderType,
  VisitorContext,
} from '../contract.ts';
import { unnamedCustomer } from '../limits.ts';

export const conversations = pgTable(
  'chat_conversations',
  {
    id: text().primaryKey(),
    /** SHA-256 of the visitor's cookie: reading the database does not allow impersonating the visitor. */
    visitorHash: text().notNull(),
    /** The same of other browsers that opened the conversation by a link of an email. */
    otherVisitors: text().array().notNull().default([]),
    /** The clientMessageId of the first message, so that a resend finds the conversation. */
    openedBy: text(),
    customerName: text().notNull().default(unnamedCustomer),
    customerEmail: text(),
    subject: text().notNull(),
    status: text().$type<ConversationStatus>().notNull().default('active'),
    /** The team member who answers; the assistant does while it is null. */
    takenById: text(),
    takenByName: text(),
    /** When the assistant handed over; null again once it is taken or resolved. */
    handedOverAt: timestamp({ withTimezone: true }),
    /** When somebody was hurt, water ran or a complaint was made; null again once it is taken or resolved. */
    urgentAt: timestamp({ withTimezone: true }),
    context: jsonb().$type<VisitorContext>().notNull().default({}),
    lastSequence: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('chat_conversations_opened_once').on(table.visitorHash, table.openedBy),
    index('chat_conversations_by_activity').on(table.updatedAt, table.id),
    index('chat_conversations_by_status').on(table.status, table.updatedAt, table.id),
    index('chat_conversations_waiting')
      .on(table.handedOverAt, table.id)
      .where(sql`handed_over_at is not null`),
  ],
);

export const messages = pgTable(
  'chat_messages',
  {
    id: text().primaryKey(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id),
    sequence: integer().notNull(),
    content: text().notNull(),
    senderType: text().$type<SenderType>().notNull(),
    senderId: text(),
    senderName: text(),
    clientMessageId: text(),
    isRead: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Suggested replies and product cards of the assistant's message; null where it has none. */
    attachments: jsonb().$type<MessageAttachments>(),
  },
  (table) => [
    unique('chat_messages_in_order').on(table.conversationId, table.sequence),
    unique('chat_messages_sent_once').on(table.conversationId, table.clientMessageId),
    index('chat_messages_unread').on(table.conversationId).where(sql`not ${table.isRead}`),
  ],
);

/** Every email address ever given in a conversation, in lower case, so that erasure finds all of them. */
export const conversationEmails = pgTable(
  'chat_conversation_emails',
  {
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    email: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.email] }),
    index('chat_conversation_emails_by_email').on(table.email),
  ],
);

/**
 * Messages waiting for the assistant, one per conversation. A process claims a turn while it works on
 * it; a claim that is not renewed expires.
 */
export const assistantTurns = pgTable(
  'chat_assistant_turns',
  {
    conversationId: text()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: text().notNull(),
    /** The customer's network, for the limits on the assistant's actions. */
    network: text().notNull(),
    claimedBy: text().notNull(),
    claimedUntil: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(1),
  },
  (table) => [
    index('chat_assistant_turns_by_claim').on(table.claimedUntil),
    index('chat_assistant_turns_by_message').on(table.messageId),
  ],
);

/** Links to a conversation in emails of replies that its customer had not seen. */
export const chatLinks = pgTable(
  'chat_links',
  {
    /** SHA-256 of the link's token: reading the database does not open a conversation. */
    tokenHash: text().primaryKey(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The number of the last reply in the email: up to it, nothing is emailed again. */
    upTo: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('chat_links_by_conversation').on(table.conversationId, table.upTo)],
);

/** Notes of staff on a conversation; never part of its messages. */
export const notes = pgTable(
  'chat_notes',
  {
    id: text().primaryKey(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id),
    content: text().notNull(),
    authorId: text().notNull(),
    authorName: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('chat_notes_by_conversation').on(table.conversationId, table.createdAt)],
);

/**
 * Which holders are connected to which process. A row lasts while its process renews it. The migration makes
 * the table unlogged: after a database crash every client reconnects anyway.
 */
export const presence = pgTable(
  'chat_presence',
  {
    /** `member:` and an account id, or `conversation:` and a conversation id for its customer. */
    holder: text().notNull(),
    process: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.holder, table.process] })],
);
