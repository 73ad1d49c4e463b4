import { NewestRequests } from '#features/booking/client/staff/newest-requests.tsx';
import { assistant } from '#features/business/facts.ts';
import { useListAddress } from '#platform/client/staff/use-list-address.ts';
import { AdamShares } from './adam-shares.tsx';
import { AddressedSheet } from './addressed-sheet.tsx';
import { FailedMails } from './failed-mails.tsx';
import { MailOutageNote } from './mail-outage.tsx';
import { StatCards } from './stat-cards.tsx';

export default function DashboardTab() {
  const address = useListAddress();
  return (
    <>
      <h1 className="mb-4 text-xl">Dashboard</h1>
      <StatCards />
      <MailOutageNote />
      <FailedMails />
      <h2 className="mt-8 mb-2 text-lg">{assistant.name}, the last 30 days</h2>
      <AdamShares />
      <h2 className="mt-8 mb-2 text-lg">Newest appointment requests</h2>
      <NewestRequests onOpen={(id) => address.change({ appointment: id })} />
      <AddressedSheet address={address} />
    </>
  );
}
