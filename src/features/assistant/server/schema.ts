import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Outcome } from './reply.ts';
import type { Memory } from './turn.ts';

/** What Adam remembers of each conversation; goes when the conversation goes (the migration says so). */
export const memories = pgTable('assistant_memories', {
  conversationId: text().primaryKey(),
  memory: jsonb().$type<Memory>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** What became of each message that Adam answered; goes when the conversation goes. */
export const turns = pgTable(
  'assistant_turns',
  {
    messageId: text().primaryKey(),
    conversationId: text().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    /** `embedded`, `model` or `staff` (an answer that the team wrote). */
    engine: text().notNull(),
    intent: text().notNull(),
    /** The customer's words, kept while staff have still to look at them. */
    question: text(),
    /** What was answered, so that a turn that begins again says the same; null for rows of earlier versions. */
    answer: text(),
    isOpen: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('assistant_turns_by_time').on(table.createdAt),
    index('assistant_turns_by_conversation').on(table.conversationId),
  ],
);

/** What staff taught Adam to answer. */
export const taughtAnswers = pgTable('assistant_answers', {
  id: text().primaryKey(),
  question: text().notNull(),
  answer: text().notNull(),
  authorId: text().notNull(),
  authorName: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
