import { Link } from 'wouter';
import type { Dashboard } from '#app/dashboard-contract.ts';
import { responseHours } from '#features/business/facts.ts';
import { TimeLeft } from '#features/enquiries/client/staff/time-left.tsx';
import { rowOpener } from '#platform/client/staff/staff-table.tsx';
import { useNow } from '#platform/client/staff/use-now.ts';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { shortDate, shortInstant } from '#platform/dates/short-dates.ts';

type Waiting = Dashboard['waiting'][number];
type WaitingListProps = {
  waiting: Waiting[];
  hasMore: boolean;
  /** Whether it has the width of the page, for two columns. */
  isWide: boolean;
  onOpen: (kind: 'lead' | 'appointment', id: string) => void;
};

const kinds: Record<Waiting['kind'], string> = {
  lead: 'Enquiry',
  appointment: 'Appointment to confirm',
  visit: 'Visit to book again',
  quote: 'Quote to send, measured',
  chat: 'Chat for the team',
  step: 'Next step',
};

/** What waits for us, that first which has the least time left of the promise to respond. */
export function WaitingList({ waiting, hasMore, isWide, onOpen }: WaitingListProps) {
  const now = useNow();
  if (waiting.length === 0)
    return (
      <p className="border-t border-line py-3 text-ink-soft">
        Nothing’s waiting. Everyone has had an answer.
      </p>
    );
  return (
    <>
      <ol className={`border-t border-line text-sm ${isWide ? 'gap-x-10 lg:columns-2' : ''}`}>
        {waiting.map((one) => (
          <li
            key={`${one.kind} ${one.id}`}
            className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5"
          >
            <div className="min-w-0">
              <Opener one={one} onOpen={onOpen} />
              <span className="block text-ink-soft">
                {kinds[one.kind]}
                {one.kind === 'quote' ? ' ' : ', '}
                {one.kind === 'step' ? (
                  one.owner
                ) : (
                  <span className="whitespace-nowrap tabular-nums">{shortInstant(one.since)}</span>
                )}
              </span>
              {one.about && <span className="line-clamp-1 wrap-anywhere">{one.about}</span>}
            </div>
            <span className="text-right whitespace-nowrap">
              {one.kind === 'step' ? (
                <span className="font-semibold text-error">
                  Due {shortDate(addDays(dayInLondon(new Date(one.since)), -1))}
                </span>
              ) : one.kind === 'quote' ? null : (
                <TimeLeft createdAt={one.since} followedUp={false} followedUpAt={null} now={now} />
              )}
            </span>
          </li>
        ))}
      </ol>
      {hasMore && (
        <p className="mt-2 text-sm text-ink-soft">
          These have waited longest. See them all: <SeeAll />
        </p>
      )}
      <p className="sr-only">We promise to respond within {responseHours} hours.</p>
    </>
  );
}

function Opener({ one, onOpen }: { one: Waiting; onOpen: WaitingListProps['onOpen'] }) {
  const { kind, id, name } = one;
  if (kind === 'chat')
    return (
      <Link href={`/team-chat?conversation=${encodeURIComponent(id)}`} className={rowOpener}>
        {name}
      </Link>
    );
  if (kind === 'step')
    return (
      <Link href={`/admin/customers?customer=${encodeURIComponent(id)}`} className={rowOpener}>
        {name}
      </Link>
    );
  return (
    <button
      type="button"
      className={rowOpener}
      onClick={() => onOpen(kind === 'lead' ? 'lead' : 'appointment', id)}
    >
      {name}
    </button>
  );
}

const lists = [
  { href: '/admin/leads?followedUp=false&sort=oldest', label: 'leads' },
  { href: '/admin/appointments?status=pending&sort=oldest', label: 'appointments' },
  { href: '/admin/appointments?figure=active-quotes', label: 'quotes' },
  { href: '/team-chat', label: 'chats' },
  { href: '/admin/customers?steps=overdue', label: 'next steps' },
];

const SeeAll = () =>
  lists.map(({ href, label }, index) => (
    <span key={href}>
      {index > 0 && ', '}
      <Link href={href} className="link inline-block min-h-6">
        {label}
      </Link>
    </span>
  ));
