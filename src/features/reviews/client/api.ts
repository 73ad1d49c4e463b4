import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  getOwnReview,
  listPublishedReviews,
  sendReview,
  stopReviewEmails,
} from '../contract.ts';
import type { ReviewFields } from '../review-fields.ts';

/** Query of the newest published reviews, those of a town or a kind of floor first. */
export const publishedReviewsQuery = (query: { town?: string; floor?: string } = {}) =>
  readQuery<typeof listPublishedReviews>('/api/reviews', { query });

/** Query of the review behind a private link. */
export const ownReviewQuery = (token: string) =>
  readQuery<typeof getOwnReview>('/api/reviews/own/:token', { params: { token } });

// Each throws RequestError when the response is not OK.

export const requestReview = (token: string, body: ReviewFields) =>
  callEndpoint<typeof sendReview>('POST', '/api/reviews/own/:token', { params: { token }, body });

export const requestStop = (token: string) =>
  callEndpoint<typeof stopReviewEmails>('POST', '/api/reviews/own/:token/stop', {
    params: { token },
  });
