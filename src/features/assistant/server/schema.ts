import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { MessageAttachments } from '../contract.ts';
import type { ConversationRecord } from './conversation/record.ts';
import type { Achievement } from './outcomes/outcome.ts';
import type { Outcome } from './reply.ts';

/** The record of each conversation; deleted with it (by a foreign key in the migration). */
export const memories = pgTable('assistant_memories', {
  conversationId: text().primaryKey(),
  memory: jsonb().$type<ConversationRecord>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** The outcome of each message that the assistant handled; deleted with the conversation. */
export const turns = pgTable(
  'assistant_turns',
  {
    messageId: text().primaryKey(),
    conversationId: text().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    /** `embedded`, `model` or `staff` (a taught answer). */
    engine: text().notNull(),
    intent: text().notNull(),
    /** The customer's message, while it is an open question. */
    question: text(),
    /** The answer, so that a repeated turn gives the same one; null in rows of earlier versions. */
    answer: text(),
    /** What was shown with the answer, if anything. */
    attachments: jsonb().$type<MessageAttachments>(),
    isOpen: boolean().notNull().default(false),
    /** What the turn achieved for the customer, if anything. */
    achieved: text().$type<Achievement>(),
    /** Staff marked the answer as wrong. */
    isWrong: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('assistant_turns_by_time').on(table.createdAt),
    index('assistant_turns_by_conversation').on(table.conversationId),
  ],
);

/** Taught answers. */
export const taughtAnswers = pgTable('assistant_answers', {
  id: text().primaryKey(),
  question: text().notNull(),
  answer: text().notNull(),
  /** Other wordings of the question. */
  alsoAsked: jsonb().$type<string[]>().notNull().default([]),
  /** Whether the firm stands by the answer; a starting answer may wait for that. */
  isConfirmed: boolean().notNull().default(true),
  /** Whether Adam gives it: what support writes waits until an admin publishes it. */
  isPublished: boolean().notNull().default(true),
  /** The published answer that a proposal would change; its deletion takes the proposal along. */
  replacesId: text().references((): AnyPgColumn => taughtAnswers.id, { onDelete: 'cascade' }),
  authorId: text().notNull(),
  authorName: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
