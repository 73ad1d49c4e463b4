import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/server/database/bytes-column.ts';
import { reviewStates } from '../limits.ts';

const instant = () => timestamp({ withTimezone: true });

/** One row for each appointment whose customer was asked, so that nobody is asked twice. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    /** The migration adds a foreign key, by which erasing the appointment deletes the row. */
    appointmentId: text().notNull().unique('one_review_an_appointment'),
    tokenHash: text().notNull().unique('one_review_a_link'),
    /** Of the address that was asked: by it the customer is not asked again once they said so. */
    emailHash: text().notNull(),
    /** `asked` until the customer writes. */
    state: text({ enum: ['asked', ...reviewStates] })
      .notNull()
      .default('asked'),
    firstName: text(),
    town: text(),
    /** What floors the appointment was about. */
    floors: jsonb().$type<string[]>().notNull(),
    askedAt: instant().notNull(),
    stoppedAt: instant(),
    stars: smallint(),
    text: text().notNull().default(''),
    writtenAt: instant(),
    answer: text(),
    answeredBy: text(),
    photo: jsonb().$type<{ width: number; height: number }>(),
  },
  (table) => [
    index('reviews_by_state')
      .on(table.state, table.writtenAt, table.id)
      .where(sql`state <> 'asked'`),
    index('reviews_stopped').on(table.emailHash).where(sql`stopped_at is not null`),
    check('review_has_one_to_five_stars', sql`${table.stars} between 1 and 5`),
    check(
      'written_review_has_stars',
      sql`(${table.state} = 'asked') = (${table.stars} is null) and (${table.stars} is null) = (${table.writtenAt} is null)`,
    ),
  ],
);

/** The photos of reviews, re-encoded as WebP: in a table of their own, so that no list reads them. */
export const reviewPhotos = pgTable('review_photos', {
  reviewId: text()
    .primaryKey()
    .references(() => reviews.id, { onDelete: 'cascade' }),
  bytes: bytes().notNull(),
});
