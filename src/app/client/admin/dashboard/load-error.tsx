import { explainRefusal } from '#platform/client/error-message.ts';

type ReadFailureProps = { error: Error; onTryAgain: () => void };

/** Says why something could not be read, where it would have been. */
export function ReadFailure({ error, onTryAgain }: ReadFailureProps) {
  return (
    <p>
      <span role="alert">{explainRefusal(error)}</span>{' '}
      <button type="button" className="link" onClick={onTryAgain}>
        Try again
      </button>
    </p>
  );
}
