import { firm } from '#features/business/firm.ts';
import type { PageSlug } from '#features/catalogue/page-places.ts';
import type { Category } from '#features/catalogue/vocabulary.ts';
import { publishedReviewsQuery } from '#features/reviews/client/api.ts';
import { ReviewList } from '#features/reviews/client/review-list.tsx';
import { useRead } from '#platform/client/reads/use-read.ts';
import { describeRating } from '../shell/head/business-data.ts';
import { JsonLd } from '../shell/head/json-ld.tsx';
import { useSiteOrigin } from '../shell/head/site-origin.ts';
import { describeReviews } from './describe-reviews.ts';
import { floorOfReviews } from './floor-of-reviews.ts';

type ReviewsOfCustomersProps = {
  /** The town whose reviews come first. */
  town?: string;
  /** A category or a product's, whose reviews come first; such a page has the rating with them. */
  about?: PageSlug | Category;
};

/** The newest reviews of the site's own with their structured data (schema.org); nothing while there are none. */
export default function ReviewsOfCustomers({ town, about }: ReviewsOfCustomersProps) {
  const { data: reviews = [] } = useRead(
    publishedReviewsQuery({
      ...(town && { town }),
      ...(about && { floor: floorOfReviews(about) }),
    }),
  );
  const origin = useSiteOrigin();
  if (reviews.length === 0) return null;
  // On the home and area pages another white band follows.
  return (
    <section aria-labelledby="customer-reviews" className={`wrap band ${about ? '' : 'pb-0'}`}>
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'HomeAndConstructionBusiness',
            '@id': `${origin}/#business`,
            name: firm().name,
            ...describeRating(about ? firm().mainRating : null),
            ...describeReviews(reviews),
          }
        }
      />
      <h2 id="customer-reviews" className="mb-8 text-3xl">
        What our customers say
      </h2>
      <ReviewList reviews={reviews} />
    </section>
  );
}
