import { AppointmentSheet } from '#features/booking/client/staff/sheet/appointment-sheet.tsx';
import { clientOnly } from '#platform/client/client-only.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';

const fallback = <div className="skeleton h-40" aria-hidden="true" />;
const parts = {
  CutPlan: clientOnly(() => import('./cut-plan.tsx'), fallback),
  BasketNames: clientOnly(() => import('./basket-names.tsx'), fallback),
};

/** The sheet of the appointment that the address names, so that Back closes it and a link opens it. */
export function AppointmentFromUrl({ address }: { address: ListParams }) {
  const id = address.read('appointment');
  if (!id) return null;
  const close = () => {
    // A browser that closed it by Back has left this address already.
    if (!new URLSearchParams(location.search).has('appointment')) return;
    if (history.state?.cameFromHere) history.back();
    else address.change({ appointment: '' }, 'same');
  };
  return <AppointmentSheet key={id} id={id} parts={parts} onClose={close} />;
}
