import { useState } from 'react';
import { AppointmentsPanel } from '#features/booking/client/staff/appointments-panel.tsx';
import { DayBoard } from '#features/booking/client/staff/board/day-board.tsx';
import { VisitWeek } from '#features/booking/client/staff/visit-week.tsx';
import { OtherRequests } from '#features/customers/client/other-requests.tsx';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { AppointmentFromUrl } from '../appointment-from-url.tsx';

const fallback = <div className="skeleton h-[60vh]" aria-hidden="true" />;
const NewAppointmentForm = clientOnly(() => import('../new-appointment-form.tsx'), fallback);

const views = [
  ['', 'Show the list'],
  ['week', 'Show the week'],
  ['day', 'Show the day'],
] as const;

export default function AppointmentsTab({ member }: { member: StaffAccount }) {
  const params = useListParams();
  const [isNew, setIsNew] = useState(false);
  const view = params.readOneOf('view', ['week', 'day']) ?? '';
  const open = (id: string) => params.change({ appointment: id });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Appointments</h1>
        <div className="flex flex-wrap gap-2">
          <button type="button" className={compactButton} onClick={() => setIsNew(true)}>
            New appointment
          </button>
          {views
            .filter(([name]) => name !== view)
            .map(([name, label]) => (
              <button
                key={name}
                type="button"
                className={compactButton}
                onClick={() => params.change({ view: name })}
              >
                {label}
              </button>
            ))}
        </div>
      </div>
      {view === 'week' && <VisitWeek params={params} onOpen={open} />}
      {view === 'day' && <DayBoard params={params} onOpen={open} />}
      {view === '' && (
        <AppointmentsPanel
          canExport={member.role === 'admin'}
          params={params}
          renderCustomer={({ customer }) => <OtherRequests customer={customer} />}
          onOpen={open}
        />
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
