import { NewestRequests } from '#features/booking/client/staff/newest-requests.tsx';
import { useListAddress } from '#platform/client/staff/use-list-address.ts';
import { AddressedSheet } from './addressed-sheet.tsx';
import { StatCards } from './stat-cards.tsx';

export default function DashboardTab() {
  const address = useListAddress();
  return (
    <>
      <h1 className="mb-4 text-xl">Dashboard</h1>
      <StatCards />
      <h2 className="mt-8 mb-2 text-lg">Newest appointment requests</h2>
      <NewestRequests onOpen={(id) => address.change({ appointment: id })} />
      <AddressedSheet address={address} />
    </>
  );
}
