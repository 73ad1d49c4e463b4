import { AppointmentsPanel } from '#features/booking/client/staff/appointments-panel.tsx';
import { VisitWeek } from '#features/booking/client/staff/visit-week.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { AppointmentFromUrl } from '../appointment-from-url.tsx';

export default function AppointmentsTab() {
  const address = useListParams();
  const isWeek = address.read('view') === 'week';
  const open = (id: string) => address.change({ appointment: id });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Appointments</h1>
        <button
          type="button"
          className={compactButton}
          onClick={() => address.change({ view: isWeek ? '' : 'week' })}
        >
          {isWeek ? 'Show the list' : 'Show the week'}
        </button>
      </div>
      {isWeek ? (
        <VisitWeek address={address} onOpen={open} />
      ) : (
        <AppointmentsPanel address={address} onOpen={open} />
      )}
      <AppointmentFromUrl address={address} />
    </>
  );
}
