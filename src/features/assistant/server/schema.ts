import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { MessageAttachments } from '../contract.ts';
import type { ModelProvider } from '../model-contract.ts';

/** The outcome of a message, counted on the dashboard. */
export type Outcome = 'answered' | 'suggested' | 'handed_over' | 'not_understood';

/** What a turn achieved: a visit was requested, the team was asked to get in touch, or a price was given. */
export type Achievement = 'booked' | 'called_back' | 'priced';

/** What earlier releases knew of a customer; the cards of the chat have taken its place. */
export type EarlierRecord = {
  contact?: {
    name?: string;
    email?: string;
    phone?: string;
    address?: string;
    postcode?: string;
    /** Name and number are those of somebody for whom the visitor asks. */
    isOther?: boolean;
  };
  estimateId?: string;
};

/**
 * The records of conversations of earlier releases, which are only read; to be dropped with the next release. Deleted
 * with the conversation (by a foreign key in the migration).
 */
export const memories = pgTable('assistant_memories', {
  conversationId: text().primaryKey(),
  memory: jsonb().$type<EarlierRecord>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** The outcome of each message that the assistant handled; deleted with the conversation. */
export const turns = pgTable(
  'assistant_turns',
  {
    messageId: text().primaryKey(),
    conversationId: text().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    /** `guide`, `model`, or in rows of earlier releases `embedded` or `staff`. */
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

/** The model behind the assistant, in one row; none before it was first set. */
export const assistantModel = pgTable('assistant_model', {
  id: integer().primaryKey(),
  /** Null where the guide answers alone. */
  provider: text().$type<ModelProvider>(),
  baseUrl: text().notNull(),
  model: text().notNull(),
  /** The API key, encrypted. */
  sealedKey: text(),
  /** Its last letters, by which people know it; empty for a short one. */
  keyEnd: text().notNull(),
  keySetAt: timestamp({ withTimezone: true }),
});
