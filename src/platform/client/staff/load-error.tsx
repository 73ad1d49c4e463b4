import { errorMessage } from '../error-message.ts';

type LoadErrorProps = { error: Error; onTryAgain: () => void; className?: string };

/** A load error, shown in place of the content. */
export function LoadError({ error, onTryAgain, className = '' }: LoadErrorProps) {
  return (
    <p className={className}>
      <span role="alert">{errorMessage(error)}</span>{' '}
      <button type="button" className="link min-h-6 pointer-coarse:min-h-11" onClick={onTryAgain}>
        Try again
      </button>
    </p>
  );
}
