import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeCoverageToStaff } from '#features/areas/client/describe-coverage.ts';
import { refreshAppointments, requestStaffBooking } from '#features/booking/client/staff/api.ts';
import { withRinging } from '#features/booking/client/staff/appointment-labels.ts';
import StaffBookingForm, {
  type StaffBookingFormProps,
} from '#features/booking/client/staff/booking/staff-booking-form.tsx';
import type { Estimate } from '#features/calculator/contract.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { formatArea } from '#platform/units/areas.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import { PriceAction } from './price/price-action.tsx';

type NewAppointmentFormProps = Pick<
  StaffBookingFormProps,
  'hasChanges' | 'onCancel' | 'agreedVisit'
> & {
  /** What is known of the customer. */
  known?: StaffBookingFormProps['known'];
  /** The price that was worked out before. */
  estimate?: Estimate;
  /** Called with the id of the new appointment. */
  onBooked: (id: string) => void;
};

/** The booking form for a customer who telephones or writes. */
export default function NewAppointmentForm({
  known = {},
  estimate: priced,
  onBooked,
  ...form
}: NewAppointmentFormProps) {
  const queries = useQueryClient();
  const [estimate, setEstimate] = useState(priced);
  return (
    <>
      <p className="mb-5 flex flex-wrap items-center gap-3">
        {estimate && (
          <strong className="tabular-nums">
            {formatPounds(estimate.breakdown.total)} for {formatArea(estimate.totalArea)}
          </strong>
        )}
        <PriceAction
          name={known.customerName ?? ''}
          estimateId={estimate?.id ?? null}
          onPriced={async (another) => setEstimate(another)}
        />
      </p>
      <StaffBookingForm
        isAgreed
        known={known}
        describePostcode={describeCoverageToStaff}
        send={async (body) => {
          const booked = await requestStaffBooking({
            ...body,
            ...(estimate && { estimateId: estimate.id }),
          });
          onBooked(booked.id);
          showToast({
            title: 'Appointment added',
            description: withRinging(booked, `${booked.customerName} is ${booked.status}.`),
          });
          await refreshAppointments(queries);
        }}
        {...form}
      />
    </>
  );
}
