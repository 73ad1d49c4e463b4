import { useQueryClient } from '@tanstack/react-query';
import type { convertEnquiry } from '#app/enquiry-conversion-contract.ts';
import { describeCoverageToStaff } from '#features/areas/client/describe-coverage.ts';
import { refreshAppointments } from '#features/booking/client/staff/api.ts';
import StaffBookingForm, {
  type StaffBookingFormProps,
} from '#features/booking/client/staff/booking/staff-booking-form.tsx';
import { limits } from '#features/booking/limits.ts';
import { refreshEnquiries } from '#features/enquiries/client/staff/api.ts';
import type { Enquiry } from '#features/enquiries/contract.ts';
import { callEndpoint } from '#platform/client/request.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';

type ConversionFormProps = Pick<StaffBookingFormProps, 'hasChanges' | 'onCancel'> & {
  lead: Enquiry;
  onBooked: () => void;
};

/** The booking form, prefilled from a lead, which becomes followed up when the appointment is added. */
export default function ConversionForm({ lead, onBooked, ...form }: ConversionFormProps) {
  const queries = useQueryClient();
  const { id, firstName, lastName, email, phone, message, sampleOrder } = lead;
  return (
    <StaffBookingForm
      known={{
        customerName: `${firstName} ${lastName}`,
        email,
        phone,
        address: sampleOrder?.address ?? '',
        postcode: sampleOrder?.postcode ?? '',
        requirements: (message ?? '').slice(0, limits.requirements),
      }}
      describePostcode={describeCoverageToStaff}
      send={async (body) => {
        const path = '/api/contact-submissions/:id/appointment';
        await callEndpoint<typeof convertEnquiry>('POST', path, { params: { id }, body });
        onBooked();
        showToast({
          title: 'Appointment added',
          description: `${firstName} ${lastName} is pending, and the lead is followed up.`,
        });
        await Promise.all([refreshAppointments(queries), refreshEnquiries(queries)]);
      }}
      {...form}
    />
  );
}
