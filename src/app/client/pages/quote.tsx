import { MissingLink } from '#features/business/client/missing-link.tsx';
import { firm } from '#features/business/firm.ts';
import { ownQuoteQuery } from '#features/jobs/client/api.ts';
import { OwnQuote } from '#features/jobs/client/own-quote.tsx';
import { useRead } from '#platform/client/reads/use-read.ts';

/** The target of the link in the email with a quote. */
export default function QuotePage({ params }: { params: Record<string, string> }) {
  const token = params.token ?? '';
  const { data: quote, error, refetch } = useRead(ownQuoteQuery(token));
  return (
    <div className="wrap py-10 md:py-16">
      <title>{`Your quote | ${firm().name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-4xl">
        {quote && <OwnQuote token={token} quote={quote} />}
        {error && <MissingLink error={error} explain={explain} onTryAgain={refetch} />}
      </div>
    </div>
  );
}

function explain(status: number | undefined): { title: string; words: string } {
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
