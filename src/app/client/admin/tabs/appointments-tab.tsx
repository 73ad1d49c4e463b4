import { useState } from 'react';
import { AppointmentsPanel } from '#features/booking/client/staff/appointments-panel.tsx';
import { VisitWeek } from '#features/booking/client/staff/visit-week.tsx';
import { clientOnly } from '#platform/client/client-only.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { AppointmentFromUrl } from '../appointment-from-url.tsx';

const fallback = <div className="skeleton h-[60vh]" aria-hidden="true" />;
const NewAppointmentForm = clientOnly(() => import('../new-appointment-form.tsx'), fallback);

export default function AppointmentsTab() {
  const params = useListParams();
  const [isNew, setIsNew] = useState(false);
  const isWeek = params.read('view') === 'week';
  const open = (id: string) => params.change({ appointment: id });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Appointments</h1>
        <div className="flex flex-wrap gap-2">
          <button type="button" className={compactButton} onClick={() => setIsNew(true)}>
            New appointment
          </button>
          <button
            type="button"
            className={compactButton}
            onClick={() => params.change({ view: isWeek ? '' : 'week' })}
          >
            {isWeek ? 'Show the list' : 'Show the week'}
          </button>
        </div>
      </div>
      {isWeek ? (
        <VisitWeek params={params} onOpen={open} />
      ) : (
        <AppointmentsPanel params={params} onOpen={open} />
      )}
      <AppointmentFromUrl params={params} />
      {isNew && (
        <FormDialog title="New appointment" onClose={() => setIsNew(false)}>
          {({ hasChanges, requestClose }) => (
            <NewAppointmentForm
              hasChanges={hasChanges}
              onCancel={requestClose}
              onBooked={(id) => {
                setIsNew(false);
                open(id);
              }}
            />
          )}
        </FormDialog>
      )}
    </>
  );
}
