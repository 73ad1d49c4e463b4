import { firm } from '#features/business/firm.ts';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';

type MissingEstimateProps = {
  /** A failed read; one from the page's data has a status, but is not a RequestError. */
  error: { status?: number } | Error;
  onTryAgain: () => void;
};

/** The error page of an estimate: unknown, or not readable at the moment, with what to do. */
export function MissingEstimate({ error, onTryAgain }: MissingEstimateProps) {
  const isUnknown = 'status' in error && error.status === 404;
  return (
    <div className="max-w-[68ch]">
      <EmptyPlan />
      <h1 className="mt-8 text-3xl">
        {isUnknown ? 'We can’t find this estimate' : 'We can’t show this estimate just now'}
      </h1>
      <p className="mt-4">
        {isUnknown
          ? 'The link may have lost a letter on the way. Open it again from where you got it, or work out a new estimate: it takes two minutes.'
          : 'Something went wrong at our end or with your connection. Your estimate is safe.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isUnknown && (
          <Button look="brand" onClick={onTryAgain}>
            Try again
          </Button>
        )}
        <a href="/#calculator" className={buttonClass(isUnknown ? 'brand' : 'outline')}>
          Go to the calculator
        </a>
        <a href={firm().phone.href} className={buttonClass('outline')}>
          Call {firm().phone.display}
        </a>
      </div>
    </div>
  );
}

/** A drawing of a room without dimensions. */
function EmptyPlan() {
  return (
    <svg width="220" height="150" viewBox="0 0 220 150" aria-hidden="true" fill="none">
      <path
        d="M30 30H210V140H30Z"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <path
        d="M30 14H210M30 9V19M210 9V19M14 30V140M9 30H19M9 140H19"
        className="stroke-ink-soft"
      />
      <text x="120" y="92" textAnchor="middle" fontSize="22" className="fill-ink-soft font-display">
        ? × ? m
      </text>
    </svg>
  );
}
