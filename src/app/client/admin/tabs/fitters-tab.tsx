import { useQuery } from '@tanstack/react-query';
import { FeedOfAll } from '#features/booking/client/staff/calendars/feed-of-all.tsx';
import { ClosedDays } from '#features/booking/client/staff/fitters/closed-days.tsx';
import { FittersPanel } from '#features/booking/client/staff/fitters/fitters-panel.tsx';
import { firm } from '#features/business/firm.ts';
import { accountsQuery } from '#features/staff-accounts/client/api.ts';

export default function FittersTab() {
  const { data: accounts = [] } = useQuery(accountsQuery);
  return (
    <>
      <h1 className="text-xl">Fitters</h1>
      <p className="mt-1 mb-5 max-w-[68ch] text-sm text-ink-soft">
        Who makes visits, and when. The website, {firm().assistant.name} and our emails offer only
        the times at which somebody is free.
      </p>
      <FittersPanel accounts={accounts.filter(({ status }) => status === 'active')} />
      <section aria-labelledby="all-visits" className="mt-10 max-w-3xl">
        <h2 id="all-visits" className="mb-2 text-lg">
          All visits in one calendar
        </h2>
        <FeedOfAll />
      </section>
      <section aria-labelledby="closed-days" className="mt-10 max-w-3xl">
        <h2 id="closed-days" className="mb-3 text-lg">
          Closed days
        </h2>
        <ClosedDays />
      </section>
    </>
  );
}
