import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Page } from '../reads/read-path.ts';
import { compactButton } from './list-toolbar.tsx';
import { LoadError } from './load-error.tsx';

type PagedRowsProps<T> = {
  /** Query options of the page at a cursor. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever its key is
  read: (cursor: string) => UseQueryOptions<Page<T>, Error, Page<T>, any>;
  renderRow: (item: T) => ReactNode;
  columns: number;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
  /** Shows the first page only. */
  only?: 'first';
  cursor?: string;
};

/**
 * The body of a table: rows page by page, the next page on demand; skeletons, the empty state and errors
 * appear in the same place.
 */
export function PagedRows<T>(props: PagedRowsProps<T>) {
  const { read, renderRow, columns, empty, cursor = '' } = props;
  const options = read(cursor);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...options,
    placeholderData: (before) => before,
  });
  const [moreOf, setMoreOf] = useState('');
  const first = cursor === '';
  // Other filters start again with their first page.
  const filters = JSON.stringify(read('').queryKey);
  if (error)
    return (
      <MessageRow columns={columns}>
        <LoadError error={error} onTryAgain={refetch} />
      </MessageRow>
    );
  if (!data) return <SkeletonRows columns={columns} />;
  if (data.items.length === 0 && first) return <MessageRow columns={columns}>{empty}</MessageRow>;
  return (
    <>
      <tbody
        aria-busy={isPlaceholderData || undefined}
        className="aria-busy:opacity-60 max-xl:block"
      >
        {data.items.map(renderRow)}
      </tbody>
      {data.next &&
        props.only !== 'first' &&
        (moreOf === filters ? (
          <PagedRows {...props} cursor={data.next} />
        ) : (
          <MessageRow columns={columns}>
            <button type="button" className={compactButton} onClick={() => setMoreOf(filters)}>
              Load more
            </button>
          </MessageRow>
        ))}
    </>
  );
}

function MessageRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tbody className="max-xl:block">
      <tr className="max-xl:block">
        <td colSpan={columns} className="py-8 text-center text-ink-soft max-xl:block">
          {children}
        </td>
      </tr>
    </tbody>
  );
}

const rows = Array.from({ length: 10 }, (_, index) => index);

/** As many lines as a row has: a name and what is below it, then a cell for each column. */
function SkeletonRows({ columns }: { columns: number }) {
  const cells = Array.from({ length: columns - 1 }, (_, index) => index);
  return (
    <tbody aria-hidden="true" className="max-xl:block">
      {rows.map((row) => (
        <tr key={row} className="border-b border-line align-top max-xl:block max-xl:py-2.5">
          <td className="py-2.5 pr-4 max-xl:block max-xl:p-0">
            <div className="skeleton h-5 w-36" />
            <div className="skeleton mt-2 h-4 w-48 max-w-full" />
            <div className="skeleton mt-1.5 h-4 w-24" />
          </td>
          {cells.map((cell) => (
            <td key={cell} className="py-2.5 pr-4 max-xl:hidden">
              <div className="skeleton h-5 max-w-24" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
