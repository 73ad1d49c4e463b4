import type { PublishedReview } from '#features/reviews/contract.ts';

/** The property of reviews in schema.org's terms, if there are any. */
export function describeReviews(reviews: readonly PublishedReview[]) {
  if (reviews.length === 0) return {};
  return {
    review: reviews.map(({ stars, text, firstName, writtenAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: firstName ?? 'A customer' },
      datePublished: writtenAt.slice(0, 10),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    })),
  };
}
