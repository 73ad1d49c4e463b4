import * as z from 'zod/mini';
import { defineEndpoint } from '#platform/endpoint.ts';
import { listQuery } from '#platform/list-query.ts';
import { limits, reviewStates } from './limits.ts';
import { reviewFields } from './review-fields.ts';

const byToken = z.object({ token: z.string() });

/** Pixels of the photo with a review; null without one. */
const photo = z.nullable(z.object({ width: z.int(), height: z.int() }));

/** A review as everybody may read it. */
const publishedReview = z.object({
  id: z.string(),
  stars: z.int(),
  text: z.string(),
  /** Null where the name that was given is none to greet by. */
  firstName: z.nullable(z.string()),
  town: z.nullable(z.string()),
  writtenAt: z.string(),
  /** The firm's. */
  answer: z.nullable(z.string()),
  photo,
});
export type PublishedReview = z.output<typeof publishedReview>;

const hint = z.optional(z.string().check(z.maxLength(100, 'must be at most 100 characters.')));

/** The newest published reviews that have a text: those of a town and of a kind of floor first. */
export const listPublishedReviews = defineEndpoint({
  method: 'GET',
  path: '/api/reviews',
  access: 'anyone',
  query: z.object({ town: hint, floor: hint }),
  answer: z.array(publishedReview),
});

const byId = z.object({ id: z.string() });

/** The photo of a published review. */
export const getReviewPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/:id/photo',
  access: 'anyone',
  streams: 'image/webp',
  params: byId,
});

/** What the link of a review shows. The first name and the town are the only personal data in it. */
const ownReview = z.object({
  firstName: z.nullable(z.string()),
  town: z.nullable(z.string()),
  isWritten: z.boolean(),
  /** Whether the customer is not to be asked again. */
  hasStopped: z.boolean(),
});
export type OwnReview = z.output<typeof ownReview>;

/** The review of a link. 404 for an unknown link, 410 for one that has ended. */
export const getOwnReview = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/own/:token',
  access: 'anyone',
  params: byToken,
  answer: ownReview,
});

/** Stores the review of a link. 409 if there is one. */
export const sendReview = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/own/:token',
  access: 'anyone',
  params: byToken,
  maxBodyBytes: 2 * limits.photoBytes,
  body: reviewFields,
  answer: ownReview,
});

/** Asks the customer of a link, by email, for no more reviews. */
export const stopReviewEmails = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/own/:token/stop',
  access: 'anyone',
  params: byToken,
  answer: ownReview,
});

const staffReview = z.object({
  id: z.string(),
  appointmentId: z.string(),
  state: z.enum(reviewStates),
  stars: z.int(),
  text: z.string(),
  firstName: z.nullable(z.string()),
  town: z.nullable(z.string()),
  writtenAt: z.string(),
  answer: z.nullable(z.string()),
  /** The name of the member of staff who wrote the answer. */
  answeredBy: z.nullable(z.string()),
  photo,
});
export type StaffReview = z.output<typeof staffReview>;

const { limit, cursor } = listQuery;

/** A page of the reviews in a state, newest first. */
export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'staff',
  query: z.object({
    limit,
    cursor,
    state: z._default(
      z.enum(reviewStates, `must be one of ${reviewStates.join(', ')}.`),
      'waiting',
    ),
  }),
  answer: z.array(staffReview),
});

/** The photo of a review in any state. */
export const getStaffReviewPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reviews/:id/photo',
  access: 'staff',
  streams: 'image/webp',
  params: byId,
});

const answerText = z
  .string('must be text.')
  .check(z.trim(), z.maxLength(limits.answer, `must be at most ${limits.answer} characters.`));

/**
 * Publishes or hides a review, answers it, or removes its photo; an empty answer removes the one there is. Stars and
 * text stay.
 */
export const moderateReview = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/reviews/:id',
  access: 'staff',
  params: byId,
  body: z
    .object({
      state: z.optional(z.enum(['published', 'hidden'], 'must be published or hidden.')),
      answer: z.optional(answerText),
      photo: z.optional(z.null('can only be removed.')),
    })
    .check(
      z.refine(
        ({ state, answer, photo }) => [state, answer, photo].some((one) => one !== undefined),
        'must hold a state or an answer, or remove the photo.',
      ),
    ),
  answer: staffReview,
});

export type ReviewModeration = z.output<typeof moderateReview.body>;
