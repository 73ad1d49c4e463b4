import { AppointmentsPanel } from '#features/booking/client/staff/appointments-panel.tsx';
import { VisitWeek } from '#features/booking/client/staff/visit-week.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { AppointmentFromUrl } from '../appointment-from-url.tsx';

export default function AppointmentsTab() {
  const params = useListParams();
  const isWeek = params.read('view') === 'week';
  const open = (id: string) => params.change({ appointment: id });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Appointments</h1>
        <button
          type="button"
          className={compactButton}
          onClick={() => params.change({ view: isWeek ? '' : 'week' })}
        >
          {isWeek ? 'Show the list' : 'Show the week'}
        </button>
      </div>
      {isWeek ? (
        <VisitWeek params={params} onOpen={open} />
      ) : (
        <AppointmentsPanel params={params} onOpen={open} />
      )}
      <AppointmentFromUrl params={params} />
    </>
  );
}
