import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Page } from '../reads/read-path.ts';
import { compactButton } from './list-toolbar.tsx';
import { LoadError } from './load-error.tsx';

type PagedFeedProps<T> = {
  /** The accessible name of the list. */
  label: string;
  /** Query options of the page at a cursor. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever its key is
  read: (cursor: string) => UseQueryOptions<Page<T>, Error, Page<T>, any>;
  renderEntry: (entry: T) => ReactNode;
  /** Shown when there are no entries. */
  empty: ReactNode;
  cursor?: string;
};

/** A list of entries page by page, the next page on demand. */
export function PagedFeed<T>(props: PagedFeedProps<T>) {
  const { label, read, renderEntry, empty, cursor = '' } = props;
  const { data, error, refetch } = useQuery({
    ...read(cursor),
    placeholderData: (before) => before,
  });
  const [showsMore, setShowsMore] = useState(false);
  if (error) return <LoadError error={error} onTryAgain={refetch} />;
  if (!data) return <div className="skeleton h-64" aria-hidden="true" />;
  if (data.items.length === 0 && cursor === '')
    return <p className="py-4 text-ink-soft">{empty}</p>;
  return (
    <>
      <ol aria-label={cursor === '' ? label : `${label}, continued`}>
        {data.items.map(renderEntry)}
      </ol>
      {data.next &&
        (showsMore ? (
          <PagedFeed {...props} cursor={data.next} />
        ) : (
          <button
            type="button"
            className={`mt-4 ${compactButton}`}
            onClick={() => setShowsMore(true)}
          >
            Load more
          </button>
        ))}
    </>
  );
}
