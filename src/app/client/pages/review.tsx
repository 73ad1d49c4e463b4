import { firm } from '#features/business/firm.ts';
import { ownReviewQuery } from '#features/reviews/client/api.ts';
import { OwnReview } from '#features/reviews/client/own-review.tsx';
import { useRead } from '#platform/client/reads/use-read.ts';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';

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
        {error && <MissingReview error={error} onTryAgain={refetch} />}
      </div>
    </div>
  );
}

type MissingReviewProps = {
  /** From server rendering it is a plain object with the status, not a RequestError. */
  error: { status?: number } | Error;
  onTryAgain: () => void;
};

function MissingReview({ error, onTryAgain }: MissingReviewProps) {
  const status = 'status' in error ? error.status : undefined;
  const { title, words } = explain(status);
  const isOver = status === 404 || status === 410;
  return (
    <div className="max-w-[68ch]">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4">{words}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isOver && (
          <Button look="brand" onClick={onTryAgain}>
            Try again
          </Button>
        )}
        <a href={firm().phone.href} className={buttonClass(isOver ? 'brand' : 'outline')}>
          Call {firm().phone.display}
        </a>
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
