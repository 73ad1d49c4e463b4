import { errorMessage } from '../error-message.ts';

type ReadFailureProps = { error: Error; onTryAgain: () => void };

/** A load error, shown in place of the content. */
export function LoadError({ error, onTryAgain }: ReadFailureProps) {
  return (
    <p>
      <span role="alert">{errorMessage(error)}</span>{' '}
      <button type="button" className="link" onClick={onTryAgain}>
        Try again
      </button>
    </p>
  );
}
