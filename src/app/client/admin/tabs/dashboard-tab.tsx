import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dashboard } from '#app/dashboard-contract.ts';
import { NewestRequests } from '#features/booking/client/staff/newest-requests.tsx';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { hasPermission } from '#platform/roles.ts';
import { AppointmentFromUrl } from '../appointment-from-url.tsx';
import { dashboardQuery } from '../dashboard/dashboard-query.ts';
import { FailedMails } from '../dashboard/failed-mails.tsx';
import { MailOutageNote } from '../dashboard/mail-outage.tsx';
import { SetUpCard } from '../dashboard/set-up-card.tsx';
import { StatCards } from '../dashboard/stat-cards.tsx';
import { TodaysVisits } from '../dashboard/todays-visits.tsx';
import { WeekChart } from '../dashboard/week-chart.tsx';
import { WorkQueue } from '../dashboard/work-queue.tsx';
import { EnquiryFromUrl } from '../enquiry-from-url.tsx';

const skeleton = <div className="skeleton h-40" aria-hidden="true" />;

const countPeople = ({ queue, unlistedCount }: Dashboard) =>
  unlistedCount > 0 ? `${queue.length}+` : queue.length;

/** What is to be done now, then the figures, then the newest requests. */
export default function DashboardTab({ member }: { member: StaffAccount }) {
  const params = useListParams();
  const { data, error, refetch } = useQuery(dashboardQuery);
  const [isWide] = useState(() => matchMedia('(width >= 48rem)').matches);
  const hasFailed = error !== null && !data;
  const open = (kind: 'lead' | 'appointment', id: string, reply = '') =>
    params.change({ [kind]: id, reply });
  const hasVisits = !data || data.visits.length > 0;
  const openAppointment = (id: string) => open('appointment', id);
  return (
    <>
      <h1 className="mb-4 text-xl">Dashboard</h1>
      {hasPermission(member, 'admin') && <SetUpCard />}
      {hasFailed && <LoadError error={error} onTryAgain={refetch} className="mb-8" />}
      <div
        hidden={hasFailed}
        className={`grid gap-x-10 [&[hidden]]:hidden ${hasVisits ? 'gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]' : 'gap-y-5'}`}
      >
        <section aria-labelledby="todays-visits" className="min-w-0">
          <h2
            id="todays-visits"
            className={hasVisits ? 'mb-2 text-lg' : 'inline font-sans text-base tracking-normal'}
          >
            Today’s visits
            {data && hasVisits && (
              <span className="ml-2 font-sans text-sm font-normal tracking-normal text-ink-soft">
                {shortWeekdayDate(data.today)}
              </span>
            )}
          </h2>
          {data ? <TodaysVisits visits={data.visits} onOpen={openAppointment} /> : skeleton}
        </section>
        <section aria-labelledby="to-do" className="min-w-0">
          <h2 id="to-do" className="mb-2 text-lg">
            To do{data && data.queue.length > 0 && ` (${countPeople(data)})`}
          </h2>
          {data ? <WorkQueue {...data} onOpen={open} /> : skeleton}
        </section>
      </div>
      <MailOutageNote />
      <FailedMails />
      <div className="mt-8">
        <StatCards />
      </div>
      <section hidden={hasFailed}>
        <h2 className="mt-8 mb-3 text-lg">The last 12 weeks</h2>
        {data ? <WeekChart weeks={data.weeks} /> : skeleton}
      </section>
      <details className="mt-8" open={isWide}>
        <summary className="mb-2 font-display text-lg font-bold">
          Newest appointment requests
        </summary>
        <NewestRequests onOpen={openAppointment} />
      </details>
      <AppointmentFromUrl params={params} />
      <EnquiryFromUrl params={params} />
    </>
  );
}
