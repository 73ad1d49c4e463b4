import { AppointmentSheet } from '#features/booking/client/staff/sheet/appointment-sheet.tsx';
import { clientOnly } from '#platform/client/client-only.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';

const fallback = <div className="skeleton h-40" aria-hidden="true" />;
const CutPlan = clientOnly(() => import('./cut-plan.tsx'), fallback);

/** The side sheet of the appointment in the URL, so that Back closes it and a link opens it. */
export function AppointmentFromUrl({ address }: { address: ListParams }) {
  const id = address.read('appointment');
  if (!id) return null;
  const close = () => {
    // When Back closed the sheet, the URL has already changed.
    if (!new URLSearchParams(location.search).has('appointment')) return;
    if (history.state?.cameFromHere) history.back();
    else address.change({ appointment: '' }, 'same');
  };
  return <AppointmentSheet key={id} id={id} CutPlan={CutPlan} onClose={close} />;
}
