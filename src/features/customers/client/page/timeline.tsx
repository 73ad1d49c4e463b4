import { useState } from 'react';
import { Link } from 'wouter';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import { PhotoGrid } from '#platform/client/staff/photos/photo-grid.tsx';
import { rowAction, StaffTable, staffCell, staffRow } from '#platform/client/staff/staff-table.tsx';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { TimelineEntry } from '../../contract.ts';
import { requestNoteDeletion, timelinePage, useCustomerChange } from '../api.ts';
import { describeEntry } from './describe-entry.ts';
import { isSeparable, SeparateAction } from './separate-action.tsx';

const headings = ['When', 'What', 'Details'];

type TimelineProps = {
  id: string;
  /** Whether requests can be taken out: there is more than one. */
  canSeparate: boolean;
  me: { id: string; role: string };
  hrefOf: (entry: TimelineEntry) => string | undefined;
};

/** Everything that happened with a customer, newest first. */
export function Timeline({ id, canSeparate, me, hrefOf }: TimelineProps) {
  return (
    <StaffTable caption="Timeline" headings={headings}>
      <PagedRows
        read={(cursor) => timelinePage(id, cursor)}
        columns={headings.length}
        empty="Nothing yet. Requests, chats, emails and notes appear here."
        renderRow={(entry) => (
          <Entry
            key={keyOf(entry)}
            entry={entry}
            href={hrefOf(entry)}
            separateFrom={canSeparate ? id : undefined}
            onDelete={
              entry.kind === 'note' && (entry.authorId === me.id || me.role === 'admin')
                ? () => requestNoteDeletion(id, entry.id)
                : undefined
            }
          />
        )}
      />
    </StaffTable>
  );
}

/** Of photos and events there may be several entries of one appointment. */
const keyOf = ({ kind, id, state, authorId, version }: TimelineEntry) =>
  `${kind} ${id}${kind === 'photos' ? ` ${state} ${authorId}` : ''}${kind === 'event' ? ` ${version}` : ''}`;

type EntryProps = {
  entry: TimelineEntry;
  href: string | undefined;
  separateFrom: string | undefined;
  onDelete: (() => Promise<unknown>) | undefined;
};

function Entry({ entry, href, separateFrom, onDelete }: EntryProps) {
  const { at, text, kind } = entry;
  const { title, details } = describeEntry(entry);
  return (
    <tr className={staffRow}>
      <td className={`${staffCell} whitespace-nowrap text-ink-soft tabular-nums xl:w-40`}>
        <time dateTime={at}>{shortInstant(at)}</time>
      </td>
      <th scope="row" className={`${staffCell} font-semibold xl:w-48`}>
        {href === undefined ? (
          title
        ) : href.startsWith('/admin') || href.startsWith('/team-chat') ? (
          <Link href={href} className="link touch-line">
            {title}
          </Link>
        ) : (
          <a href={href} target="_blank" rel="noopener" className="link touch-line">
            {title}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        {details && <span className="block font-normal text-ink-soft">{details}</span>}
      </th>
      <td className={`${staffCell} max-xl:col-span-full xl:pr-0`}>
        {text && kind !== 'estimate' && (
          <p
            dir="auto"
            className={`whitespace-pre-line wrap-anywhere ${kind === 'note' ? '' : 'line-clamp-3'}`}
          >
            {text}
          </p>
        )}
        <PhotoGrid
          isLazy
          photos={entry.photos.map((photo) => ({ ...photo, smallUrl: `${photo.url}?size=small` }))}
        />
        {separateFrom !== undefined && isSeparable(entry) && (
          <SeparateAction id={separateFrom} entry={entry} />
        )}
        {onDelete && <DeleteNote onDelete={onDelete} at={at} />}
      </td>
    </tr>
  );
}

/** Deletes a note after a question: it cannot be undone. */
function DeleteNote({ onDelete, at }: { onDelete: () => Promise<unknown>; at: string }) {
  const { change, isSaving, errorText } = useCustomerChange();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="mt-1.5 flex flex-wrap gap-2">
      {isAsking ? (
        <>
          <button
            type="button"
            className={rowAction}
            disabled={isSaving}
            onClick={() => change(onDelete)}
          >
            Yes, delete it
          </button>
          <button type="button" className={rowAction} onClick={() => setIsAsking(false)}>
            Keep it
          </button>
        </>
      ) : (
        <button type="button" className={rowAction} onClick={() => setIsAsking(true)}>
          Delete<span className="sr-only"> the note of {shortInstant(at)}</span>
        </button>
      )}
      <p role="alert" className="font-medium text-error empty:hidden">
        {errorText}
      </p>
    </div>
  );
}
