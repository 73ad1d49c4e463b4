import { firm } from '#features/business/firm.ts';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';

type MissingVisitProps = {
  /** The failed request. From server rendering it is a plain object with the status, not a RequestError. */
  error: { status?: number } | Error;
  onTryAgain: () => void;
};

/** Shown for a visit link that is unknown or has ended, or that could not be loaded. */
export function MissingVisit({ error, onTryAgain }: MissingVisitProps) {
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
        <a href="/" className={buttonClass('outline')}>
          Go to the home page
        </a>
      </div>
    </div>
  );
}

function explain(status: number | undefined): { title: string; words: string } {
  if (status === 410)
    return {
      title: 'This link has expired',
      words:
        'The link in our emails works until the visit is over. Call us about anything after that.',
    };
  if (status === 404)
    return {
      title: 'We can’t find this visit',
      words:
        'The link may have lost a letter on the way. Open it again from our email, or call us and we’ll find your booking by name.',
    };
  return {
    title: 'We can’t show your visit just now',
    words: 'Something went wrong at our end or with your connection. Your booking is safe.',
  };
}
