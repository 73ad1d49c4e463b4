import type { ReactNode } from 'react';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';
import { firm } from '../firm.ts';

type MissingLinkProps = {
  /** The failed request. From server rendering it is a plain object with the status, not a RequestError. */
  error: { status?: number } | Error;
  /** What is said of a link that is unknown (404) or over (410), and of one that could not be read just now. */
  explain: (status: number | undefined) => { title: string; words: string };
  onTryAgain: () => void;
  /** More ways on, beside the telephone. */
  children?: ReactNode;
};

/** Shown for a link of an email that is unknown or has ended, or that could not be loaded. */
export function MissingLink({ error, explain, onTryAgain, children }: MissingLinkProps) {
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
        {children}
      </div>
    </div>
  );
}
