import { pageQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { listReviews, moderateReview, ReviewModeration } from '../../contract.ts';
import type { ReviewState } from '../../limits.ts';

const pageSize = 50;

/** Query of a page of the reviews in a state, newest first; always refetched. */
export const reviewsQuery = (state: ReviewState, cursor: string) => ({
  ...pageQuery<typeof listReviews>('/api/admin/reviews', {
    query: { state, limit: pageSize, cursor },
  }),
  staleTime: 0,
});

/** Publishes, hides or answers a review. @throws RequestError */
export const requestModeration = (id: string, body: ReviewModeration) =>
  callEndpoint<typeof moderateReview>('PATCH', '/api/admin/reviews/:id', { params: { id }, body });
