import { useState } from 'react';
import { Link } from 'wouter';
import {
  ActionMenu,
  type MenuAction,
  quietMenuButton,
} from '#platform/client/staff/action-menu.tsx';
import { PagedFeed } from '#platform/client/staff/paged-feed.tsx';
import { PhotoGrid } from '#platform/client/staff/photos/photo-grid.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { TimelineEntry } from '../../contract.ts';
import { requestNoteDeletion, timelinePage, useCustomerChange } from '../api.ts';
import { describeEntry } from './describe-entry.ts';
import { useSeparation } from './use-separation.ts';

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
    <PagedFeed
      label="Timeline"
      read={(cursor) => timelinePage(id, cursor)}
      empty="Nothing yet. Requests, chats, emails and notes appear here."
      renderEntry={(entry) => (
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
  const separation = useSeparation(separateFrom, entry);
  const [isDeleting, setIsDeleting] = useState(false);
  const actions: MenuAction[] = [
    ...(separation.action ? [separation.action] : []),
    ...(onDelete
      ? [
          {
            label: 'Delete',
            about: `the note of ${shortInstant(at)}`,
            onSelect: () => setIsDeleting(true),
          },
        ]
      : []),
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3 text-sm sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <time
        dateTime={at}
        className="text-ink-soft tabular-nums max-sm:col-span-full max-sm:row-start-1"
      >
        {shortInstant(at)}
      </time>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {href === undefined ? (
            <span className="font-semibold">{title}</span>
          ) : (
            <Link
              href={href}
              state={{ cameFromHere: true }}
              className="link touch-line font-semibold"
            >
              {title}
            </Link>
          )}
          {details && <span className="text-ink-soft"> · {details}</span>}
        </p>
        {text && kind !== 'estimate' && (
          <p
            dir="auto"
            className={`mt-1 max-w-[70ch] whitespace-pre-line wrap-anywhere ${kind === 'note' ? '' : 'line-clamp-3'}`}
          >
            {text}
          </p>
        )}
        <PhotoGrid
          isLazy
          photos={entry.photos.map((photo) => ({ ...photo, smallUrl: `${photo.url}?size=small` }))}
        />
        {onDelete && isDeleting && (
          <DeleteQuestion onDelete={onDelete} onKeep={() => setIsDeleting(false)} />
        )}
        <p role="alert" className="mt-1.5 font-medium text-error empty:hidden">
          {separation.errorText}
        </p>
      </div>
      {actions.length > 0 && (
        <div className="-my-1.5">
          <ActionMenu
            label={`Actions for: ${title}, ${shortInstant(at)}`}
            className={quietMenuButton}
            actions={actions}
          />
        </div>
      )}
    </li>
  );
}

type DeleteQuestionProps = { onDelete: () => Promise<unknown>; onKeep: () => void };

/** Asks before a note is deleted: it cannot be undone. */
function DeleteQuestion({ onDelete, onKeep }: DeleteQuestionProps) {
  const { change, isSaving, errorText } = useCustomerChange();
  return (
    <div className="mt-1.5 flex flex-wrap gap-2">
      <button
        type="button"
        className={rowAction}
        disabled={isSaving}
        onClick={() => change(onDelete)}
      >
        Yes, delete it
      </button>
      <button type="button" className={rowAction} onClick={onKeep}>
        Keep it
      </button>
      <p role="alert" className="font-medium text-error empty:hidden">
        {errorText}
      </p>
    </div>
  );
}
