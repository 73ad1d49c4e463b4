import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appointmentQuery } from '#features/booking/client/staff/api.ts';
import { timelinePage } from '#features/customers/client/api.ts';
import type { CustomerDetails } from '#features/customers/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { PriceAppointment } from './price-action.tsx';

const NewAppointmentForm = clientOnly(
  () => import('../new-appointment-form.tsx'),
  <div className="skeleton h-[60vh]" aria-hidden="true" />,
);

/** Button that prices the newest open appointment of a customer; else the one that books a visit, which can be priced. */
export function PriceForCustomer({ customer }: { customer: CustomerDetails }) {
  const { data: page } = useQuery(timelinePage(customer.id, ''));
  const openId = page?.items.find(
    ({ kind, state }) => kind === 'appointment' && (state === 'pending' || state === 'confirmed'),
  )?.id;
  const { data: appointment } = useQuery({
    ...appointmentQuery(openId ?? ''),
    enabled: openId !== undefined,
  });
  if (!page || (openId && !appointment)) return null;
  if (appointment)
    return (
      <PriceAppointment
        id={appointment.id}
        name={customer.name}
        estimateId={appointment.calculatorData?.estimateId ?? null}
      />
    );
  return <BookAndPrice customer={customer} />;
}

function BookAndPrice({ customer }: { customer: CustomerDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { name, address, postcode, contacts } = customer;
  const first = (wanted: 'email' | 'phone') =>
    contacts.find(({ kind }) => kind === wanted)?.shown ?? '';
  return (
    <>
      <button type="button" className={rowAction} onClick={() => setIsOpen(true)}>
        Price or book a visit<span className="sr-only"> for {name}</span>
      </button>
      {isOpen && (
        <FormDialog title={`New appointment for ${name}`} onClose={close}>
          {({ hasChanges, requestClose }) => (
            <NewAppointmentForm
              known={{
                customerName: name,
                email: first('email'),
                phone: first('phone'),
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
