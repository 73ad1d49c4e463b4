import { LeadsPanel } from '#features/enquiries/client/staff/leads-panel.tsx';
import { useListAddress } from '#platform/client/staff/use-list-address.ts';

export default function LeadsTab() {
  const address = useListAddress();
  return (
    <>
      <h1 className="mb-4 text-xl">Leads</h1>
      <LeadsPanel address={address} />
    </>
  );
}
