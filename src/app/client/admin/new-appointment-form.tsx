import { useQueryClient } from '@tanstack/react-query';
import { describeCoverageToStaff } from '#features/areas/client/describe-coverage.ts';
import { refreshAppointments, requestStaffBooking } from '#features/booking/client/staff/api.ts';
import StaffBookingForm, {
  type StaffBookingFormProps,
} from '#features/booking/client/staff/booking/staff-booking-form.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';

type NewAppointmentFormProps = Pick<
  StaffBookingFormProps,
  'hasChanges' | 'onCancel' | 'agreedVisit'
> & {
  /** What is known of the customer. */
  known?: StaffBookingFormProps['known'];
  /** Called with the id of the new appointment. */
  onBooked: (id: string) => void;
};

/** The booking form for a customer who telephones or writes. */
export default function NewAppointmentForm({
  known = {},
  onBooked,
  ...form
}: NewAppointmentFormProps) {
  const queries = useQueryClient();
  return (
    <StaffBookingForm
      isAgreed
      known={known}
      describePostcode={describeCoverageToStaff}
      send={async (body) => {
        const { id, customerName, status } = await requestStaffBooking(body);
        onBooked(id);
        showToast({
          title: 'Appointment added',
          description: `${customerName} is ${status}.`,
        });
        await refreshAppointments(queries);
      }}
      {...form}
    />
  );
}
