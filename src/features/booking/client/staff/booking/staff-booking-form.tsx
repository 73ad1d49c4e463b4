import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import type { HasChanges } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { SelectField } from '#platform/client/ui/field.tsx';
import { type StaffBooking, type StaffBookingInput, staffBooking } from '../../../booking-form.ts';
import { ContactFields, type DescribePostcode } from '../../request/fields/contact-fields.tsx';
import { ProjectFields } from '../../request/fields/project-fields.tsx';
import { ScheduleFields } from '../../request/schedule/schedule-fields.tsx';

export type StaffBookingFormProps = {
  /** What is known already. */
  known: Partial<StaffBookingInput>;
  describePostcode: DescribePostcode;
  /** Sends the booking. @throws RequestError, which the form shows */
  send: (booking: StaffBooking) => Promise<void>;
  hasChanges: HasChanges;
  onCancel: () => void;
};

const empty = {
  purpose: 'measure',
  flooringTypes: [],
  budget: null,
  requirements: '',
  customerName: '',
  email: '',
  phone: '',
  address: '',
  postcode: '',
  preferredDates: [],
  preferredTimes: [],
} as const;

const schema = staffBooking();

/** The fields of a booking on one page, for staff who enter it for a customer. */
export default function StaffBookingForm(props: StaffBookingFormProps) {
  const { known, describePostcode, send, hasChanges, onCancel } = props;
  const form = useForm<StaffBookingInput, unknown, StaffBooking>({
    resolver: zodResolver(schema),
    defaultValues: {
      ...empty,
      flooringTypes: [],
      preferredDates: [],
      preferredTimes: [],
      ...known,
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    hasChanges.current = () => isDirty;
  }, [hasChanges, isDirty]);
  const submit = form.handleSubmit(async (booking) => {
    try {
      await send(booking);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <div className="grid content-start gap-5">
            <SelectField label="Visit for" {...form.register('purpose')}>
              <option value="measure">A measure</option>
              <option value="repair">A repair</option>
            </SelectField>
            <ContactFields describePostcode={describePostcode} />
            <ScheduleFields forStaff />
          </div>
          <div className="grid content-start gap-5">
            <ProjectFields forStaff purpose={form.watch('purpose') ?? 'measure'} />
          </div>
        </div>
        <DialogActions isLong errorText={errors.root?.message} onClose={onCancel}>
          <Button look="brand" type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Adding…' : 'Add appointment'}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}
