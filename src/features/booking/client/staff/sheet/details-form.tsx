import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { changedValues } from '#platform/client/changed-values.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import type { HasChanges } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { SelectField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { detailsForm } from '../../../booking-form.ts';
import type { Appointment } from '../../../contract.ts';
import { ContactFields, type DescribePostcode } from '../../request/fields/contact-fields.tsx';
import { ProjectFields } from '../../request/fields/project-fields.tsx';
import { refreshAppointments, requestCorrection } from '../api.ts';

export type DetailsFormProps = {
  appointment: Appointment;
  describePostcode: DescribePostcode;
  hasChanges: HasChanges;
  onCancel: () => void;
  onSaved: () => void;
};

/** Form in which staff correct the contact details and the project of an appointment. */
export default function DetailsForm(props: DetailsFormProps) {
  const { appointment, describePostcode, hasChanges, onCancel, onSaved } = props;
  const queries = useQueryClient();
  const { purpose, flooringTypes, projectSize, urgency, budget } = appointment;
  const { customerName, email, phone, address, postcode } = appointment;
  const known = {
    ...{ purpose, flooringTypes, projectSize, urgency, budget },
    requirements: appointment.requirements ?? '',
    answers: appointment.answers,
    ...{ customerName, email, phone, address, postcode },
  };
  const form = useForm<z.input<typeof detailsForm>, unknown, z.output<typeof detailsForm>>({
    resolver: zodResolver(detailsForm),
    defaultValues: known,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    hasChanges.current = () => isDirty;
  }, [hasChanges, isDirty]);
  const save = form.handleSubmit(async (values) => {
    try {
      await requestCorrection(appointment.id, changedValues(known, values));
      onSaved();
      showToast({ title: 'Details corrected', description: values.customerName });
      await refreshAppointments(queries);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save}>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <div className="grid content-start gap-5">
            <ContactFields forStaff describePostcode={describePostcode} />
            <p className="text-sm text-ink-soft">
              Emails, calendars and the fitter’s list use these from now on. A new email address
              gets the link to the visit.
            </p>
            <SelectField label="Visit for" {...form.register('purpose')}>
              <option value="measure">A measure</option>
              <option value="repair">A repair</option>
            </SelectField>
          </div>
          <div className="grid content-start gap-5">
            <ProjectFields forStaff purpose={form.watch('purpose')} />
          </div>
        </div>
        <DialogActions isLong errorText={errors.root?.message} onClose={onCancel}>
          <Button look="brand" type="submit" disabled={isSubmitting}>
            Save details
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}
