import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { CustomerLine } from '#features/customers/client/other-requests.tsx';
import type { EnquiryDetails } from '#features/enquiries/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { closeSheet, type SheetProps } from './sheet-in-url.ts';

const EnquirySheet = clientOnly(
  () => import('#features/enquiries/client/staff/sheet/enquiry-sheet.tsx'),
  null,
);
const fallback = <div className="skeleton h-[60vh]" aria-hidden="true" />;
const ConversionForm = clientOnly(() => import('./conversion-form.tsx'), fallback);

/** The side sheet of the lead in the URL, so that Back closes it and a link opens it. */
export function EnquiryFromUrl({ params, isOverCustomer = false }: SheetProps) {
  const id = params.read('lead');
  if (!id) return null;
  return (
    <EnquirySheet
      key={id}
      id={id}
      isReplying={params.read('reply') !== ''}
      renderAppointment={(lead) => <AppointmentOfLead lead={lead} />}
      renderCustomer={({ customer }) => !isOverCustomer && <CustomerLine customer={customer} />}
      onClose={() => closeSheet(params, 'lead')}
    />
  );
}

function AppointmentOfLead({ lead }: { lead: EnquiryDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const link = useRef<HTMLAnchorElement>(null);
  const wasConverted = useRef(lead.appointmentId !== null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (lead.appointmentId && !wasConverted.current) link.current?.focus();
    wasConverted.current = lead.appointmentId !== null;
  }, [lead.appointmentId]);
  if (lead.appointmentId)
    return (
      <Link
        ref={link}
        href={`/admin/appointments?appointment=${encodeURIComponent(lead.appointmentId)}`}
        className={`${rowAction} text-ink no-underline hover:border-ink hover:bg-mist`}
      >
        Open the appointment
      </Link>
    );
  return (
    <>
      <button type="button" className={rowAction} onClick={() => setIsOpen(true)}>
        Convert to appointment
      </button>
      {isOpen && (
        <FormDialog
          title={`New appointment for ${lead.firstName} ${lead.lastName}`}
          onClose={close}
        >
          {({ hasChanges, requestClose }) => (
            <ConversionForm
              lead={lead}
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
