import { useState } from 'react';
import { AppointmentsPanel } from '#features/booking/client/staff/appointments-panel.tsx';
import { DayBoard } from '#features/booking/client/staff/board/day-board.tsx';
import { openView } from '#features/booking/client/staff/board/diary-days.ts';
import type { VisitDraft } from '#features/booking/client/staff/visit/visit-fields.tsx';
import { VisitWeek } from '#features/booking/client/staff/visit-week.tsx';
import { OtherRequests } from '#features/customers/client/other-requests.tsx';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
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
  const [adding, setAdding] = useState<{ agreedVisit?: VisitDraft }>();
  const view = params.readOneOf('view', ['week', 'day']) ?? '';
  const book = (agreedVisit: VisitDraft) => setAdding({ agreedVisit });
  const open = (id: string) => params.change({ appointment: id });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Appointments</h1>
        <div className="flex flex-wrap gap-2">
          <button type="button" className={compactButton} onClick={() => setAdding({})}>
            New appointment
          </button>
          {views
            .filter(([name]) => name !== view)
            .map(([name, label]) => (
              <button
                key={name}
                type="button"
                className={compactButton}
                onClick={() =>
                  params.change(
                    openView(
                      name,
                      { view, week: params.read('week'), day: params.read('day') },
                      dayInLondon(new Date()),
                    ),
                  )
                }
              >
                {label}
              </button>
            ))}
        </div>
      </div>
      {view === 'week' && <VisitWeek params={params} onOpen={open} onBook={book} />}
      {view === 'day' && <DayBoard params={params} onOpen={open} onBook={book} />}
      {view === '' && (
        <AppointmentsPanel
          canExport={member.role === 'admin'}
          params={params}
          renderCustomer={({ customer }) => <OtherRequests customer={customer} />}
          onOpen={open}
        />
      )}
      <AppointmentFromUrl params={params} />
      {adding && (
        <FormDialog title="New appointment" onClose={() => setAdding(undefined)}>
          {({ hasChanges, requestClose }) => (
            <NewAppointmentForm
              agreedVisit={adding.agreedVisit}
              hasChanges={hasChanges}
              onCancel={requestClose}
              onBooked={(id) => {
                setAdding(undefined);
                open(id);
              }}
            />
          )}
        </FormDialog>
      )}
    </>
  );
}
