import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { exportCustomer } from '#app/admin-contract.ts';
import { appointmentQuery } from '#features/booking/client/staff/api.ts';
import type { Estimate } from '#features/calculator/contract.ts';
import { timelinePage } from '#features/customers/client/api.ts';
import { bestContacts } from '#features/customers/client/page/contact-list.tsx';
import type { CustomerDetails } from '#features/customers/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { endpointUrl } from '#platform/client/request.ts';
import { ActionMenu } from '#platform/client/staff/action-menu.tsx';
import { useConfirmedDownload } from '#platform/client/staff/confirmation/confirmed-download.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { PriceAction, PriceAppointment } from '../price/price-action.tsx';

const fallback = <div className="skeleton h-[60vh]" aria-hidden="true" />;
const NewAppointmentForm = clientOnly(() => import('../new-appointment-form.tsx'), fallback);
const EraseDialog = clientOnly(() => import('./erase-dialog.tsx'), null);

type CustomerActionsProps = { customer: CustomerDetails; isAdmin: boolean };

/** What the office does with a customer beside writing to them: book, price, and, for admins, export and erase. */
export function CustomerActions({ customer, isAdmin }: CustomerActionsProps) {
  const [booking, setBooking] = useState<{ estimate?: Estimate }>();
  const close = () => setBooking(undefined);
  const { name, address, postcode, contacts } = customer;
  const { email = '', phone = '' } = bestContacts(contacts);
  return (
    <>
      <button type="button" className={compactButton} onClick={() => setBooking({})}>
        Book<span className="sr-only"> a visit for {name}</span>
      </button>
      <Price customer={customer} onPriced={(estimate) => setBooking({ estimate })} />
      {isAdmin && <DataMenu customer={customer} />}
      {booking && (
        <FormDialog title={`New appointment for ${name}`} onClose={close}>
          {({ hasChanges, requestClose }) => (
            <NewAppointmentForm
              {...booking}
              known={{
                customerName: name,
                email,
                phone,
                address: address ?? '',
                postcode: postcode ?? '',
              }}
              hasChanges={hasChanges}
              onCancel={requestClose}
              onBooked={close}
            />
          )}
        </FormDialog>
      )}
    </>
  );
}

type PriceProps = { customer: CustomerDetails; onPriced: (estimate: Estimate) => void };

/** Prices the newest open appointment; where there is none, a visit is booked with the price. */
function Price({ customer, onPriced }: PriceProps) {
  const { data: page } = useQuery(timelinePage(customer.id, ''));
  const openId = page?.items.find(
    ({ kind, state }) => kind === 'appointment' && (state === 'pending' || state === 'confirmed'),
  )?.id;
  const { data: appointment } = useQuery({
    ...appointmentQuery(openId ?? ''),
    enabled: openId !== undefined,
  });
  const look = { name: customer.name, label: 'Price', className: compactButton };
  if (appointment)
    return (
      <PriceAppointment
        {...look}
        id={appointment.id}
        estimateId={appointment.calculatorData?.estimateId ?? null}
      />
    );
  return (
    <PriceAction
      {...look}
      isOff={!page || openId !== undefined}
      estimateId={null}
      onPriced={async (estimate) => onPriced(estimate)}
    />
  );
}

function DataMenu({ customer }: { customer: CustomerDetails }) {
  const [isErasing, setIsErasing] = useState(false);
  const download = useConfirmedDownload();
  const file = endpointUrl<typeof exportCustomer>('/api/customers/:id/export', {
    params: { id: customer.id },
  });
  return (
    <>
      <ActionMenu
        label={`More actions for ${customer.name}`}
        className={compactButton}
        actions={[
          { label: 'Export data', onSelect: () => download(file) },
          { label: 'Erase…', onSelect: () => setIsErasing(true) },
        ]}
      />
      {isErasing && <EraseDialog customer={customer} onClose={() => setIsErasing(false)} />}
    </>
  );
}
