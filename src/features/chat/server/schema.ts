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
import type { ConversationStatus, SenderType, VisitorContext } from '../contract.ts';
import { unnamedCustomer } from '../limits.ts';

export const conversations = pgTable(
  'chat_conversations',
  {
    id: text().primaryKey(),
    /** SHA-256 of the visitor's cookie: who knows the database still cannot be the visitor. */
    visitorHash: text().notNull(),
    /** The clientMessageId of the first message, so that its resend finds the conversation. */
    openedBy: text(),
    customerName: text().notNull().default(unnamedCustomer),
    customerEmail: text(),
    subject: text().notNull(),
    status: text().$type<ConversationStatus>().notNull().default('active'),
    /** The team member who answers; Adam does while it is null. */
    takenById: text(),
    takenByName: text(),
    /** When Adam asked the team to take over; null again once somebody has, or it is resolved. */
    handedOverAt: timestamp({ withTimezone: true }),
    context: jsonb().$type<VisitorContext>().notNull().default({}),
    lastSequence: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('chat_conversations_opened_once').on(table.visitorHash, table.openedBy),
    index('chat_conversations_by_activity').on(table.updatedAt, table.id),
    index('chat_conversations_by_status').on(table.status, table.updatedAt, table.id),
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
  },
  (table) => [
    unique('chat_messages_in_order').on(table.conversationId, table.sequence),
    unique('chat_messages_sent_once').on(table.conversationId, table.clientMessageId),
    index('chat_messages_unread').on(table.conversationId).where(sql`not ${table.isRead}`),
  ],
);

/** Every email address that was ever told in a conversation, in lower case: what is asked of us by one of them finds it. */
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
 * Messages that wait for the assistant, one a conversation. A process claims a turn while it works at it;
 * a claim that is not renewed is over.
 */
export const assistantTurns = pgTable(
  'chat_assistant_turns',
  {
    conversationId: text()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: text().notNull(),
    /** Where the customer writes from, for the limits on what the assistant does for them. */
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

/** What staff tell each other about a conversation; never part of its messages. */
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
 * Who is connected to which process. A row lasts while its process renews it. Unlogged in the
 * migration: after a crash of the database everybody connects again.
 */
export const presence = pgTable(
  'chat_presence',
  {
    /** `member:` and an account, or `conversation:` and an id for its customer. */
    holder: text().notNull(),
    process: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.holder, table.process] })],
);
