import { useState } from 'react';
import { AppointmentsPanel } from '#features/booking/client/staff/appointments-panel.tsx';
import { DayBoard } from '#features/booking/client/staff/board/day-board.tsx';
import {
  type DiaryView,
  openSheet,
  openView,
} from '#features/booking/client/staff/board/diary-days.ts';
import type { VisitDraft } from '#features/booking/client/staff/visit/visit-fields.tsx';
import { VisitSheet } from '#features/booking/client/staff/visit-sheet.tsx';
import { VisitWeek } from '#features/booking/client/staff/visit-week.tsx';
import { OtherRequests } from '#features/customers/client/other-requests.tsx';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { hasPermission } from '#platform/roles.ts';
import { AppointmentFromUrl } from '../appointment-from-url.tsx';

const fallback = <div className="skeleton h-[60vh]" aria-hidden="true" />;
const NewAppointmentForm = clientOnly(() => import('../new-appointment-form.tsx'), fallback);

const viewButton =
  'min-h-9 pointer-coarse:min-h-11 border border-line-strong bg-white px-3 text-sm font-semibold not-first:-ml-px first-of-type:rounded-l last:rounded-r hover:bg-mist aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-white';
const views = [
  ['', 'List'],
  ['week', 'Week'],
  ['day', 'Day'],
] as const;

export default function AppointmentsTab({ member }: { member: StaffAccount }) {
  const params = useListParams();
  const [adding, setAdding] = useState<{ agreedVisit?: VisitDraft }>();
  const view: DiaryView = params.readOneOf('view', ['week', 'day']) ?? '';
  const isSheet = params.read('view') === 'print';
  const shown = { view, week: params.read('week'), day: params.read('day') };
  const today = dayInLondon(new Date());
  const book = (agreedVisit: VisitDraft) => setAdding({ agreedVisit });
  const open = (id: string) => params.change({ appointment: id });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-xl">Appointments</h1>
        <div className="flex flex-wrap gap-2">
          <button type="button" className={compactButton} onClick={() => setAdding({})}>
            New appointment
          </button>
          <fieldset className="flex">
            <legend className="sr-only">View</legend>
            {views.map(([name, label]) => (
              <button
                key={name}
                type="button"
                aria-pressed={!isSheet && name === view}
                className={viewButton}
                onClick={() =>
                  params.change({ visitFrom: '', visitTo: '', ...openView(name, shown, today) })
                }
              >
                {label}
              </button>
            ))}
          </fieldset>
          {view !== '' && (
            <button
              type="button"
              className={compactButton}
              onClick={() => params.change(openSheet(shown, today))}
            >
              Print or export
            </button>
          )}
        </div>
      </div>
      {view === 'week' && <VisitWeek params={params} onOpen={open} onBook={book} />}
      {view === 'day' && <DayBoard params={params} onOpen={open} onBook={book} />}
      {isSheet && <VisitSheet params={params} canExport={hasPermission(member, 'export')} />}
      {view === '' && !isSheet && (
        <AppointmentsPanel
          canExport={hasPermission(member, 'export')}
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
