import { NewestRequests } from '#features/booking/client/staff/newest-requests.tsx';
import { assistant } from '#features/business/facts.ts';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { AppointmentFromUrl } from '../appointment-from-url.tsx';
import { AssistantStats } from '../dashboard/assistant-stats.tsx';
import { FailedMails } from '../dashboard/failed-mails.tsx';
import { MailOutageNote } from '../dashboard/mail-outage.tsx';
import { StatCards } from '../dashboard/stat-cards.tsx';

export default function DashboardTab() {
  const address = useListParams();
  return (
    <>
      <h1 className="mb-4 text-xl">Dashboard</h1>
      <StatCards />
      <MailOutageNote />
      <FailedMails />
      <h2 className="mt-8 mb-2 text-lg">{assistant.name}, the last 30 days</h2>
      <AssistantStats />
      <h2 className="mt-8 mb-2 text-lg">Newest appointment requests</h2>
      <NewestRequests onOpen={(id) => address.change({ appointment: id })} />
      <AppointmentFromUrl address={address} />
    </>
  );
}
