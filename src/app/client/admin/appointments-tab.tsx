import { AppointmentsPanel } from '#features/booking/client/staff/appointments-panel.tsx';
import { useListAddress } from '#platform/client/staff/use-list-address.ts';
import { AddressedSheet } from './addressed-sheet.tsx';

export default function AppointmentsTab() {
  const address = useListAddress();
  const open = (id: string) => address.change({ appointment: id });
  return (
    <>
      <h1 className="mb-4 text-xl">Appointments</h1>
      <AppointmentsPanel address={address} onOpen={open} />
      <AddressedSheet address={address} />
    </>
  );
}
