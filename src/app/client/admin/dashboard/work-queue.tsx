import { useState } from 'react';
import { Link } from 'wouter';
import type { Dashboard } from '#app/dashboard-contract.ts';
import { firm } from '#features/business/firm.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { deadlineLooks } from '#platform/client/staff/staff-table.tsx';
import { useNow } from '#platform/client/staff/use-now.ts';
import { type OpenItem, QueueActions, QueueOpener } from './queue-actions.tsx';
import { describeItem, describeWait, type QueueRow } from './queue-words.ts';

const shownAtFirst = 10;

type WorkQueueProps = Pick<Dashboard, 'queue' | 'unlistedCount'> & {
  onOpen: OpenItem;
};

/** Everybody who waits for us, late ones first, with what is to be done next in each row. */
export function WorkQueue({ queue, unlistedCount, onOpen }: WorkQueueProps) {
  const now = useNow();
  const [isWhole, setIsWhole] = useState(false);
  if (queue.length === 0)
    return (
      <p className="border-t border-line py-3 text-ink-soft">
        Nothing’s waiting. Everyone has had an answer.
      </p>
    );
  const shown = isWhole ? queue : queue.slice(0, shownAtFirst);
  return (
    <>
      <p className="sr-only">We promise to respond within {firm().responseHours} hours.</p>
      <ol data-queue="" className="border-t border-line text-sm">
        {shown.map((row) => (
          <Row key={keyOf(row)} row={row} now={now} onOpen={onOpen} />
        ))}
      </ol>
      {queue.length > shownAtFirst && (
        <button
          type="button"
          aria-expanded={isWhole}
          className={`${compactButton} mt-3`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole
            ? 'Show fewer'
            : `Show ${unlistedCount > 0 ? 'the first' : 'all'} ${queue.length}`}
        </button>
      )}
      {unlistedCount > 0 && (isWhole || queue.length <= shownAtFirst) && (
        <p className="mt-3 text-sm text-ink-soft">
          {unlistedCount} more {unlistedCount === 1 ? 'is' : 'are'} waiting. See all <Lists />.
        </p>
      )}
    </>
  );
}

const keyOf = ({ customerId, items: [first] }: QueueRow) =>
  customerId ?? `${first?.kind} ${first?.id}`;

type RowProps = { row: QueueRow; now: Date; onOpen: WorkQueueProps['onOpen'] };

function Row({ row, now, onOpen }: RowProps) {
  const wait = describeWait(row.items, now);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5 lg:grid-cols-[minmax(0,1fr)_8.5rem_13.5rem]">
      <div className="min-w-0">
        <QueueOpener row={row} onOpen={onOpen} />
      </div>
      <span
        className={`text-right whitespace-nowrap tabular-nums lg:text-left ${wait ? deadlineLooks[wait.state] : ''}`}
      >
        {wait?.words}
      </span>
      <div className="min-w-0 max-lg:col-span-full lg:col-start-1">
        {row.items.map((item) => (
          <div key={`${item.kind} ${item.id}`}>
            <span className="text-ink-soft tabular-nums">{describeItem(item)}</span>
            {item.about && <span className="line-clamp-2 wrap-anywhere">{item.about}</span>}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap content-start gap-1.5 empty:hidden max-lg:col-span-full max-lg:mt-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:justify-end">
        <QueueActions row={row} onOpen={onOpen} />
      </div>
    </li>
  );
}

const lists = [
  { href: '/admin/appointments?status=pending&sort=oldest', label: 'appointments' },
  { href: '/admin/leads?followedUp=false&sort=oldest', label: 'leads' },
  { href: '/team-chat', label: 'chats' },
  { href: '/admin/appointments?figure=active-quotes', label: 'quotes' },
  { href: '/admin/customers?steps=open', label: 'follow-ups' },
];

const Lists = () =>
  lists.map(({ href, label }, index) => (
    <span key={href}>
      {index > 0 && (index === lists.length - 1 ? ' and ' : ', ')}
      <Link href={href} className="link inline-block min-h-6">
        {label}
      </Link>
    </span>
  ));
