import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { feedOfAll } from '../../../calendars/feed-of-all.ts';
import { calendarsQuery } from './api.ts';
import { CalendarFeed } from './calendar-feed.tsx';

/** The feed with everybody's visits. */
export function FeedOfAll() {
  const { data, error, refetch } = useQuery(calendarsQuery);
  if (error && !data) return <LoadError error={error} onTryAgain={() => refetch()} />;
  if (!data) return <div className="skeleton h-24" aria-hidden="true" />;
  return (
    <>
      <p className="max-w-[68ch] text-sm text-ink-soft">
        A private address that shows everybody’s visits in a calendar app. Whoever has it sees the
        names, addresses and phone numbers of customers.
      </p>
      <CalendarFeed id={feedOfAll} since={data.allFeedSince} />
    </>
  );
}
