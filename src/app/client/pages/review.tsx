import { MissingLink } from '#features/business/client/missing-link.tsx';
import { firm } from '#features/business/firm.ts';
import { ownReviewQuery } from '#features/reviews/client/api.ts';
import { OwnReview } from '#features/reviews/client/own-review.tsx';
import { useRead } from '#platform/client/reads/use-read.ts';

/** The target of the link in emails that ask for a review. */
export default function ReviewPage({ params }: { params: Record<string, string> }) {
  const token = params.token ?? '';
  const { data: own, error, refetch } = useRead(ownReviewQuery(token));
  return (
    <div className="wrap py-10 md:py-16">
      <title>{`Your review | ${firm().name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-4xl">
        {own && <OwnReview token={token} own={own} />}
        {error && <MissingLink error={error} explain={explain} onTryAgain={refetch} />}
      </div>
    </div>
  );
}

function explain(status: number | undefined): { title: string; words: string } {
  if (status === 410)
    return {
      title: 'This link has expired',
      words: 'It worked for 60 days. Call us if you’d still like to tell us how it went.',
    };
  if (status === 404)
    return {
      title: 'We can’t find this page',
      words: 'The link may have lost a letter on the way. Please open it again from our email.',
    };
  return {
    title: 'We can’t show this page just now',
    words: 'Something went wrong at our end or with your connection. Please try again in a moment.',
  };
}
