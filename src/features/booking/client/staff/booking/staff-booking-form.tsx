import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import type { HasChanges } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { SelectField } from '#platform/client/ui/field.tsx';
import { type StaffBooking, type StaffBookingInput, staffBooking } from '../../../booking-form.ts';
import type { VisitSlot } from '../../../visit-slots.ts';
import { ContactFields, type DescribePostcode } from '../../request/fields/contact-fields.tsx';
import { ProjectFields } from '../../request/fields/project-fields.tsx';
import { startVisit, useVisitChoice, type VisitDraft } from '../visit/visit-fields.tsx';
import { StaffSchedule } from './staff-schedule.tsx';

export type StaffBookingFormProps = {
  /** What is known already. */
  known: Partial<StaffBookingInput>;
  describePostcode: DescribePostcode;
  /** Whether it begins with an agreed visit instead of preferred dates. */
  isAgreed?: boolean;
  /** The agreed visit that it begins with. */
  agreedVisit?: VisitDraft | undefined;
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
const noVisit: VisitDraft = { date: '', slot: '', fitterId: '' };
/** The fields of a booking on one page, for staff who enter it for a customer. */
export default function StaffBookingForm(props: StaffBookingFormProps) {
  const { known, describePostcode, isAgreed = false, agreedVisit } = props;
  const { send, hasChanges, onCancel } = props;
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
  const [visit, setVisit] = useState(() => (isAgreed ? (agreedVisit ?? startVisit()) : undefined));
  useEffect(() => {
    hasChanges.current = () => isDirty || (visit?.slot ?? '') !== (agreedVisit?.slot ?? '');
  }, [hasChanges, isDirty, visit, agreedVisit]);
  const { setFocus } = form;
  const startsBlank = isAgreed && !known.postcode;
  // Somebody is on the telephone: typing begins at once.
  useEffect(() => {
    if (startsBlank) setFocus('postcode');
  }, [startsBlank, setFocus]);
  const choice = useVisitChoice(visit ?? noVisit, undefined);
  // The schema decides by the visit whether there must be preferred dates.
  const agreed = visit && visit.date !== '' && visit.slot !== '' ? visit : undefined;
  useEffect(() => {
    form.setValue('visit', agreed && { date: agreed.date, slot: agreed.slot as VisitSlot });
    form.setValue('fitterId', agreed?.fitterId || undefined);
  }, [form, agreed]);
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
            <ContactFields forStaff describePostcode={describePostcode} />
            <StaffSchedule draft={visit} choice={choice} onChange={setVisit} />
          </div>
          <div className="grid content-start gap-5">
            <ProjectFields forStaff purpose={form.watch('purpose') ?? 'measure'} />
          </div>
        </div>
        <DialogActions isLong errorText={errors.root?.message} onClose={onCancel}>
          <Button
            look="brand"
            type="submit"
            disabled={isSubmitting || (agreed !== undefined && !choice.canSend)}
          >
            {isSubmitting ? 'Adding…' : 'Add appointment'}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}
