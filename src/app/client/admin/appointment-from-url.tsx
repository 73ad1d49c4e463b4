import { describeCoverageToStaff } from '#features/areas/client/describe-coverage.ts';
import { CustomerLine } from '#features/customers/client/other-requests.tsx';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { PriceAppointment } from './price/price-action.tsx';
import { closeSheet, type SheetProps } from './sheet-in-url.ts';

const AppointmentSheet = clientOnly(
  () => import('#features/booking/client/staff/sheet/appointment-sheet.tsx'),
  null,
);
const fallback = <div className="skeleton h-40" aria-hidden="true" />;
const CutPlan = clientOnly(() => import('./estimate/cut-plan.tsx'), fallback);
const Sketches = clientOnly(() => import('./estimate/sketches.tsx'), null);

const leadHref = (id: string) => `/admin/leads?lead=${encodeURIComponent(id)}`;

/** The side sheet of the appointment in the URL, so that Back closes it and a link opens it. */
export function AppointmentFromUrl({ params, isOverCustomer = false }: SheetProps) {
  const id = params.read('appointment');
  if (!id) return null;
  return (
    <AppointmentSheet
      key={id}
      id={id}
      CutPlan={CutPlan}
      Sketches={Sketches}
      describePostcode={describeCoverageToStaff}
      leadHref={leadHref}
      renderPricing={({ id, customerName, calculatorData }) => (
        <PriceAppointment
          id={id}
          name={customerName}
          estimateId={calculatorData?.estimateId ?? null}
        />
      )}
      renderCustomer={({ customer }) => !isOverCustomer && <CustomerLine customer={customer} />}
      onClose={() => closeSheet(params, 'appointment')}
    />
  );
}
