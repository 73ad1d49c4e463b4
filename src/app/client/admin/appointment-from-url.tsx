import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { describeCoverageToStaff } from '#features/areas/client/describe-coverage.ts';
import { refreshAppointments } from '#features/booking/client/staff/api.ts';
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

const QuoteSection = clientOnly(
  () => import('#features/jobs/client/staff/quote-section.tsx'),
  fallback,
);

/** The quotes for an appointment, which shows the amount of the one that was sent. */
function Quotes(props: Omit<ComponentProps<typeof QuoteSection>, 'onChanged'>) {
  const queries = useQueryClient();
  return <QuoteSection {...props} onChanged={() => refreshAppointments(queries)} />;
}

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
      renderQuotes={({ id, customerName, email }) => (
        <Quotes appointmentId={id} customerName={customerName} email={email} />
      )}
      renderCustomer={({ customer }) => !isOverCustomer && <CustomerLine customer={customer} />}
      onClose={() => closeSheet(params, 'appointment')}
    />
  );
}
